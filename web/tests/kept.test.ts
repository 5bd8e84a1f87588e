import { expect, test } from 'vitest';
import { kept } from '../src/core/kept';

test('what says the same stays the same object, and anything else is the new one', () => {
  const before = { dice: [[1, 4]], sealed: null };
  expect(kept(before, { dice: [[1, 4]], sealed: null })).toBe(before);
  for (const now of [{ dice: [[1, 5]], sealed: null }, { dice: [], sealed: null }, null, undefined]) {
    expect(kept<unknown>(before, now)).toBe(now);
    expect(kept<unknown>(undefined, now)).toBe(now);
  }
});
