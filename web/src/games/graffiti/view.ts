/** What the server shows of a match of Graffiti: `view_to_json` and `edition_to_json` in Python. */
export type Phase =
  | 'first'
  | 'lay'
  | 'fill'
  | 'draw'
  | 'block'
  | 'turn'
  | 'discard'
  | 'pay'
  | 'after'
  | 'keep'
  | 'show'
  | 'neutral'
  | 'over';

/** How many there are of each kind; kinds that are not there are left out. */
export type Tiles = Record<string, number>;

export interface Artist {
  paints: Tiles;
  /** One's own permits; of another's, those that were taken openly. */
  permits: Tiles;
  bonus: Tiles;
  used: Tiles;
  /** Paint tiles that lie before the screen until the round ends. */
  paid: Tiles;
  cans: number;
  passed: boolean;
  /** The segment with this artist's reservation marker. */
  marker: string | null;
  vp: number;
}

/** Cans on a space: its name, whose, how many, and whether an add tile has closed it. */
export type Placed = [space: string, seat: number, cans: number, isAdded: boolean];

export interface View {
  special: boolean;
  blocking: boolean;
  round: number;
  phase: Phase;
  turn: number | null;
  bobby: number | null;
  first: number | null;
  drawer: number | null;
  extra: number;
  /** The section of a revealed permit, for a neutral tag. */
  section: number;
  /** The section with the blocking token; 0 if none. */
  blocked: number;
  /** The segment that is being sprayed. */
  spray: string | null;
  paints: Tiles;
  /** Face-up permits by place; 0 where there is none. */
  permits: number[];
  stack: number;
  discard: Tiles;
  bonus: (string | null)[];
  bonus_stack: Tiles;
  placed: Placed[];
  tags: Record<string, number | 'neutral' | null>;
  artists: Artist[];
  seat: number | null;
  /** How many permits each artist holds that these eyes have not seen. */
  hidden: number[];
  points: number[];
}

export interface Segment {
  name: string;
  paints: string;
  vp: number;
}

export interface Graffiti {
  letter: string;
  section: number;
  segments: Segment[];
}

export interface PermitSpace {
  permits: number[];
  stack: boolean;
  first: boolean;
}

export interface Printed {
  key: string;
  title: string;
  cans: number;
  /** Complete graffiti at which the game ends. */
  end: number;
  graffiti: Graffiti[];
  special: Graffiti[];
  permit_spaces: PermitSpace[];
  bonus_spaces: number;
  paints: Tiles;
  permits: Tiles;
  bonus: Tiles;
}

export const PAINTS = ['r', 'y', 'b', 'g', 'k', 'ry', 'rb', 'yb'] as const;
export const PRIMARIES = ['r', 'y', 'b'];
export const BONUSES = ['vp', 'wild', 'permit', 'extra', 'reserve', 'add', 'discount', 'save'] as const;
export const SECTIONS = [1, 2, 3, 4, 5];

export const sum = (tiles: Tiles): number => Object.values(tiles).reduce((all, count) => all + count, 0);

/** Each tile on its own, in the order of its board. */
export const listed = (tiles: Tiles, order: readonly string[] = Object.keys(tiles)): string[] =>
  order.flatMap((kind) => Array.from({ length: tiles[kind] ?? 0 }, () => kind));

/** The ten graffiti in play. */
export function tunnel(view: View, printed: Printed): Graffiti[] {
  const others = new Map(view.special ? printed.special.map((one) => [one.letter, one]) : []);
  return printed.graffiti.map((one) => others.get(one.letter) ?? one);
}

export const isComplete = (graffiti: Graffiti, tags: View['tags']): boolean =>
  graffiti.segments.every((segment) => tags[segment.name] !== null);

/** How many permits an artist holds, seen or not. */
export const permitCount = (view: View, seat: number): number =>
  sum(view.artists[seat]?.permits ?? {}) + (view.hidden[seat] ?? 0);
