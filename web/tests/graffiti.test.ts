import { describe, expect, it } from 'vitest';
import { useOffers, withTile } from '../src/games/graffiti/offers';
import { outcome } from '../src/games/graffiti/outcome';
import { nearest } from '../src/games/graffiti/roving';
import {
  changed,
  cheapest,
  chosen,
  isPossible,
  keepPrice,
  permitPrice,
  place,
  price,
  spaceOf,
  targets,
  tilesIn,
  toolWish,
  ways,
  type Place,
} from '../src/games/graffiti/targets';
import { isComplete, listed, permitCount, tunnel, type Printed, type View } from '../src/games/graffiti/view';
import { part } from '../src/games/graffiti/words';

const LEGAL = [
  'pass',
  'vp',
  'reserve A1',
  'reserve B4',
  'paint r',
  'paint g 2',
  'paint g add',
  'paint g 2 discount',
  'permit 4',
  'bonus 3 discount',
  'bobby',
  'spray B4',
  'spray B4 2',
  'spray B4 discount',
  'spray B4 2 discount',
  'spray A1 2',
];

describe('what can be clicked', () => {
  const possible = targets(LEGAL);

  it('is read from the legal actions', () => {
    expect([...possible.uses]).toEqual(['pass', 'vp']);
    expect([...possible.reserves.keys()]).toEqual(['A1', 'B4']);
    expect(possible.places).toHaveLength(12);
    expect(targets(['discard 3', 'pay r', 'keep g ry', 'neutral A1'])).toMatchObject({
      discards: ['discard 3'],
      pays: ['pay r'],
      keeps: ['keep g ry'],
      neutrals: new Map([['A1', 'neutral A1']]),
    });
    expect(targets([]).places).toEqual([]);
  });

  it('is less with a tile that was chosen first', () => {
    expect(withTile(possible, 'add').places.map((one) => one.text)).toEqual(['paint g add']);
    expect(withTile(possible, 'discount').places).toHaveLength(4);
    expect(withTile(possible, 'reserve')).toBe(possible);
    expect(withTile(possible, null)).toBe(possible);
  });

  it('holds the tiles that can be used, with or without a place', () => {
    expect([...useOffers(possible, null, false).keys()]).toEqual(['vp', 'reserve', 'add', 'discount']);
    expect([...useOffers(targets(['paint r', 'extra']), null, false).keys()]).toEqual(['extra']);
  });

  it('reads a place with its space and tiles', () => {
    expect(place('spray B4 2 add discount')).toEqual({
      text: 'spray B4 2 add discount',
      word: 'spray',
      what: 'B4',
      cans: 2,
      add: true,
      discount: true,
    });
    expect(place('bobby discount')).toMatchObject({ what: '', cans: 1, discount: true });
    expect(place('pass')).toBeNull();
    expect(place('keep r y')).toBeNull();
  });

  it('offers the way without bonus tiles and with few cans first', () => {
    expect(ways(possible.places, 'spray', 'B4').map((one) => one.text)).toEqual([
      'spray B4',
      'spray B4 2',
      'spray B4 discount',
      'spray B4 2 discount',
    ]);
    expect(ways(possible.places, 'paint', 'g').map((one) => one.text)).toEqual([
      'paint g 2',
      'paint g add',
      'paint g 2 discount',
    ]);
    expect(ways(possible.places, 'paint', 'g', { cans: 1 })[0]?.text).toBe('paint g add');
    expect(ways(possible.places, 'paint', 'k')).toEqual([]);
    expect(ways(possible.places, 'bobby')[0]?.text).toBe('bobby');
  });

  it('changes one part of a way and keeps the others', () => {
    const all = ways(possible.places, 'spray', 'B4');
    const two = all[1];
    if (!two) throw new Error('no way');
    expect(changed(all, two, { discount: true })?.text).toBe('spray B4 2 discount');
    expect(changed(all, two, { cans: 1 })?.text).toBe('spray B4');
    expect(changed(all, two, { add: true })).toBeNull();
    const green = ways(possible.places, 'paint', 'g');
    const added = place('paint g add') as Place;
    expect(changed(green, added, toolWish(added, 'add'))).toBeNull();
    const apart = place('paint g 2') as Place;
    expect(changed(green, apart, toolWish(apart, 'add'))?.text).toBe('paint g add');
  });

  it('names the space as the view does', () => {
    const names = ['spray A1 2', 'paint ry', 'paint ry 2', 'permit 4', 'bonus 2', 'bobby'].map((text) => {
      const one = place(text);
      return one && spaceOf(one, 1);
    });
    expect(names).toEqual(['section 1 2', 'paint ry', 'paint ry 2', 'permit 4', 'bonus 2', 'bobby']);
  });
});

