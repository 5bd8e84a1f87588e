/**
 * Soft hyphens between the syllables of long words, for narrow cards: not all browsers have dictionaries for `hyphens:
 * auto`.
 */
const VOWELS = 'aeiouyáéíóúàâèêëîïôùûü';
const LONG = /\p{L}{8,}/gu;
/**
 * The place before the consonant, or the pair that is one sound, with which the next syllable begins; no syllable of two
 * letters stands alone at the end.
 */
const SYLLABLE = new RegExp(
  `(?=.{3})(?<=[${VOWELS}][^${VOWELS}]*)(?=(?:[bcdfgpt][lr]|[^${VOWELS}])[${VOWELS}])(?!(?<=[bcdfgpt])[lr])`,
  'giu',
);

export const hyphenated = (text: string): string =>
  text.replace(LONG, (word) => word.replace(SYLLABLE, '\u00ad'));
