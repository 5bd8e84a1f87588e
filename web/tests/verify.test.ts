import { describe, expect, it } from 'vitest';
import { digestOf } from '../src/core/sha256';
import type { Share } from '../src/core/shares';
import type { HttpChances, HttpOutcome } from '../src/protocol';
import { parseRecord, verify } from '../src/table/verify';

const RECORDS = import.meta.glob<string>('../../tests/games/tagcity/records/*.record', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const TOKENS = ['I4', 'O4', 'T4', 'L4', 'S4', 'P5', 'L5', 'V5', 'U5', 'W5', 'Y5'];
type Outcomes = HttpOutcome[];

/** The possible outcomes in a match of Tag City, counted here a second time, independently of the rules. */
function chances(text: string): HttpChances {
  const drawn: string[] = [];
  const seats = Number(/^seats (\d)/m.exec(text)?.[1]);
  const lists = parseRecord(text)
    .log.filter((row) => row.seat === -1)
    .map(({ text }): Outcomes => {
      const [word, first = ''] = text.split(' ');
      if (word === 'lead')
        return Array.from({ length: seats }, (_, seat) => ({ text: `lead ${seat + 1}`, weight: 1 }));
      if (word !== 'token') return rolls(seats + 1);
      const free = TOKENS.filter((name) => !drawn.includes(name));
      drawn.push(first);
      return free.map((name) => ({ text: `token ${name}`, weight: 1 }));
    });
  return { lists, steps: lists.map((_, index) => index) };
}

/** Every throw of so many dice, in ascending order, with the number of ways in which it can come up. */
function rolls(dice: number): Outcomes {
  const outcomes: Outcomes = [];
  const throwMore = (values: number[]): void => {
    if (values.length === dice) {
      outcomes.push({ text: ['roll', ...values].join(' '), weight: ways(values) });
      return;
    }
    for (let value = values.at(-1) ?? 1; value <= 6; value++) throwMore([...values, value]);
  };
  throwMore([]);
  return outcomes;
}

function ways(values: number[]): number {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  let count = factorial(values.length);
  for (const value of new Set(values)) count /= factorial(values.filter((one) => one === value).length);
  return count;
}

const fair = Object.values(RECORDS).filter((text) => /^commit /m.test(text) && /^open /m.test(text));

describe('fair dice, worked out a second time', () => {
  it('weigh as many throws as there are', () => {
    expect(rolls(3)).toHaveLength(56);
    expect(rolls(5).reduce((sum, { weight }) => sum + weight, 0)).toBe(6 ** 5);
  });

  it('are found fair in the records of the tests', () => {
    expect(fair.length).toBeGreaterThan(0);
    for (const text of fair) {
      const verdict = verify(text, '', '', chances(text));
      expect(verdict).toMatchObject({ isSeedRight: true, wrong: [], isFair: true });
      expect(verdict.checked).toBeGreaterThan(0);
    }
  });

  it('are found out when one was changed', () => {
    const text = (fair[0] ?? '').replace(/^\* roll .*$/m, (row) =>
      row.includes('roll 1 1 1') ? '* roll 6 6 6' : '* roll 1 1 1',
    );
    const verdict = verify(text, '', '', chances(text));
    expect(verdict.wrong).toHaveLength(1);
    expect(verdict.isFair).toBe(false);
  });

  it('are not compared where another match drew them, from which this one goes on', () => {
    const changed = (fair[0] ?? '').replace(/^\* roll .*$/m, (row) =>
      row.includes('roll 1 1 1') ? '* roll 6 6 6' : '* roll 1 1 1',
    );
    const first = parseRecord(changed).log.findIndex(({ text }) => text.startsWith('roll'));
    const goingOn = (actions: number): string =>
      changed.replace(/^(match .*)$/m, `$1\nwhat-if other ${actions}`);
    const all = verify(changed, '', '', chances(changed)).checked;
    const verdict = verify(goingOn(first + 1), '', '', chances(changed));
    expect(verdict).toMatchObject({ wrong: [], isFair: true });
    expect(verdict.checked).toBeLessThan(all);
    expect(verify(goingOn(first), '', '', chances(changed)).wrong).toHaveLength(1);
  });

  it('are found out when the seed is another one than was promised', () => {
    const promised = '0'.repeat(64);
    expect(verify(fair[0] ?? '', promised, '', chances(fair[0] ?? '')).isSeedRight).toBe(false);
  });

  it('are found out when the server lists other outcomes', () => {
    const { steps } = chances(fair[0] ?? '');
    const lists: Outcomes[] = steps.map(() => [{ text: 'roll 6 6 6', weight: 1 }]);
    expect(verify(fair[0] ?? '', '', '', { lists, steps }).isFair).toBe(false);
    expect(verify(fair[0] ?? '', '', '', { lists: [], steps: [] }).isFair).toBe(false);
  });

  it('are those of other moves when the record ends on another mark than was seen', () => {
    const text = (fair[0] ?? '').replace(/^open /m, `chain ${'a1'.repeat(32)}\nopen `);
    const seen = (mark: string): unknown => {
      const { isFair, isAsSeen, mark: last } = verify(text, '', mark, chances(text));
      return { isFair, isAsSeen, last };
    };
    const last = 'a1'.repeat(8);
    expect(seen('')).toEqual({ isFair: true, isAsSeen: null, last });
    expect(seen(last)).toEqual({ isFair: true, isAsSeen: true, last });
    expect(seen('b2'.repeat(8))).toEqual({ isFair: false, isAsSeen: false, last });
  });

  it('say who had a share in them, and whether it is what this browser was shown', () => {
    const [rain, snow] = ['rain', 'snow'].map(digestOf);
    const added = `pledge 1 ${rain}\npledge 2 ${snow}\nentropy 1 rain\nentropy 3 sun\nentropy 4 wind`;
    const text = (fair[0] ?? '').replace(/^play$/m, `${added}\nplay`);
    const { commitment } = parseRecord(text);
    const shown = { commitment, pledges: [rain ?? '', snow ?? '', '', ''] };
    const share = { table: 'T', texts: ['rain'], shown };
    const isAsPublished = (one: Share, record = text): unknown =>
      verify(record, '', '', chances(record), one).isAsPublished;
    expect(verify(text, '', '', chances(text)).shares).toEqual({
      pledged: [0],
      openly: [2, 3],
      withheld: [1],
      'other-text': [],
    });
    expect(isAsPublished(share)).toBe(true);
    expect(isAsPublished({ ...share, shown: null })).toBe(null);
    expect(isAsPublished({ ...share, shown: { ...shown, commitment: '0'.repeat(64) } })).toBe(false);
    expect(
      isAsPublished({ ...share, shown: { ...shown, pledges: [rain ?? '', digestOf('sleet'), '', ''] } }),
    ).toBe(false);
    expect(isAsPublished(share, text.replace('entropy 1 rain\n', ''))).toBe(false);
    const other = text.replace('entropy 1 rain', 'entropy 1 hail');
    expect(verify(other, '', '', chances(other)).shares['other-text']).toEqual([0]);
  });

  it('are not fair when somebody revealed another text than was pledged', () => {
    const added = fair.find((text) => /^entropy /m.test(text)) ?? '';
    const pledged = (text: string): string =>
      added.replace(/^entropy (\d) /m, `pledge $1 ${digestOf(text)}\n$&`);
    const own = /^entropy \d (.*)$/m.exec(added)?.[1] ?? '';
    const isFair = (text: string): boolean => verify(text, '', '', chances(text)).isFair;
    expect(isFair(pledged(own))).toBe(true);
    expect(isFair(pledged('another text'))).toBe(false);
  });

  it('read a record', () => {
    const record = parseRecord(fair[0] ?? '');
    expect(record.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(record.log.length).toBeGreaterThan(10);
  });
});
