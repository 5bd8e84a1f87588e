// Generated from src/allcity/games/graffiti/schema.py and data.py by `make types-web`. Do not edit.

/** An artist's tiles; of another's permits only those that were taken openly (`known`). `paid` tiles lie before the screen until the round ends; `marker` is the reserved segment. */
export interface Artist {
  bonus: Record<string, number>;
  cans: number;
  known: Record<string, number>;
  marker: string | null;
  paid: Record<string, number>;
  paints: Record<string, number>;
  passed: boolean;
  permits: Record<string, number>;
  used: Record<string, number>;
  vp: number;
}

/** A graffiti and the section of the tunnel in which it is. */
export interface Graffiti {
  letter: string;
  section: number;
  segments: Segment[];
}

/** What a space of the permit board gives: face-up places, one from the stack, the token. */
export interface PermitSpace {
  first: boolean;
  permits: number[];
  stack: boolean;
}

/** What stands on the boards of an edition; `end` is how many complete graffiti end the game. */
export interface Printed {
  bonus: Record<string, number>;
  bonus_spaces: number;
  cans: number;
  end: number;
  game: 'graffiti';
  graffiti: Graffiti[];
  key: string;
  paints: Record<string, number>;
  permit_spaces: PermitSpace[];
  permits: Record<string, number>;
  special: Graffiti[];
  start: Record<string, number>[];
  title: string;
}

/** A segment with its paints, a letter each. */
export interface Segment {
  name: string;
  paints: string;
  vp: number;
}

/** All that these eyes may know. `placed` are cans on a space: its name, whose, how many, and whether an add tile closed it. `permits` are face up, 0 where there is none; `stack` counts those face down; `unseen` are the permits that lie there or are `hidden`, and `hidden` counts them by artist. `spray` is the segment that is being sprayed, `section` that of a revealed permit, `blocked` that of the token, 0 if none. `revealed` are the permits shown for neutral tags. `flipped` is the last round in which a segment was flipped; `last_chance` is true when the game ends with this round unless one is flipped in it. */
export interface View {
  artists: Artist[];
  blocked: number;
  blocking: boolean;
  bobby: number | null;
  bonus: (string | null)[];
  bonus_stack: Record<string, number>;
  discard: Record<string, number>;
  drawer: number | null;
  edition: string;
  extra: number;
  first: number | null;
  flipped: number;
  game: 'graffiti';
  hidden: number[];
  last_chance: boolean;
  paints: Record<string, number>;
  permits: number[];
  phase: 'after' | 'block' | 'discard' | 'draw' | 'fill' | 'first' | 'keep' | 'lay' | 'neutral' | 'over' | 'pay' | 'show' | 'turn';
  placed: [string, number, number, boolean][];
  points: number[];
  reason: '' | 'idle' | 'neutral' | 'sprays';
  revealed: Record<string, number>;
  reveals: number;
  round: number;
  seat: number | null;
  section: number;
  special: boolean;
  spray: string | null;
  stack: number;
  tags: Record<string, number | 'neutral' | null>;
  turn: number | null;
  unseen: Record<string, number>;
}

export const PAINTS = ['r', 'y', 'b', 'g', 'k', 'ry', 'rb', 'yb'] as const;

export const PRIMARIES = ['r', 'y', 'b'] as const;

export const BONUSES = ['vp', 'wild', 'permit', 'extra', 'reserve', 'add', 'discount', 'save'] as const;

export const PIPS = [1, 2, 3, 4, 5] as const;
