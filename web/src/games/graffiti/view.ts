/** The server's view of a match of Graffiti, and what can be derived from it. */
import { PIPS, type Graffiti, type Printed, type View } from './wire';

export * from './wire';

/** The number of each kind; kinds with none are left out. */
export type Tiles = View['paints'];
/** The cans on a space: its name, whose and how many they are, and whether an add tile has closed it. */
export type Placed = View['placed'][number];
/** A permit has the pips of its section. */
export const SECTIONS = PIPS;

export const sum = (tiles: Tiles): number => Object.values(tiles).reduce((all, count) => all + count, 0);

/** Each tile as one element, in the order of its board. */
export const listed = (tiles: Tiles, order: readonly string[] = Object.keys(tiles)): string[] =>
  order.flatMap((kind) => Array.from({ length: tiles[kind] ?? 0 }, () => kind));

/** The ten graffiti in play. */
export function tunnel(view: View, printed: Printed): Graffiti[] {
  const others = new Map(view.special ? printed.special.map((graffiti) => [graffiti.letter, graffiti]) : []);
  return printed.graffiti.map((graffiti) => others.get(graffiti.letter) ?? graffiti);
}

export const isComplete = (graffiti: Graffiti, tags: View['tags']): boolean =>
  graffiti.segments.every((segment) => tags[segment.name] !== null);

/** How many permits an artist holds, seen or not. */
export const permitCount = (view: View, seat: number): number =>
  sum(view.artists[seat]?.permits ?? {}) + (view.hidden[seat] ?? 0);
