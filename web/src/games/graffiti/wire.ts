// Generated from src/allcity/games/graffiti/schema.py and data.py by `make types-web`. Do not edit.

/** One artist's tiles and cans. */
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

/** A graffiti. */
export interface Graffiti {
  letter: string;
  section: number;
  segments: Segment[];
}

/** What a space of the permit board gives. */
export interface PermitSpace {
  first: boolean;
  permits: number[];
  stack: boolean;
}

/** What is printed on the boards of an edition. */
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

/** A segment. */
export interface Segment {
  name: string;
  paints: string;
  vp: number;
}

/** All that this viewer may know. */
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
