/** What can be clicked next, read from the legal actions; the only source of what a person may do. */
import type { Tiles } from './view';

/** A placement of cans as an action writes it: `spray B4 2 discount`. */
export interface Place {
  text: string;
  word: 'paint' | 'permit' | 'bonus' | 'bobby' | 'spray';
  /** The paint, the number of the space, or the segment. */
  what: string;
  /** 1 or 2: which of the two spaces is used. */
  cans: number;
  add: boolean;
  discount: boolean;
}

/** Bonus tiles that change how cans are placed. */
export const TOOLS = ['add', 'discount'] as const;
export type Tool = (typeof TOOLS)[number];
export const isTool = (tile: string | null): tile is Tool => TOOLS.some((tool) => tool === tile);

export interface Targets {
  places: Place[];
  discards: string[];
  pays: string[];
  keeps: string[];
  /** Segment → action. */
  neutrals: Map<string, string>;
  reserves: Map<string, string>;
  /** `vp`, `extra`, `end` and `pass`, if they are allowed. */
  uses: Set<string>;
}

const PLACES = new Set(['paint', 'permit', 'bonus', 'bobby', 'spray']);

export function place(text: string): Place | null {
  const [word = '', ...rest] = text.split(' ');
  if (!PLACES.has(word)) return null;
  const plain = rest.filter((part) => part !== 'add' && part !== 'discount');
  return {
    text,
    word: word as Place['word'],
    what: plain[0] ?? '',
    cans: plain[1] === '2' ? 2 : 1,
    add: rest.includes('add'),
    discount: rest.includes('discount'),
  };
}

export function targets(legal: readonly string[]): Targets {
  const possible: Targets = {
    places: [],
    discards: [],
    pays: [],
    keeps: [],
    neutrals: new Map(),
    reserves: new Map(),
    uses: new Set(),
  };
  for (const text of legal) {
    const [word = '', first = ''] = text.split(' ');
    const placed = place(text);
    if (placed) possible.places.push(placed);
    else if (word === 'discard') possible.discards.push(text);
    else if (word === 'pay') possible.pays.push(text);
    else if (word === 'keep') possible.keeps.push(text);
    else if (word === 'neutral') possible.neutrals.set(first, text);
    else if (word === 'reserve') possible.reserves.set(first, text);
    else possible.uses.add(text);
  }
  return possible;
}

/** A part of a placement that a person has asked for. */
export type Wish = Partial<Pick<Place, 'cans' | 'add' | 'discount'>>;

/** All ways to place cans for one target, the cheapest first: without bonus tiles, then with few cans. */
export function ways(places: readonly Place[], word: string, what = '', wish: Wish = {}): Place[] {
  return places
    .filter((placement) => placement.word === word && placement.what === what && matches(placement, wish))
    .sort((a, b) => tools(a) - tools(b) || a.cans - b.cans || Number(a.add) - Number(b.add));
}

const tools = (placement: Place): number => Number(placement.add) + Number(placement.discount);

const matches = (placement: Place, wish: Wish): boolean =>
  (wish.cans === undefined || placement.cans === wish.cans) &&
  (wish.add === undefined || placement.add === wish.add) &&
  (wish.discount === undefined || placement.discount === wish.discount);

/** Using a tool may change the space; without it, the space stays the same. */
export const toolWish = (now: Place, tool: Tool): Wish =>
  now[tool] ? { [tool]: false, cans: now.cans } : { [tool]: true };

/** The placement that fulfils a wish and changes as little else as possible; null if there is none. */
export function changed(all: readonly Place[], now: Place, wish: Wish): Place | null {
  const same = (placement: Place): number =>
    Number(placement.cans === now.cans) +
    Number(placement.add === now.add) +
    Number(placement.discount === now.discount);
  return all.filter((placement) => matches(placement, wish)).sort((a, b) => same(b) - same(a))[0] ?? null;
}

/** The tiles that a `pay` or `keep` action names. */
export function tilesIn(text: string): Tiles {
  const tiles: Tiles = {};
  for (const name of text.split(' ').slice(1)) tiles[name] = (tiles[name] ?? 0) + 1;
  return tiles;
}

/** The cost of a payment: wild cards first, then doubles, then tiles of the wrong paint, then their number. */
export function price(pay: string, paints: string): number {
  const tiles = pay.split(' ').slice(1);
  const wild = tiles.filter((tile) => tile === 'wild').length;
  const doubles = tiles.filter((tile) => tile.length === 2).length;
  const wrongTiles = tiles.filter(
    (tile) => tile !== 'wild' && ![...tile].some((paint) => paints.includes(paint.toUpperCase())),
  ).length;
  return wild * 1000 + doubles * 100 + wrongTiles * 10 + tiles.length;
}

/** The cost of a discard: one permit, two equal ones, a permit tile. */
export function permitPrice(discard: string): number {
  const [, first, second] = discard.split(' ');
  return first === 'tile' ? 3 : second ? 2 : 1;
}

/**
 * Which tiles are kept by default: as few save tiles as possible, then doubles, then paints that are scarce on the board.
 */
export function keepPrice(keep: string, board: Tiles): number {
  const tiles = keep.split(' ').slice(1);
  const worth = tiles.reduce(
    (all, tile) => all + (tile.length === 2 ? 40 : 0) + (20 - (board[tile] ?? 0)),
    0,
  );
  return tiles.length * 1000 - worth;
}

export function cheapest<T>(all: readonly T[], cost: (choice: T) => number): T | null {
  let best: T | null = null;
  for (const choice of all) if (best === null || cost(choice) < cost(best)) best = choice;
  return best;
}

/** A wish for tiles among those chosen: at least, or at most, so many of a kind. */
export interface TileWish {
  kind: string;
  least?: number;
  most?: number;
}

/** The cheapest choice that fulfils the wishes; where they contradict each other, the newest take precedence. */
export function chosen(
  all: readonly string[],
  wishes: readonly TileWish[],
  cost: (text: string) => number,
): string | null {
  let left = all;
  for (const wish of [...wishes].reverse()) {
    const fitting = left.filter((text) => {
      const count = tilesIn(text)[wish.kind] ?? 0;
      return count >= (wish.least ?? 0) && count <= (wish.most ?? 99);
    });
    if (fitting.length) left = fitting;
  }
  return cheapest(left, cost);
}

/** Whether any choice at all fulfils this wish. */
export const isPossible = (all: readonly string[], wish: TileWish): boolean =>
  all.some((text) => {
    const count = tilesIn(text)[wish.kind] ?? 0;
    return count >= (wish.least ?? 0) && count <= (wish.most ?? 99);
  });

/** The space on which a placement puts its cans, as `placed` of a view names it. */
export function spaceOf(one: Place, section: number): string {
  const name =
    one.word === 'bobby' ? 'bobby' : one.word === 'spray' ? `section ${section}` : `${one.word} ${one.what}`;
  return one.cans === 2 ? `${name} 2` : name;
}
