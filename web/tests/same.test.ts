import { expect, test } from 'vitest';
import { sameOrNow } from '../src/core/same';

test('what says the same stays the same object, and anything else is the new one', () => {
  const before = { dice: [[1, 4]], sealed: null };
  expect(sameOrNow(before, { dice: [[1, 4]], sealed: null })).toBe(before);
  for (const now of [{ dice: [[1, 5]], sealed: null }, { dice: [], sealed: null }, null, undefined]) {
    expect(sameOrNow<unknown>(before, now)).toBe(now);
    expect(sameOrNow<unknown>(undefined, now)).toBe(now);
  }
});
