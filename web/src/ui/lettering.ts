/**
 * How a name is written as a tag: which letters, how wide they are, how they bounce and where the paint drips. The
 * functions are pure, so that they can be tested.
 */
export const TAGS = ['marker', 'bubble', 'drips'] as const;
export type TagStyle = (typeof TAGS)[number];

export interface Lettering {
  text: string;
  /** The width of the letters at a font size of 36. */
  width: number;
  /** Degrees by which each letter is turned; empty for scripts whose letters are joined. */
  turns: number[];
  /** Where paint drips, and how far. */
  drips: { x: number; length: number }[];
}

const LETTERS = 10; // more letters would be too small to read on a wall
const SIZE = 36;
const NARROW = /[ijlIft.,:;'|!()1 -]/;
const BROAD = /[mwMW@%]/;
const LATIN = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{S}\s]*$/u;

/** The style with a name; the first one for a name that this client does not know. */
export const styleOf = (text: string): TagStyle => TAGS.find((style) => style === text) ?? TAGS[0];

/** The form of a name for a tag: its first word if it is long, and never more than some letters. */
function shortened(name: string): string[] {
  const whole = letters(name.trim());
  if (whole.length <= LETTERS) return whole;
  return letters(name.trim().split(/\s+/)[0] ?? '').slice(0, LETTERS);
}

/** What a reader takes for one letter, also where it consists of several characters. */
const letters = (text: string): string[] =>
  Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    (part) => part.segment,
  );

function widthOf(letter: string): number {
  if (NARROW.test(letter)) return 0.36;
  if (BROAD.test(letter) || !LATIN.test(letter)) return 0.92;
  return letter === letter.toUpperCase() && letter !== letter.toLowerCase() ? 0.68 : 0.56;
}

/** Pseudo-random numbers that are the same for the same name, so that a tag looks alike on every screen. */
function numbers(text: string): () => number {
  let state = 2166136261;
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function lettering(name: string, style: TagStyle): Lettering {
  const letters = shortened(name);
  const text = letters.join('');
  const next = numbers(`${style} ${text}`);
  const tightness = style === 'bubble' ? 0.94 : 1;
  const widths = letters.map((letter) => widthOf(letter) * SIZE * tightness);
  const width = Math.max(
    SIZE / 2,
    widths.reduce((sum, width) => sum + width, 0),
  );
  const turns = LATIN.test(text) ? Array.from(text, () => Math.round((next() - 0.5) * 16)) : [];
  const count = style === 'drips' ? Math.max(1, Math.round(letters.length * 0.7)) : 0;
  const drips = Array.from({ length: count }, () => ({
    x: Math.round(width * (0.06 + 0.88 * next())),
    length: 4 + Math.round(next() * 8),
  }));
  return { text, width: Math.round(width), turns, drips };
}
