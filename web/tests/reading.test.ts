import { expect, test } from 'vitest';
import { readCity } from '../src/games/tagcity/reading';
import { area, contour, drips, lettered } from '../src/games/tagcity/spray';
import type { PrintedCity, Tagger } from '../src/games/tagcity/view';

// There are four columns of red, then eight of blue, in the upper half only.
const city: PrintedCity = {
  grid: Array.from({ length: 8 }, () => 'RRRRBBBBBBBB'),
  high: Array.from({ length: 25 }, () => 6),
  low: Array.from({ length: 25 }, () => 3),
  bubbles: [],
  drones: [],
};
const tagger = (some: Partial<Tagger>): Tagger => ({
  bubbles: [],
  drawn: [],
  drones: 0,
  high: [],
  low: [],
  sealed: null,
  ...some,
});
const column = (letter: string, rows: number): string[] =>
  Array.from({ length: rows }, (_, row) => `${letter}${row + 1}`);

test('a city reads as what is complete, what lacks little, and how far districts are', () => {
  const drawn = [column('A', 8), column('B', 7)];
  const { tagged, complete, near, districts } = readCity(
    city,
    tagger({ drawn, high: ['A'] }),
    new Set(['A', 'B']),
  );
  expect(tagged).toBe(15);
  expect(complete).toEqual([{ feature: 'A', value: 6 }]);
  expect(near).toEqual([{ feature: 'B', lacks: ['B8'], isHigh: false }]);
  expect(districts[0]).toEqual({ feature: 'r', size: 32, tagged: 15 });
});

test('a sprayed shape has an edge around all its squares and room for a tag', () => {
  const cells = [0, 1, 2].map((column) => ({ row: 0, column }));
  expect(contour(cells, 10).match(/M/g)).toHaveLength(8);
  expect(area(cells, 10).match(/z/g)).toHaveLength(3);
  expect(drips(cells, 10)).toContain('M3 10v');
  const letters = lettered(cells, 10, 'Annabelle');
  expect(letters?.text).toBe('Annabelle');
  expect((letters?.x ?? 0) + (letters?.length ?? 0)).toBeLessThanOrEqual(30);
  expect(lettered(cells, 10, 'Annabelle Lee')?.text).toBe('Annabelle');
  expect(lettered(cells, 10, 'Bartholomew Cubbins')?.text).toBe('B');
  expect(lettered([{ row: 0, column: 0 }], 10, 'Ana')?.text).toBe('A');
  expect(lettered(cells, 10, ' ')).toBe(null);
});
