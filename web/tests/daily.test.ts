import { expect, test } from 'vitest';
import { kindOf, line, shifted } from '../src/daily/texts';

test('a round is a square: more than the bots, about as much, or less', () => {
  expect(line([1, 0, -1, 1])).toBe('🟦⬜🟧🟦');
  expect(line([])).toBe('');
  expect(kindOf(7)).toBe('about');
});

test('days are those of UTC, over the ends of months and years', () => {
  expect(shifted('2026-11-18', -1)).toBe('2026-11-17');
  expect(shifted('2026-12-31', 1)).toBe('2027-01-01');
  expect(shifted('2028-02-28', 1)).toBe('2028-02-29');
});
