import { describe, expect, it } from 'vitest';
import { named, places as graffiti, shown as shownGraffiti } from '../src/games/graffiti/places';
import type { View } from '../src/games/graffiti/view';
import { squareName } from '../src/games/tagcity/layout';
import { places, shown } from '../src/games/tagcity/places';

const city = { grid: [], high: [], low: [], drones: [-2, -3, -4], bubbles: [-1, -1, -2] };
const mark = (code: string, facts: Record<string, string | number>) => ({ code, facts });

describe('what reasons of Tag City are about', () => {
  it('finds squares, spaces, shapes, bubbles and drones', () => {
    expect([...places([mark('tagged', { squares: 'A1 B2' })], city).squares]).toEqual(['A1', 'B2']);
    expect([...places([mark('no-die', { space: 3, spaces: '1 4' })], city).spaces]).toEqual([3]);
    expect([...places([mark('no-room', { shape: 'O4' })], city).shapes]).toEqual(['O4']);
    const gone = mark('bubble-gone', { value: -1, bubbles: '-2', taggers: '2' });
    expect([...places([gone], city).bubbles]).toEqual([0, 1]);
    expect([...places([mark('bubble', { value: -2, bubble: 2 })], city).bubbles]).toEqual([2]);
    expect([...places([mark('drone', { number: 2, value: -3 })], city).drones]).toEqual([1]);
    expect(places([mark('remote-empty', { drones: 3 })], city).drones.size).toBe(3);
  });

  it('is shown on the board where it is seen best', () => {
    expect(shown([mark('tagged', { squares: 'A1' })])).toBe('city');
    expect(shown([mark('no-room', { shape: 'O4' })])).toBe('city');
    expect(shown([mark('no-die', { space: 3 })])).toBe('ring');
    expect(shown([mark('bubble', { bubble: 2 })])).toBe('remote');
    expect(shown([mark('over', {})])).toBe('');
  });

  it('names squares to the right and below the city', () => {
    expect(squareName({ row: 8, column: 12 })).toBe('M9');
  });
});

describe('what reasons of Graffiti are about', () => {
  const view = { seat: 0 } as View;

  it('finds segments and spaces', () => {
    expect(graffiti(mark('complete', { segment: 'A1' }))).toEqual(['A1']);
    expect(graffiti(mark('occupied', { space: 'section 3 2' }))).toEqual(['section 3 2']);
    expect(graffiti(mark('paint-gone', { paint: 'g' }))).toEqual(['paint g', 'paint g 2']);
    expect(graffiti(mark('tile-gone', { space: 2 }))).toEqual(['bonus 2']);
    expect(graffiti(mark('bobby-gone', { artist: '2' }))).toEqual(['bobby']);
  });

  it('names permits and tiles behind the screen', () => {
    expect(named([mark('unequal', { permits: '2 4' })], 'permits')).toEqual({ 2: 1, 4: 1 });
    expect(named([mark('occupied', { space: 'paint g' })], 'tile')).toEqual({});
    expect(named([], 'permits')).toEqual({});
  });

  it('is shown on the board where it is seen best, and never behind another screen', () => {
    const one = mark('segment', { segment: 'A1' });
    expect(shownGraffiti([one], view, 0)).toBe('wall A');
    expect(shownGraffiti([one, mark('segment', { segment: 'B1' })], view, 0)).toBe('tunnel');
    expect(shownGraffiti([mark('occupied', { space: 'section 3' })], view, 0)).toBe('section 3');
    expect(shownGraffiti([mark('occupied', { space: 'permit 2' })], view, 0)).toBe('permits');
    expect(shownGraffiti([mark('keep-number', { low: 2, high: 3, found: 4 })], view, 0)).toBe('screen');
    const tiles = mark('tiles', { count: 3, paints: 1 });
    expect(shownGraffiti([tiles], view, 0)).toBe('screen');
    expect(shownGraffiti([tiles], view, 1)).toBe('');
  });
});
