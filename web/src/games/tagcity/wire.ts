// Generated from src/allcity/games/tagcity/schema.py and data.py by `make types-web`. Do not edit.

/** Both sides of the boards (T1.1). */
export interface Cities {
  A: PrintedCity;
  B: PrintedCity;
}

/** What the viewer's own hidden drawing will score. */
export interface Outlook {
  high: string[];
  low: string[];
  points: number;
}

/** What is printed on the boards of an edition. */
export interface Printed {
  cities: Cities;
  game: 'tagcity';
  key: string;
  ring: string[];
  shapes: Shape[];
  title: string;
}

/** One side of a city; values stand in the order of columns, rows and districts (`r y g b p`). */
export interface PrintedCity {
  bubbles: number[];
  drones: number[];
  grid: string[];
  high: number[];
  low: number[];
}

/** A piece; it may be rotated and mirrored. */
export interface Shape {
  cells: [number, number][];
  is_small: boolean;
  name: string;
}

/** What one tagger has drawn and circled. */
export interface Tagger {
  bubbles: number[];
  drawn: string[][];
  drones: number;
  high: string[];
  low: string[];
  sealed: string | null;
}

/** All that this viewer may know. */
export interface View {
  chosen: boolean[];
  city: 'A' | 'B';
  dice: [number, number][];
  edition: string;
  first: number | null;
  game: 'tagcity';
  leader: number;
  outlook: Outlook | null;
  phase: 'act' | 'final' | 'lead' | 'over' | 'put' | 'roll' | 'take' | 'token';
  points: number[];
  ring: string[];
  rolled: number[];
  round: number;
  seat: number | null;
  taggers: Tagger[];
  taken: number;
  turn: number;
}

export const WIDTH = 12;

export const HEIGHT = 8;

export const COLUMNS = 'ABCDEFGHIJKL';

export const DISTRICTS = 'RYGBP';
