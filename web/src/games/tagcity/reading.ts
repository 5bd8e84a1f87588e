/** A city in words, for screen readers: what is complete, how far each district is, and which lines lack few squares. */
import { signed } from '../../core/sentences';
import { say, type Translatable } from '../../core/words.svelte';
import { featureCells, FEATURES, squareName } from './layout';
import { DISTRICTS, type PrintedCity, type Tagger } from './view';
import { featureText } from './words';

/** A line that lacks more squares than this is not worth a sentence. */
const FEW = 3;

export interface Reading {
  tagged: number;
  /** Completed features with the values that were circled. */
  complete: { feature: string; value: number }[];
  /** Districts that are not complete, with their tagged squares. */
  districts: { feature: string; tagged: number; size: number }[];
  /** Features that lack few squares, with these squares; `isHigh` if the high value is still free. */
  near: { feature: string; lacks: string[]; isHigh: boolean }[];
}

export function readCity(city: PrintedCity, tagger: Tagger, crossed: ReadonlySet<string>): Reading {
  const drawn = new Set(tagger.drawn.flat());
  const features = FEATURES.map((feature, index) => {
    const squares = featureCells(city, feature).map(squareName);
    return { feature, index, size: squares.length, lacks: squares.filter((square) => !drawn.has(square)) };
  });
  const open = features.filter(({ lacks }) => lacks.length);
  return {
    tagged: drawn.size,
    complete: features.flatMap(({ feature, index }) => {
      const values = tagger.high.includes(feature)
        ? city.high
        : tagger.low.includes(feature)
          ? city.low
          : null;
      return values ? [{ feature, value: values[index] ?? 0 }] : [];
    }),
    districts: open
      .filter(({ feature }) => DISTRICTS.toLowerCase().includes(feature))
      .map(({ feature, size, lacks }) => ({ feature, size, tagged: size - lacks.length })),
    near: open
      .filter(({ lacks }) => lacks.length <= FEW)
      .sort((a, b) => a.lacks.length - b.lacks.length)
      .map(({ feature, lacks }) => ({ feature, lacks, isHigh: !crossed.has(feature) })),
  };
}

/** The sentences about a city, the most important first. */
export function readText({ tagged, complete, districts, near }: Reading): string[] {
  const sentences: Translatable[] = [
    { key: 'web-tagcity-read-tagged', facts: { tagged } },
    complete.length
      ? {
          key: 'web-tagcity-read-complete',
          facts: {
            features: complete
              .map(({ feature, value }) => `${featureText(feature)} (${signed(value)})`)
              .join(', '),
          },
        }
      : { key: 'web-tagcity-read-nothing' },
    ...near.map(({ feature, lacks, isHigh }) => ({
      key: isHigh ? 'web-tagcity-read-near' : 'web-tagcity-read-near-low',
      facts: { feature: featureText(feature), squares: lacks.join(', ') },
    })),
    ...districts.map(({ feature, size, tagged }) => ({
      key: 'web-tagcity-read-district',
      facts: { feature: featureText(feature), tagged, size },
    })),
  ];
  return sentences.map(({ key, facts }) => say(key, facts));
}

/** The values of columns, rows and districts, equal ones together, and the high values that are gone. */
export function valuesText(city: PrintedCity, crossed: ReadonlySet<string>): string[] {
  const groups = new Map<string, { high: number; low: number; features: string[] }>();
  FEATURES.forEach((feature, index) => {
    const [high, low] = [city.high[index] ?? 0, city.low[index] ?? 0];
    const group = groups.get(`${high} ${low}`) ?? { high, low, features: [] };
    groups.set(`${high} ${low}`, { high, low, features: [...group.features, featureText(feature)] });
  });
  const sentences = [...groups.values()].map(({ high, low, features }) =>
    say('web-tagcity-read-values', { features: features.join(', '), high: signed(high), low: signed(low) }),
  );
  const crossedOut = FEATURES.filter((feature) => crossed.has(feature)).map(featureText);
  return crossedOut.length
    ? [...sentences, say('web-tagcity-read-gone', { features: crossedOut.join(', ') })]
    : sentences;
}

/** A shape by its printed rows: how many squares each has, and from which column on. */
export function shapeText(cells: readonly (readonly [number, number])[]): string {
  const rows = [...new Set(cells.map(([row]) => row))].sort((a, b) => a - b);
  const said = rows.map((row) => {
    const columns = cells.filter((cell) => cell[0] === row).map(([, column]) => column + 1);
    return columns.sort((a, b) => a - b).join(' ');
  });
  return say('web-tagcity-shape-said', { count: cells.length, rows: said.join('; ') });
}
