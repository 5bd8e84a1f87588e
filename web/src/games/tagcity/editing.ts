/** Pictures of the edition file as squares, and back. */
import type { Cell } from './layout';
import { HEIGHT, WIDTH } from './view';

const UNPAINTED = '.';

/** The rows of a city's grid; squares that are missing in the file are unpainted. */
export function gridRows(text: string): string[] {
  const rows = text.replace(/^\n+|\n+$/g, '').split('\n');
  return Array.from({ length: HEIGHT }, (_, row) =>
    (rows[row] ?? '').padEnd(WIDTH, UNPAINTED).slice(0, WIDTH),
  );
}

/** The grid with one square painted. */
export function painted(text: string, { row, column }: Cell, district: string): string {
  const rows = gridRows(text).map((line, index) =>
    index === row ? line.slice(0, column) + district + line.slice(column + 1) : line,
  );
  return `${rows.join('\n')}\n`;
}

/** The squares of a shape's picture. */
export function cellsOf(rows: readonly unknown[]): Cell[] {
  return rows.flatMap((line, row) =>
    [...String(line)].flatMap((mark, column) => (mark === '#' ? [{ row, column }] : [])),
  );
}

/** The picture of some squares, cropped to them. */
export function pictureOf(cells: readonly Cell[]): string[] {
  if (!cells.length) return [];
  const rows = cells.map(({ row }) => row);
  const columns = cells.map(({ column }) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const marked = new Set(cells.map(({ row, column }) => `${row - top} ${column - left}`));
  return Array.from({ length: 1 + Math.max(...rows) - top }, (_, row) =>
    Array.from({ length: 1 + Math.max(...columns) - left }, (_unused, column) =>
      marked.has(`${row} ${column}`) ? '#' : '.',
    ).join(''),
  );
}

/** A name that no shape has yet: a letter and the number of squares that most of the shapes have. */
export function freshName(names: readonly string[], squares: number): string {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.map((letter) => `${letter}${squares}`).find((name) => !names.includes(name)) ?? 'A0';
}
