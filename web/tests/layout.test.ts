import { describe, expect, it } from 'vitest';
import {
  cellOf,
  featureCells,
  FEATURES,
  inside,
  isInside,
  orientations,
  placed,
  placements,
  spacePlace,
  facePlace,
  squareName,
  tagText,
  turned,
  under,
} from '../src/games/tagcity/layout';

const T: [number, number][] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
];
const O: [number, number][] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];
const P: [number, number][] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
  [2, 0],
];

describe('squares', () => {
  it('have names and places', () => {
    expect(squareName({ row: 7, column: 11 })).toBe('L8');
    for (const square of ['A1', 'L8', 'C4']) expect(squareName(cellOf(square))).toBe(square);
  });

  it('have names beyond every border, mirrored left and above', () => {
    const places = {
      '-A1': [0, -1],
      'A-1': [-1, 0],
      '-B-3': [-3, -2],
      M1: [0, 12],
      L9: [8, 11],
      '-A9': [8, -1],
    };
    for (const [square, [row, column]] of Object.entries(places)) {
      expect(cellOf(square)).toEqual({ row, column });
      expect(squareName(cellOf(square))).toBe(square);
      expect(isInside(cellOf(square))).toBe(false);
    }
    for (const square of ['A1', 'L1', 'A8', 'L8']) expect(isInside(cellOf(square))).toBe(true);
  });

  it('are written row by row', () => {
    expect(
      tagText([
        { row: 1, column: 0 },
        { row: 0, column: 2 },
        { row: 0, column: 1 },
      ]),
    ).toBe('tag B1 C1 A2');
  });
});

describe('shapes', () => {
  it('lie in as many ways as they look different', () => {
    expect([O, T, P].map((shape) => orientations(shape).length)).toEqual([1, 4, 8]);
  });

  it('come back after four turns and after two flips', () => {
    const first = turned(P, { turns: 0, isFlipped: false });
    expect(turned(P, { turns: 4, isFlipped: false })).toEqual(first);
    expect(turned(P, { turns: 1, isFlipped: false })).not.toEqual(first);
  });

  it('stay inside the city', () => {
    const form = turned(T, { turns: 0, isFlipped: false });
    expect(inside(form, { row: 99, column: 99 })).toEqual({ row: 6, column: 9 });
    expect(inside(form, { row: -5, column: -1 })).toEqual({ row: 0, column: 0 });
  });

  it('lie under the pointer', () => {
    const form = turned(O, { turns: 0, isFlipped: false });
    expect(under(form, { row: 4, column: 4 })).toEqual({ row: 3, column: 3 });
    expect(placed(form, { row: 3, column: 3 }).map(squareName)).toEqual(['D4', 'E4', 'D5', 'E5']);
    expect(under(form, { row: 4, column: 4 }, { row: 0.5, column: 1.5 })).toEqual({ row: 4, column: 3 });
  });

  it('lie inside while the pointer does, and follow it over a border by one square', () => {
    const form = turned(O, { turns: 0, isFlipped: false });
    expect(under(form, { row: 0.1, column: 11.9 })).toEqual({ row: 0, column: 10 });
    expect(under(form, { row: -3, column: 4 })).toEqual({ row: -1, column: 3 });
    expect(under(form, { row: 4, column: -0.1 })).toEqual({ row: 3, column: -1 });
    expect(under(form, { row: 8.1, column: 99 })).toEqual({ row: 7, column: 11 });
    expect(inside(form, { row: -5, column: 99 }, 1)).toEqual({ row: -1, column: 11 });
  });

  it('fit only where the server says so', () => {
    const legal = new Set(['tag A1 B1 A2 B2', 'tag K7 L7 K8 L8', 'tag A1 B1 C1 B2']);
    expect(placements(O, legal).map((one) => one.text)).toEqual(['tag A1 B1 A2 B2', 'tag K7 L7 K8 L8']);
    expect(placements(T, legal).map((one) => one.text)).toEqual(['tag A1 B1 C1 B2']);
    expect(placements(P, legal)).toEqual([]);
  });
});

describe('features', () => {
  const grid = [
    'RRRRRRYYYYYY',
    'RRRRRPPYYYYY',
    'RRRRPPPPYYYY',
    'RRRRPPPPYYYY',
    'GGGGPPPPBBBB',
    'GGGGPPPPBBBB',
    'GGGGGPPBBBBB',
    'GGGGGGBBBBBB',
  ];
  const city = { grid, high: [], low: [], drones: [], bubbles: [] };

  it('are 12 columns, 8 rows and 5 districts', () => {
    expect(FEATURES).toHaveLength(25);
    expect(['A', '8', 'b', 'B'].map((name) => featureCells(city, name).length)).toEqual([8, 12, 19, 8]);
  });
});

describe('the ring', () => {
  it('has a space between each face and the next', () => {
    const [face, next, space] = [facePlace(1, 100), facePlace(2, 100), spacePlace(1, 100)];
    expect(face.x).toBeCloseTo(0);
    expect(face.y).toBeCloseTo(-100);
    const far = (a: { x: number; y: number }, b: { x: number; y: number }) =>
      Math.hypot(a.x - b.x, a.y - b.y);
    expect(far(face, space)).toBeCloseTo(far(space, next));
    expect(far(spacePlace(6, 100), facePlace(1, 100))).toBeCloseTo(far(space, face));
  });
});
