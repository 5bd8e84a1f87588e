/** The outlines of a sprayed shape: its edge, its area, where paint runs down, and where a tag has room. */
import type { Cell } from './layout';

const name = ({ row, column }: Cell): string => `${row} ${column}`;

/** The sides of squares that no other square of the shape touches. */
export function contour(cells: readonly Cell[], size: number): string {
  const squares = new Set(cells.map(name));
  return cells
    .map(({ row, column }) => {
      const [x, y] = [column * size, row * size];
      return [
        squares.has(name({ row: row - 1, column })) ? '' : `M${x} ${y}h${size}`,
        squares.has(name({ row: row + 1, column })) ? '' : `M${x} ${y + size}h${size}`,
        squares.has(name({ row, column: column - 1 })) ? '' : `M${x} ${y}v${size}`,
        squares.has(name({ row, column: column + 1 })) ? '' : `M${x + size} ${y}v${size}`,
      ].join('');
    })
    .join('');
}

export const area = (cells: readonly Cell[], size: number): string =>
  cells.map(({ row, column }) => `M${column * size} ${row * size}h${size}v${size}h${-size}z`).join('');

/** Paint that runs over the lower border of some squares; the same squares always get the same paint. */
export function drips(cells: readonly Cell[], size: number): string {
  const squares = new Set(cells.map(name));
  return cells
    .filter(({ row, column }) => !squares.has(name({ row: row + 1, column })))
    .flatMap(({ row, column }) => {
      const chance = (row * 7 + column * 3) % 4;
      if (chance > 1) return [];
      const [x, y] = [column * size, (row + 1) * size];
      const length = size * (0.22 + ((row + 2 * column) % 4) * 0.09);
      const first = `M${x + size * 0.3} ${y}v${length}`;
      return chance ? [first] : [first, `M${x + size * 0.55} ${y}v${length * 0.45}`];
    })
    .join('');
}

export interface Letters {
  text: string;
  x: number;
  y: number;
  height: number;
  length: number;
}

/** The whole name, its first word or its first letter, as far as there is room. */
const shortened = (name: string, room: number): string =>
  [name, name.split(/\s+/)[0] ?? ''].find((text) => [...text].length <= room) ?? [...name][0] ?? '';

/** A tag across the longest row of squares. */
export function lettered(cells: readonly Cell[], size: number, tag: string): Letters | null {
  const squares = new Set(cells.map(name));
  const runs = cells
    .filter(({ row, column }) => !squares.has(name({ row, column: column - 1 })))
    .map((start) => {
      let width = 1;
      while (squares.has(name({ row: start.row, column: start.column + width }))) width += 1;
      return { ...start, width };
    });
  const longest = runs.sort((a, b) => b.width - a.width || a.row - b.row)[0];
  if (!longest || !tag.trim()) return null;
  const text = shortened(tag.trim(), longest.width === 1 ? 1 : longest.width * 3);
  const height = size * (longest.width === 1 ? 0.7 : 0.62);
  const length = Math.min(longest.width * size - size * 0.3, [...text].length * height * 0.58);
  return {
    text,
    height,
    length,
    x: longest.column * size + (longest.width * size - length) / 2,
    y: longest.row * size + size / 2 + height * 0.34,
  };
}
