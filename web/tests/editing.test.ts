import { describe, expect, test } from 'vitest';
import { above, at, changed, listAt, renamed, tableAt, textAt, typed } from '../src/edit/places';
import { cellsOf, freshName, gridRows, painted, pictureOf } from '../src/games/tagcity/editing';
import { permitWords, segmentParts, segmentText, startTiles } from '../src/games/graffiti/editing';

const DATA = { key: 'mine', city: { A: { drones: [-1, -2], high: { R: 10 } } }, permits: { '1': 6 } };

describe('places', () => {
  test('a value is found by names and numbers', () => {
    expect(at(DATA, 'city.A.drones[1]')).toBe(-2);
    expect(at(DATA, 'permits.1')).toBe(6);
    for (const nowhere of ['city.B.drones[1]', 'city.A.drones[7]', 'key.length', 'key[0]', 'city[0]'])
      expect(at(DATA, nowhere)).toBeUndefined();
  });

  test('a change leaves the old data alone, and the order of its keys', () => {
    const after = changed(DATA, 'city.A.drones[0]', 5);
    expect(at(after, 'city.A.drones')).toEqual([5, -2]);
    expect(at(DATA, 'city.A.drones')).toEqual([-1, -2]);
    expect(Object.keys(changed(DATA, 'key', 'yours'))).toEqual(Object.keys(DATA));
    expect(after['permits']).toBe(DATA.permits);
  });

  test('what is missing on the way is made, and what is in the way gives way', () => {
    expect(changed({}, 'hq.ring[2]', 'I4')).toEqual({ hq: { ring: ['', '', 'I4'] } });
    expect(changed({ hq: 7 }, 'hq.ring[0]', 'I4')).toEqual({ hq: { ring: ['I4'] } });
  });

  test('a value is removed from its table or list', () => {
    expect(at(changed(DATA, 'city.A.drones[0]', undefined), 'city.A.drones')).toEqual([-2]);
    expect(changed(DATA, 'city', undefined)).toEqual({ key: 'mine', permits: { '1': 6 } });
  });

  test('a renamed key stays in its place', () => {
    expect(Object.keys(renamed({ a: 1, b: 2, c: 3 }, 'b', 'x'))).toEqual(['a', 'x', 'c']);
  });

  test('a place lies in another', () => {
    expect(['city.A.grid[2][3]', 'city.A.grid[2]', 'city.A.grid', 'city', ''].map(above)).toEqual([
      'city.A.grid[2]',
      'city.A.grid',
      'city.A',
      '',
      '',
    ]);
  });

  test('only what is a number becomes one', () => {
    expect(['12', ' -3 ', '−4', '', 'ten', '1.5', '1e3', '12345678901'].map(typed)).toEqual([
      12,
      -3,
      -4,
      '',
      'ten',
      '1.5',
      '1e3',
      '12345678901',
    ]);
  });

  test('odd files have empty lists, tables and texts', () => {
    expect([listAt({ a: 1 }, 'a'), tableAt({ a: [] }, 'a'), textAt({ a: {} }, 'a')]).toEqual([[], {}, '']);
  });
});

describe('Tag City', () => {
  test('a grid has all its rows, whatever stands in the file', () => {
    expect(gridRows('')).toHaveLength(8);
    expect(gridRows('RY\nG')[1]).toBe('G...........');
    expect(painted('', { row: 0, column: 1 }, 'R').split('\n')[0]).toBe('.R..........');
    const grid = `${'RRRRRRYYYYYY\n'.repeat(8)}`;
    expect(painted(grid, { row: 2, column: 0 }, 'R')).toBe(grid);
  });

  test('a shape is cut to its squares, and read back', () => {
    const cells = [
      { row: 2, column: 3 },
      { row: 3, column: 3 },
      { row: 3, column: 4 },
    ];
    expect(pictureOf(cells)).toEqual(['#.', '##']);
    expect(pictureOf(cellsOf(['.#', '##']))).toEqual(['.#', '##']);
    expect([pictureOf([]), cellsOf([7, null])]).toEqual([[], []]);
  });

  test('a new shape has a name of its own', () => {
    expect(freshName(['A5', 'C5'], 5)).toBe('B5');
  });
});

describe('Graffiti', () => {
  test.each(['RBGK 15', 'RB', '', 'RB  7', 'RB x y'])('the text of a segment goes on: %j', (text) => {
    expect(segmentText(segmentParts(text)).trim()).toBe(text);
  });

  test('spaces and starting tiles are words', () => {
    expect([permitWords('6 stack'), permitWords('')]).toEqual([
      ['6', 'stack'],
      ['', ''],
    ]);
    expect(startTiles('ry  b')).toEqual(['ry', 'b']);
  });
});
