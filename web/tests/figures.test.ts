/** The arithmetic of one's own statistics, compared with matches that were worked out by hand. */
import { describe, expect, it } from 'vitest';
import type { HttpOwnMatch } from '../src/protocol';
import {
  DOTS,
  fitting,
  isOwn,
  opponents,
  overTime,
  pointsOf,
  sources,
  standings,
  unreviewed,
} from '../src/statistics/figures';

const DAY = 86_400_000;
const review = { judge: 'search', nodes: 400, error: 0.02, accuracy: 80, luck: 0.1, adjusted: 0.4 };

/** A match by the points of its players; ours is the first seat. */
function match(ended: number, points: readonly number[], more: Partial<HttpOwnMatch> = {}): HttpOwnMatch {
  const place = (own: number): number => 1 + points.filter((other) => other > own).length;
  const players = points.map((own, seat) => ({
    name: ['Ana', 'Bob', 'Cleo'][seat] ?? '',
    bot: '',
    points: own,
    place: place(own),
  }));
  const base = { table: `T${ended}`, game: 'tagcity', ended, seat: 0, players, sources: { high: 3, low: 1 } };
  return { ...base, actions: 9, bot_actions: 0, late: 0, review: null, ...more };
}

describe('figures', () => {
  it('takes the matches that fit: game, players, and days back', () => {
    const all = [match(1, [1, 2]), match(5 * DAY, [1, 2, 3]), match(5 * DAY, [1, 2], { game: 'graffiti' })];
    const fits = (choice: object): number =>
      fitting(all, { game: '', seats: 0, days: 0, ...choice }, 6 * DAY).length;
    expect(fits({})).toBe(3);
    expect(fits({ game: 'graffiti' })).toBe(1);
    expect(fits({ seats: 2 })).toBe(2);
    expect(fits({ days: 1 })).toBe(2);
    expect(fits({ days: 1, seats: 3, game: 'graffiti' })).toBe(0);
  });

  it('leaves out what a bot played and where the time ran out', () => {
    const all = [match(1, [1, 2]), match(2, [1, 2], { bot_actions: 1 }), match(3, [1, 2], { late: 1 })];
    expect(all.filter(isOwn).map(({ ended }) => ended)).toEqual([1]);
  });

  it('counts places for each game and number of players', () => {
    const all = [match(1, [5, 2]), match(2, [1, 4]), match(3, [3, 3]), match(4, [1, 2, 3])];
    expect(standings(all)).toEqual([
      { game: 'tagcity', seats: 2, matches: 3, places: [2, 1], place: 4 / 3, points: 3 },
      { game: 'tagcity', seats: 3, matches: 1, places: [0, 0, 1], place: 3, points: 1 },
    ]);
  });

  it('tells people by name from bots by level', () => {
    const bot = match(4, [9, 1]);
    bot.players[1] = { name: '', bot: 'easy', points: 1, place: 2 };
    const all = [match(1, [5, 2]), match(2, [1, 4]), match(3, [3, 3, 9]), bot];
    expect(opponents(all)).toEqual([
      { name: 'Bob', bot: '', matches: 3, ahead: 1, level: 1 },
      { name: 'Cleo', bot: '', matches: 1, ahead: 0, level: 0 },
      { name: '', bot: 'easy', matches: 1, ahead: 1, level: 0 },
    ]);
    const second = match(5, [5, 2], { seat: 1 });
    expect(opponents([second])).toEqual([{ name: 'Ana', bot: '', matches: 1, ahead: 0, level: 0 }]);
  });

  it('averages points by their sources', () => {
    const all = [match(1, [5, 2]), match(2, [5, 2], { sources: { high: 5, low: -4 } })];
    expect(sources(all)).toEqual([
      { key: 'high', points: 4 },
      { key: 'low', points: -1.5 },
    ]);
  });

  it('goes from the oldest to the newest with the average of the last ten', () => {
    const all = Array.from({ length: 12 }, (_, number) => match(number + 1, [number, 50])).reverse();
    const dots = overTime(all, pointsOf);
    expect(dots.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(dots[1]?.running).toBe(0.5);
    expect(dots[11]?.running).toBe(6.5);
    expect(dots[0]).toMatchObject({ from: 1, to: 1, table: 'T1' });
  });

  it('has no more dots than fit, and each match in one of them', () => {
    const all = Array.from({ length: 5_001 }, (_, number) => match(number + 1, [number % 7, 3]));
    const dots = overTime(all, pointsOf);
    expect(dots.length).toBeLessThanOrEqual(DOTS);
    expect(dots[0]?.from).toBe(1);
    expect(dots.at(-1)?.to).toBe(5_001);
    for (const [number, dot] of dots.entries())
      if (number) expect(dot.from).toBe((dots[number - 1]?.to ?? 0) + 1);
    expect(dots.every(({ table }, number) => table === '' || number === dots.length - 1)).toBe(true);
  });

  it('passes over what has no value', () => {
    const all = [match(1, [1, 2]), match(2, [1, 2], { review })];
    expect(overTime(all, ({ review: one }) => one?.accuracy)).toMatchObject([{ value: 80, running: 80 }]);
    expect(overTime([], pointsOf)).toEqual([]);
  });

  it('finds those of the last matches that have no review', () => {
    const all = [match(1, [1, 2]), match(3, [1, 2]), match(2, [1, 2], { review })];
    expect(unreviewed(all, 2).map(({ ended }) => ended)).toEqual([3]);
    expect(unreviewed(all, 10).map(({ ended }) => ended)).toEqual([3, 1]);
  });
});
