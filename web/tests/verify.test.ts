import { describe, expect, it } from 'vitest';
import { chance, rolls } from '../src/games/tagcity/chance';
import { parseRecord, verify } from '../src/table/verify';

const RECORDS = import.meta.glob<string>('../../tests/games/tagcity/records/*.record', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const BIG = ['I4', 'O4', 'T4', 'L4', 'S4', 'P5', 'L5', 'V5', 'U5', 'W5', 'Y5'];
const SMALL = ['I1', 'I2', 'L3'];
const printed = {
  shapes: [
    ...SMALL.map((name) => ({ name, cells: [], is_small: true })),
    ...BIG.map((name) => ({ name, cells: [], is_small: false })),
  ],
};
const fair = Object.values(RECORDS).filter((text) => /^commit /m.test(text) && /^open /m.test(text));

describe('fair dice, worked out a second time', () => {
  it('weigh as many throws as there are', () => {
    expect(rolls(3)).toHaveLength(56);
    expect(rolls(5).reduce((sum, [, weight]) => sum + weight, 0)).toBe(6 ** 5);
  });

  it('are found fair in the records of the tests', async () => {
    expect(fair.length).toBeGreaterThan(0);
    for (const text of fair) {
      const verdict = await verify(text, '', { printed, chance });
      expect(verdict).toMatchObject({ isSeedRight: true, wrong: [], isFair: true });
      expect(verdict.checked).toBeGreaterThan(0);
    }
  });

  it('are found out when one was changed', async () => {
    const text = (fair[0] ?? '').replace(/^\* roll .*$/m, (row) =>
      row.includes('roll 1 1 1') ? '* roll 6 6 6' : '* roll 1 1 1',
    );
    const verdict = await verify(text, '', { printed, chance });
    expect(verdict.wrong).toHaveLength(1);
    expect(verdict.isFair).toBe(false);
  });

  it('are found out when the seed is another one than was promised', async () => {
    const promised = '0'.repeat(64);
    expect((await verify(fair[0] ?? '', promised, { printed, chance })).isSeedRight).toBe(false);
  });

  it('say when a game cannot be re-run here', async () => {
    expect((await verify(fair[0] ?? '', '', { printed, chance: null })).checked).toBeNull();
  });

  it('read a record', () => {
    const record = parseRecord(fair[0] ?? '');
    expect(record.seats).toBeGreaterThan(1);
    expect(record.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(record.log.length).toBeGreaterThan(10);
  });
});