describe('the payment', () => {
  const pays = ['pay r y', 'pay ry', 'pay r yb', 'pay r wild', 'pay ry yb', 'pay k y', 'pay wild wild'];
  const cost = (text: string): number => price(text, 'RY');

  it('prefers singles over doubles over wild cards, and the right paint', () => {
    expect([...pays].sort((a, b) => cost(a) - cost(b))).toEqual([
      'pay r y',
      'pay k y',
      'pay ry',
      'pay r yb',
      'pay ry yb',
      'pay r wild',
      'pay wild wild',
    ]);
    expect(cheapest(pays, cost)).toBe('pay r y');
    expect(cheapest([], cost)).toBeNull();
  });

  it('prefers one permit over two equal ones over a tile', () => {
    const all = ['discard tile', 'discard 4 4', 'discard 2 2', 'discard 2'];
    expect(cheapest(all, permitPrice)).toBe('discard 2');
    expect(cheapest(all.slice(0, 3), permitPrice)).toBe('discard 4 4');
  });

  it('follows what a person wishes', () => {
    expect(chosen(pays, [], cost)).toBe('pay r y');
    expect(chosen(pays, [{ kind: 'ry', least: 1 }], cost)).toBe('pay ry');
    expect(chosen(pays, [{ kind: 'wild', least: 2 }], cost)).toBe('pay wild wild');
    expect(chosen(pays, [{ kind: 'r', most: 0 }], cost)).toBe('pay k y');
  });

  it('lets the newest wish win', () => {
    const wishes = [
      { kind: 'ry', least: 1 },
      { kind: 'k', least: 1 },
    ];
    expect(chosen(pays, wishes, cost)).toBe('pay k y');
    expect(isPossible(pays, { kind: 'g', least: 1 })).toBe(false);
    expect(isPossible(pays, { kind: 'ry', most: 0 })).toBe(true);
  });

  it('keeps doubles and what is scarce, and no third tile unasked', () => {
    const keeps = ['keep r g', 'keep r ry', 'keep g ry', 'keep r g ry'];
    const dear = (text: string): number => keepPrice(text, { r: 7, g: 1, ry: 7 });
    expect(cheapest(keeps, dear)).toBe('keep g ry');
    expect(chosen(keeps, [{ kind: 'r', least: 1 }], dear)).toBe('keep r ry');
  });

  it('counts tiles', () => {
    expect(tilesIn('pay r r wild')).toEqual({ r: 2, wild: 1 });
    expect(listed({ ry: 1, r: 2 }, ['r', 'ry'])).toEqual(['r', 'r', 'ry']);
  });
});

const segment = (name: string, vp: number) => ({ name, paints: 'R', vp });
const printed = {
  graffiti: [
    { letter: 'A', section: 1, segments: [segment('A1', 15), segment('A2', 12)] },
    { letter: 'B', section: 1, segments: [segment('B1', 7)] },
  ],
  special: [{ letter: 'B', section: 1, segments: [segment('B1', 11)] }],
} as unknown as Printed;
const artist = {
  paints: { r: 2 },
  permits: { 3: 1 },
  bonus: { wild: 1 },
  used: { vp: 1 },
  paid: {},
  cans: 2,
};
const view = {
  special: false,
  phase: 'turn',
  tags: { A1: 0, A2: null, B1: 'neutral' },
  artists: [artist, { ...artist, permits: {} }],
  hidden: [0, 3],
  points: [17, 2],
} as unknown as View;

describe('what a move brings', () => {
  it('is read off the views', () => {
    const after = {
      ...view,
      tags: { A1: 0, A2: 0, B1: 'neutral' },
      points: [29, 2],
      artists: [{ ...artist, cans: 1, paints: {} }, artist],
    } as unknown as View;
    expect(outcome(view, after, 0, printed)).toEqual({
      vp: 12,
      completed: ['A'],
      cans: 1,
      paints: 0,
      permits: 1,
      bonus: 1,
      isDrawing: false,
    });
  });

  it('counts unseen permits by number only', () => {
    expect(permitCount(view, 1)).toBe(3);
  });

  it('takes special graffiti for those with their letter', () => {
    expect(tunnel({ ...view, special: true }, printed)[1]?.segments[0]?.vp).toBe(11);
    expect(tunnel(view, printed)[1]?.segments[0]?.vp).toBe(7);
  });

  it('names what a line of the score sheet is made of', () => {
    const counted = { clause: 'G8.3', reason: 'complete', points: 2 };
    expect(part({ ...counted, facts: { what: 'A1', segment: 'A1' } })).toBe('A1 2');
    expect(part({ ...counted, facts: { what: '', segment: 'A1' } })).toBe('');
    expect(part({ ...counted, facts: { what: '7 / 2', count: 7 } })).toBe('7 / 2');
  });

  it('knows which graffiti are complete', () => {
    expect(printed.graffiti.map((one) => isComplete(one, view.tags))).toEqual([false, true]);
  });
});

it('leads arrow keys to the nearest thing in their direction', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const others = [box(20, 0), box(12, 40), box(0, 30), box(-20, 2)];
  expect(nearest(box(0, 0), others, [1, 0])).toBe(0);
  expect(nearest(box(0, 0), others, [0, 1])).toBe(2);
  expect(nearest(box(0, 0), others, [-1, 0])).toBe(3);
  expect(nearest(box(0, 0), others, [0, -1])).toBe(-1);
});
