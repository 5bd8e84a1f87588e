/** What a previewed drawing scores: read from the position before it and the one that the server shows after it. */
import { featureCells, FEATURES, squareName } from './layout';
import type { Gain as Gained } from '../../protocol';
import type { PrintedCity, View } from './view';

export interface Gain {
  feature: string;
  value: number;
  isHigh: boolean;
}
/** Another player who lacks few squares of a feature that would be completed. */
export interface Near {
  seat: number;
  feature: string;
  squares: number;
}
export interface Outcome {
  gains: Gain[];
  points: number;
  near: Near[];
}

const CLOSE = 3;

export function outcome(before: View, after: View, seat: number, city: PrintedCity): Outcome {
  const was = before.taggers[seat];
  const is = after.taggers[seat];
  if (!was || !is) return { gains: [], points: 0, near: [] };
  const hidden = is.sealed ? after.outlook : null;
  const fresh = (now: string[], then: string[]): string[] => now.filter((name) => !then.includes(name));
  const high = hidden ? hidden.high : fresh(is.high, was.high);
  const low = hidden ? hidden.low : fresh(is.low, was.low);
  const value = (values: number[], feature: string): number => values[FEATURES.indexOf(feature)] ?? 0;
  const gains = [
    ...high.map((feature) => ({ feature, value: value(city.high, feature), isHigh: true })),
    ...low.map((feature) => ({ feature, value: value(city.low, feature), isHigh: false })),
  ];
  const points = hidden ? hidden.points : (after.points[seat] ?? 0) - (before.points[seat] ?? 0);
  return { gains, points, near: near(before, seat, city, high) };
}

function near(view: View, seat: number, city: PrintedCity, features: string[]): Near[] {
  const close: Near[] = [];
  for (const feature of features) {
    const squares = featureCells(city, feature).map(squareName);
    view.taggers.forEach((tagger, other) => {
      if (other === seat || tagger.high.includes(feature) || tagger.low.includes(feature)) return;
      const drawn = new Set(tagger.drawn.flat());
      const left = squares.filter((square) => !drawn.has(square)).length;
      if (left <= CLOSE) close.push({ seat: other, feature, squares: left });
    });
  }
  return close;
}

/** A feature that has just been completed, with its points. */
export interface Burst {
  feature: string;
  points: number;
  isHigh: boolean;
}

/** The features that a seat has just completed. */
export const burstsOf = (gains: readonly Gained[], seat: number): Burst[] =>
  gains
    .filter((gain) => gain.seat === seat && 'kind' in gain.part.facts)
    .map(({ part }) => ({
      feature: String(part.facts['what']),
      points: part.points,
      isHigh: part.reason !== 'low',
    }));

/** The squares of a drawing in an action text, with or without a drone. */
export function drawnIn(text: string): string[] {
  const words = text.split(' ');
  const tag = words.indexOf('tag');
  return tag < 0 ? [] : words.slice(tag + 1);
}
