import { expect, test } from 'vitest';
import type { Result } from '../src/protocol';
import { winningMargin } from '../src/table/margin';

const sheet = (...points: number[]) =>
  points.map((value, index) => ({ key: 'abc'[index] ?? '', clause: '', points: value, parts: [] }));
const result = (places: number[], ...sheets: number[][]): Result => ({
  places,
  points: sheets.map((lines) => lines.reduce((sum, value) => sum + value, 0)),
  reasons: [],
  sheets: sheets.map((lines) => sheet(...lines)),
  played_by: [],
});

test('the line in which the winner gained most on the second is what decided', () => {
  const decided = winningMargin(result([3, 1, 2], [1, 1, 1], [9, 20, -2], [12, 5, -1]));
  expect(decided).toEqual({ winner: 1, second: 2, line: 'b', mine: 20, theirs: 5 });
});

test('equal points were decided by something else', () => {
  expect(winningMargin(result([1, 2], [3, 4], [4, 3]))).toBe(null);
  expect(winningMargin(result([1, 1], [3], [3]))).toBe(null);
});
