/** What a game gives to the table, and what it gets from it. A face knows no rule: see web/README.md. */
import type { Component } from 'svelte';
import type { Draft } from '../core/draft.svelte';
import type { EditionDraft } from '../edit/draft.svelte';
import type { Viewer } from '../core/table.svelte';
import type { Facts, Said } from '../core/words.svelte';
import type { Deed } from '../core/sentences';
import type { Counted, Gain, Result } from '../protocol';

/** The boards of a match, live, in a preview, or in a replay. */
export interface BoardProps<V = unknown, P = unknown> {
  /** What is drawn: the position after the actions chosen so far. */
  view: V;
  /** The position on the server, before them; the same as `view` when nothing is chosen. */
  before: V;
  /** What stands on the boards of this edition. */
  printed: P;
  /** The seat whose view this is; null for a spectator. */
  seat: Viewer;
  /** What this seat may do next, as texts; empty when it is not asked. */
  legal: readonly string[];
  /** The move in the making; null for those who only look. */
  draft: Draft | null;
  /** What people are called, by seat. */
  names: readonly string[];
  /** The seats that must act. */
  active: readonly number[];
  /** What has just happened, for animations; empty at first sight and in a replay that jumps. */
  fresh: readonly Deed[];
  /** What those deeds made count, for whom. */
  gains: readonly Gain[];
  /** A line of the log that somebody points at; the board shows where it happened. */
  pointed: Deed | null;
  /** Say something to those who listen to the page. */
  announce: (text: string) => void;
}

/** Something to be shown on the boards: a reason with its facts. */
export interface Mark {
  code: string;
  facts: Facts;
}

/** A part of the boards, to look at: beside a clause of the rules, or to show what reasons are about. */
export interface PictureProps<V = unknown, P = unknown> {
  view: V;
  printed: P;
  /** Which part: what `shown` gave, or the rules' `shows`. */
  shows: string;
  names: readonly string[];
  /** Whose city or screen it is; the first seat's, if nobody says. */
  seat?: Viewer;
  /** What is marked on it. */
  marks?: readonly Mark[];
}

/** The finished boards as one drawing, for the end screen and its picture; nothing hidden may be in it. */
export interface FinaleProps<V = unknown, P = unknown> {
  view: V;
  printed: P;
  names: readonly string[];
  /** The seats by place, the winner first. */
  order: readonly number[];
  /** How many of them share the first place. */
  winners: number;
  /** Whether it stands upright, as on a phone. */
  isTall: boolean;
  /** Where it lies in the picture. */
  x: number;
  y: number;
  width: number;
}

export interface Face<V = unknown, P = unknown> {
  Board: Component<BoardProps<V, P>>;
  Picture: Component<PictureProps<V, P>>;
  /** The finished boards on the end screen, and how high they are for a width of 1; a game without drawings has none. */
  finale?: { Drawing: Component<FinaleProps<V, P>>; height: (view: V, isTall: boolean) => number };
  /** The sentence for whoever wins alone, where the game has one of its own. */
  crown?: string;
  /** The part of the boards on which reasons are seen best; nothing if none shows them. */
  shown: (marks: readonly Mark[], view: V, seat: Viewer) => string;
  /** Where on the boards a deed is seen, as a selector; nothing if it is seen nowhere. */
  where: (deed: Deed, view: V, seat: Viewer) => string;
  /** A piece that a sentence names, as a small picture; left out where sentences name none. */
  Piece?: Component<{ name: string; printed: P }>;
  /** What is asked of this seat now; the table itself says whose turn it is. */
  ask: (view: V, seat: number, legal: readonly string[], printed: P) => Said;
  /** Points as they stand, by seat; null where this viewer may not know them. */
  points: (view: V) => readonly (number | null)[];
  /** A seat's marks beside its name, for instance the leader's. */
  marks: (view: V, seat: number) => Said[];
  /** What a line of the score sheet is made of, in short: a part of it with its points. */
  part: (part: Counted) => string;
  /** How a tie was broken, if it was; said under the places. */
  tie: (view: V, result: Result) => Said | null;
  /** The words of deeds that nobody needs to read about: what the boards show by themselves. */
  quiet: readonly string[];
  /** The words of deeds with which paint comes onto a wall. */
  sprays: readonly string[];
}

/** Shows the value of an option on printed boards; with `choose` it can be changed. */
export type Picker = Component<{ value: string; printed: unknown; choose?: (value: string) => void }>;

/** The tools with which the boards of an edition are drawn; `edit/` is the frame around them. */
export type BoardEditor = Component<{ draft: EditionDraft; face: Face }>;
