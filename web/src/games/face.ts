/** What a game gives to the table, and what it gets from it. A face knows no rules: see web/README.md. */
import type { Component } from 'svelte';
import type { Draft } from '../core/draft.svelte';
import type { EditionDraft } from '../edit/draft.svelte';
import type { Viewer } from '../core/table.svelte';
import type { Facts, Translatable } from '../core/words.svelte';
import type { Deed } from '../core/sentences';
import type { Counted, Gain, Result } from '../protocol';

/** The boards of a match, live, in a preview, or in a replay. */
export interface BoardProps<V = unknown, P = unknown> {
  /** What is drawn: the position after the actions chosen so far. */
  view: V;
  /** The position on the server, before them; it equals `view` when nothing is chosen. */
  before: V;
  /** What is printed on the boards of this edition. */
  printed: P;
  /** The seat whose view this is; null for a spectator. */
  seat: Viewer;
  /** The actions that this seat may choose next, as texts; empty when it is not asked. */
  legal: readonly string[];
  /** The move in the making; null for people who only watch. */
  draft: Draft | null;
  /** The players' names, by seat. */
  names: readonly string[];
  /** The seats that must act. */
  active: readonly number[];
  /** What has just happened, for animations; empty for the first position and in a replay that jumps. */
  fresh: readonly Deed[];
  /** What those deeds scored, and for whom. */
  gains: readonly Gain[];
  /** The line of the log at which somebody points; the board shows where it happened. */
  pointed: Deed | null;
  /** Say something to screen readers. */
  announce: (text: string) => void;
}

/** Something to be marked on the boards: a reason with its facts. */
export interface Mark {
  code: string;
  facts: Facts;
}

/** A part of the boards to look at: beside a clause of the rules, or to show what reasons are about. */
export interface PictureProps<V = unknown, P = unknown> {
  view: V;
  printed: P;
  /** Which part is drawn: the result of `shown`, or `shows` of the rules. */
  shows: string;
  names: readonly string[];
  /** Whose city or screen it is; the first seat's by default. */
  seat?: Viewer;
  /** What is marked on it. */
  marks?: readonly Mark[];
}

/** The finished boards as one drawing, for the end screen and its picture; it contains nothing hidden. */
export interface FinaleProps<V = unknown, P = unknown> {
  view: V;
  printed: P;
  names: readonly string[];
  /** The seats by place, the winner first. */
  order: readonly number[];
  /** How many of them share the first place. */
  winners: number;
  /** Whether the picture is upright, as on a phone. */
  isTall: boolean;
  /** Where the drawing is placed in the picture. */
  x: number;
  y: number;
  width: number;
}

export interface Face<V = unknown, P = unknown> {
  Board: Component<BoardProps<V, P>>;
  Picture: Component<PictureProps<V, P>>;
  /** The finished boards on the end screen, and how high they are for a width of 1; a game without drawings has none. */
  finale?: { Drawing: Component<FinaleProps<V, P>>; height: (view: V, isTall: boolean) => number };
  /** The sentence for a player who wins alone, where the game has one of its own. */
  crown?: string;
  /** The part of the boards that shows these reasons best; null if none shows them. */
  shown: (marks: readonly Mark[], view: V, seat: Viewer) => string;
  /** Where on the boards a deed is seen, as a selector; empty if it is seen nowhere. */
  where: (deed: Deed, view: V, seat: Viewer) => string;
  /** A piece that a sentence names, as a small picture; left out where sentences name no pieces. */
  Piece?: Component<{ name: string; printed: P }>;
  /** The sentence that asks this seat for its next action; the table itself says whose turn it is. */
  ask: (view: V, seat: number, legal: readonly string[], printed: P) => Translatable;
  /** The current points, by seat; null where this viewer may not know them. */
  points: (view: V) => readonly (number | null)[];
  /** A seat's marks beside its name, for instance the leader's. */
  marks: (view: V, seat: number) => Translatable[];
  /** A part of a line of the score sheet with its points, in short. */
  part: (part: Counted) => string;
  /** How a tie was broken, if it was; said under the places. */
  tie: (view: V, result: Result) => Translatable | null;
  /** The words of deeds that nobody needs to read about, since the boards show them. */
  quiet: readonly string[];
  /** The words of deeds that put paint on a wall. */
  sprays: readonly string[];
}

/** Shows the value of an option on printed boards; with `choose` it can be changed. */
export type Picker = Component<{ value: string; printed: unknown; choose?: (value: string) => void }>;

/** The tools with which the boards of an edition are drawn; `edit/` is the frame around them. */
export type BoardEditor = Component<{ draft: EditionDraft; face: Face }>;
