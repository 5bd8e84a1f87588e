/** The positions of things: squares, shapes turned and flipped, the ring. This is geometry only, without rules. */
import { COLUMNS, DISTRICTS, HEIGHT, WIDTH, type PrintedCity } from './view';

export interface Cell {
  row: number;
  column: number;
}
export interface Orientation {
  turns: number;
  isFlipped: boolean;
}
/** A shape in its printed orientation. */
export const UNTURNED: Orientation = { turns: 0, isFlipped: false };

/** The coordinates mirror at the border: outside the city, `-A1` is left of A1, and `A-1` is above it. */
const mirrored = (place: number, name: (place: number) => string): string =>
  place < 0 ? `-${name(-1 - place)}` : name(place);
const letter = (column: number): string => String.fromCharCode('A'.charCodeAt(0) + column);

/** A column letter and a row number. */
export const squareName = ({ row, column }: Cell): string =>
  mirrored(column, letter) + mirrored(row, (place) => String(place + 1));

export function cellOf(square: string): Cell {
  const [, left, name = '', above, number] = /^(-?)([A-Z])(-?)(\d+)$/.exec(square) ?? [];
  const column = name.charCodeAt(0) - 'A'.charCodeAt(0);
  const row = Number(number) - 1;
  return { row: above ? -1 - row : row, column: left ? -1 - column : column };
}

export const isInside = ({ row, column }: Cell): boolean =>
  row >= 0 && column >= 0 && row < HEIGHT && column < WIDTH;

/** The cells of a shape in an orientation, moved to the upper left corner. */
export function turned(cells: readonly (readonly [number, number])[], orientation: Orientation): Cell[] {
  let now = cells.map(([row, column]) => ({ row, column: orientation.isFlipped ? -column : column }));
  for (let turn = 0; turn < orientation.turns % 4; turn++) {
    now = now.map(({ row, column }) => ({ row: column, column: -row || 0 }));
  }
  const top = Math.min(...now.map((cell) => cell.row));
  const left = Math.min(...now.map((cell) => cell.column));
  return now
    .map(({ row, column }) => ({ row: row - top, column: column - left }))
    .sort((a, b) => a.row - b.row || a.column - b.column);
}

export function size(cells: readonly Cell[]): { height: number; width: number } {
  return {
    height: 1 + Math.max(...cells.map((cell) => cell.row)),
    width: 1 + Math.max(...cells.map((cell) => cell.column)),
  };
}

/** An upper left corner at which the shape is inside the city, or so many squares over its border. */
export function inside(cells: readonly Cell[], corner: Cell, over = 0): Cell {
  const { height, width } = size(cells);
  return {
    row: Math.max(0 - over, Math.min(HEIGHT - height + over, corner.row)),
    column: Math.max(0 - over, Math.min(WIDTH - width + over, corner.column)),
  };
}

/** The middle of a shape, from its upper left corner. */
export function middle(cells: readonly Cell[]): Cell {
  const { height, width } = size(cells);
  return { row: height / 2, column: width / 2 };
}

/**
 * The corner of a shape that a pointer holds by its middle, or elsewhere.
 *
 * The shape is inside the city as long as the pointer is; a pointer that leaves the city drags it over the border.
 */
export function under(cells: readonly Cell[], { row, column }: Cell, grip = middle(cells)): Cell {
  const corner = inside(cells, { row: Math.round(row - grip.row), column: Math.round(column - grip.column) });
  return { row: corner.row + overshoot(row, HEIGHT), column: corner.column + overshoot(column, WIDTH) };
}

const overshoot = (place: number, end: number): number => (place < 0 ? -1 : place > end ? 1 : 0);

export function placed(cells: readonly Cell[], corner: Cell): Cell[] {
  return cells.map(({ row, column }) => ({ row: row + corner.row, column: column + corner.column }));
}

/** The action text of a drawing: its squares, row by row. */
export function tagText(cells: readonly Cell[]): string {
  const ordered = [...cells].sort((a, b) => a.row - b.row || a.column - b.column);
  return ['tag', ...ordered.map(squareName)].join(' ');
}

/** The orientations of a shape that look different, in the order in which R and F reach them. */
export function orientations(cells: readonly (readonly [number, number])[]): Orientation[] {
  const seen = new Set<string>();
  const different: Orientation[] = [];
  for (const isFlipped of [false, true]) {
    for (const turns of [0, 1, 2, 3]) {
      const form = JSON.stringify(turned(cells, { turns, isFlipped }));
      if (!seen.has(form)) different.push({ turns, isFlipped });
      seen.add(form);
    }
  }
  return different;
}

export interface Placement {
  orientation: Orientation;
  corner: Cell;
  text: string;
}

/** The places of the legal drawings of a shape, by orientation and then row by row. */
export function placements(
  cells: readonly (readonly [number, number])[],
  legal: ReadonlySet<string>,
): Placement[] {
  const placements: Placement[] = [];
  for (const orientation of orientations(cells)) {
    const form = turned(cells, orientation);
    const { height, width } = size(form);
    for (let row = 0; row <= HEIGHT - height; row++) {
      for (let column = 0; column <= WIDTH - width; column++) {
        const text = tagText(placed(form, { row, column }));
        if (legal.has(text)) placements.push({ orientation, corner: { row, column }, text });
      }
    }
  }
  return placements;
}

/** The features in the order in which their values are printed: columns, rows, districts. */
export const FEATURES: readonly string[] = [
  ...COLUMNS,
  ...Array.from({ length: HEIGHT }, (_, row) => String(row + 1)),
  ...DISTRICTS.toLowerCase(),
];

export function featureCells(city: PrintedCity, feature: string): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const isIn =
        COLUMNS[column] === feature ||
        String(row + 1) === feature ||
        city.grid[row]?.[column]?.toLowerCase() === feature;
      if (isIn) cells.push({ row, column });
    }
  }
  return cells;
}

/** A point on the ring: faces are at full hours and spaces between them, clockwise from the top. */
export function onRing(place: number, radius: number): { x: number; y: number } {
  const angle = ((place - 1) * 60 - 90) * (Math.PI / 180);
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}

export const facePlace = (face: number, radius: number): { x: number; y: number } => onRing(face, radius);
export const spacePlace = (space: number, radius: number): { x: number; y: number } =>
  onRing(space + 0.5, radius);

/** The distance of the number of a space from its middle, and the size of its disc. */
const ASIDE = 46;
export const DISC = 16;

/** The place of the number of a space: on the inner side of the ring, beside the shape there. */
export function numberPlace(
  space: number,
  radius: number,
  form: readonly { x: number; y: number }[],
  unit: number,
): { x: number; y: number } {
  const at = spacePlace(space, radius);
  const inward = Math.atan2(-at.y, -at.x);
  const turned = (degrees: number): { x: number; y: number } => {
    const angle = inward + degrees * (Math.PI / 180);
    return { x: at.x + Math.cos(angle) * ASIDE, y: at.y + Math.sin(angle) * ASIDE };
  };
  const away = (from: number, low: number): number => Math.max(low - from, 0, from - low - unit);
  const isFree = (place: { x: number; y: number }): boolean =>
    form.every(({ x, y }) => Math.hypot(away(place.x, x), away(place.y, y)) > DISC);
  return [0, 15, -15, 30, -30].map(turned).find(isFree) ?? turned(0);
}
