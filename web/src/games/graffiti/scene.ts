/** What the boards show beside what can be chosen: the position, and what is about to happen or has just happened. */
import type { Deed } from '../../core/sentences';
import type { Gain } from '../../protocol';
import { isComplete, type Graffiti, type Placed, type Printed, type View } from './view';

export interface Scene {
  view: View;
  printed: Printed;
  names: readonly string[];
  /** The cans of a move in the making. */
  ghosts: readonly Placed[];
  /** Segments that a move in the making would spray, and by whom. */
  planned: ReadonlyMap<string, number | 'neutral' | null>;
  /** Spaces and segments where something has just been done. */
  fresh: ReadonlySet<string>;
  /** Spaces and segments at which somebody points, or which a *why* is about. */
  pointed: ReadonlySet<string>;
  /** Segments that have just scored points. */
  gained: ReadonlyMap<string, number>;
  /** What has just been finished; left out where nothing is animated. */
  finished?: Finished;
  isAsked: boolean;
}

export interface Finished {
  /** Graffiti by letter. */
  letters: ReadonlySet<string>;
  sections: ReadonlySet<number>;
}

/** The points that segments have just scored. */
export const gainedOn = (gains: readonly Gain[]): Map<string, number> =>
  new Map(
    gains.flatMap(({ part }) =>
      part.reason === 'segment' ? [[String(part.facts['segment']), part.points] as const] : [],
    ),
  );

/** Graffiti and sections that were finished between two positions; none in the first position and when a replay jumps. */
export function finished(
  before: View['tags'] | null,
  now: View['tags'],
  walls: readonly Graffiti[],
): Finished {
  if (!sprayed(before, now).length || !before) return { letters: new Set(), sections: new Set() };
  const isNew = (some: readonly Graffiti[]): boolean =>
    some.every((wall) => isComplete(wall, now)) && !some.every((wall) => isComplete(wall, before));
  const sections = [...new Set(walls.map(({ section }) => section))];
  return {
    letters: new Set(walls.filter((wall) => isNew([wall])).map(({ letter }) => letter)),
    sections: new Set(sections.filter((section) => isNew(walls.filter((wall) => wall.section === section)))),
  };
}

/** Where a deed was done: a space, or a segment. */
export function spaceDone({ word, first, second }: Deed): string {
  if (['spray', 'reserve', 'neutral'].includes(word)) return first;
  if (word === 'bobby') return 'bobby';
  if (!['paint', 'permit', 'bonus'].includes(word)) return '';
  return `${word} ${first}${word === 'paint' && second.startsWith('2') ? ' 2' : ''}`;
}

/** Segments that were sprayed between two positions; none in the first position and when a replay jumps. */
export function sprayed(before: View['tags'] | null, now: View['tags']): string[] {
  const segments = Object.keys(now).filter((name) => now[name] !== null && before?.[name] === null);
  return before && segments.length < 4 ? segments : [];
}
