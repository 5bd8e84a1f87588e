import { expect, test } from 'vitest';
import type { Line } from '../src/protocol';
import { momentsOf, next, order } from '../src/table/moments';

const line = (index: number, seat: number, round: number, points: number[] = []): Line => ({
  index,
  kind: 'act',
  at: 0,
  seat,
  text: '',
  round,
  gains: points.map((value) => ({ seat, part: { clause: '', reason: '', points: value, facts: {} } })),
});
// Chance opens round 1; two players act twice and once; the second player's action opens round 2.
const ACTS = [line(0, -1, 1), line(1, 0, 1), line(2, 0, 1, [4]), line(3, 1, 2, [-1]), line(4, 0, 2)];

test('turns begin where another player acts, rounds where the log says so', () => {
  const { turns, rounds, scores } = momentsOf(ACTS);
  expect(turns).toEqual([0, 1, 3, 4]);
  expect(rounds).toEqual([
    { round: 1, at: 0 },
    { round: 2, at: 4 },
  ]);
  expect(scores).toEqual([
    { at: 3, seat: 0, points: 4 },
    { at: 4, seat: 1, points: -1 },
  ]);
});

test('a jump leads to the next stop, and at last to an end', () => {
  expect(next([0, 1, 3, 4], 1, 1, 5)).toBe(3);
  expect(next([0, 1, 3, 4], 4, 1, 5)).toBe(5);
  expect(next([0, 1, 3, 4], 3, -1, 5)).toBe(1);
  expect(next([], 3, -1, 5)).toBe(0);
});

test('keys step, jump by turn and by round, and play', () => {
  const press = (key: string, shiftKey = false) => order({ key, shiftKey });
  expect(press('ArrowRight')).toEqual({ kind: 'step', by: 1 });
  expect(press('ArrowLeft', true)).toEqual({ kind: 'turn', by: -1 });
  expect(press('PageDown')).toEqual({ kind: 'round', by: 1 });
  expect(press(' ')).toBe('play');
  expect(press('x')).toBe(null);
});
