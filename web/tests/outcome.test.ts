import { describe, expect, it } from 'vitest';
import { drawnIn, outcome } from '../src/games/tagcity/outcome';
import { tie } from '../src/games/tagcity/words';
import type { PrintedCity, Tagger, View } from '../src/games/tagcity/view';

const city: PrintedCity = {
  grid: Array.from({ length: 8 }, () => 'RRRRRRYYYYYY'),
  high: [...Array<number>(12).fill(4), ...Array<number>(8).fill(6), 10, 10, 0, 0, 0],
  low: [...Array<number>(12).fill(2), ...Array<number>(8).fill(3), 5, 5, 0, 0, 0],
  drones: [-2],
  bubbles: [-1],
};
const tagger = (some: Partial<Tagger> = {}): Tagger => ({
  drawn: [],
  high: [],
  low: [],
  drones: 0,
  bubbles: [],
  sealed: null,
  ...some,
});
const view = (taggers: Tagger[], points: number[], some: Partial<View> = {}): View =>
  ({ taggers, points, outlook: null, ...some }) as View;

describe('what a drawing brings', () => {
  it('is the difference that the server shows', () => {
    const before = view([tagger({ high: ['A'] }), tagger()], [4, 0]);
    const after = view([tagger({ high: ['A', '1'], low: ['B'] }), tagger()], [12, 0]);
    expect(outcome(before, after, 0, city)).toEqual({
      gains: [
        { feature: '1', value: 6, isHigh: true },
        { feature: 'B', value: 2, isHigh: false },
      ],
      points: 8,
      near: [],
    });
  });

  it('names those who lack little of the same feature', () => {
    const column = Array.from({ length: 6 }, (_, row) => `C${row + 1}`);
    const before = view([tagger(), tagger({ drawn: [column] }), tagger()], [0, 0, 0]);
    const after = view([tagger({ high: ['C'] }), tagger(), tagger()], [4, 0, 0]);
    expect(outcome(before, after, 0, city).near).toEqual([{ seat: 1, feature: 'C', squares: 2 }]);
  });

  it('is the outlook while the choice is hidden', () => {
    const sealed = 'tag A1';
    const before = view([tagger()], [0]);
    const after = view([tagger({ sealed })], [0], { outlook: { high: ['A'], low: [], points: 4 } });
    expect(outcome(before, after, 0, city)).toMatchObject({
      points: 4,
      gains: [{ feature: 'A', isHigh: true }],
    });
  });

  it('reads squares from actions', () => {
    expect(drawnIn('tag A1 B1')).toEqual(['A1', 'B1']);
    expect(drawnIn('drone I2 tag A1 B1')).toEqual(['A1', 'B1']);
    expect(drawnIn('check -1')).toEqual([]);
  });
});

describe('ties', () => {
  const none = view([], []);
  it('are explained', () => {
    expect(tie(none, { points: [9, 9], places: [1, 2], reasons: [], sheets: [], played_by: [] })?.key).toBe(
      'web-tagcity-tie',
    );
    expect(tie(none, { points: [9, 9], places: [1, 1], reasons: [], sheets: [], played_by: [] })?.key).toBe(
      'web-tagcity-tie-shared',
    );
    expect(tie(none, { points: [9, 8], places: [1, 2], reasons: [], sheets: [], played_by: [] })).toBeNull();
  });
});
