/** What the server shows of a match of Tag City: `view_to_json` and `edition_to_json` in Python. */
export type Phase = 'token' | 'lead' | 'roll' | 'put' | 'take' | 'act' | 'final' | 'over';
export type Side = 'A' | 'B';

export interface Tagger {
  drawn: string[][];
  high: string[];
  low: string[];
  drones: number;
  bubbles: number[];
  sent: string | null;
  sealed: { drone: string | null; action: string } | null;
}

export interface View {
  city: Side;
  ring: string[];
  leader: number;
  round: number;
  phase: Phase;
  rolled: number[];
  /** Space and value of each die on the ring. */
  dice: [number, number][];
  turn: number;
  /** The space of the die in use, 0 if none. */
  taken: number;
  taggers: Tagger[];
  seat: number | null;
  chosen: boolean[];
  points: number[];
  /** What one's own hidden drawing will score. */
  outlook: { high: string[]; low: string[]; points: number } | null;
}

export interface Shape {
  name: string;
  cells: [number, number][];
  is_small: boolean;
}

export interface PrintedCity {
  grid: string[];
  high: number[];
  low: number[];
  drones: number[];
  bubbles: number[];
}

export interface Printed {
  key: string;
  title: string;
  ring: string[];
  shapes: Shape[];
  cities: Record<Side, PrintedCity>;
}

export const WIDTH = 12;
export const HEIGHT = 8;
export const COLUMNS = 'ABCDEFGHIJKL';
export const DISTRICTS = 'RYGBP';
