/** The search in the rules: all words must occur, accents and capitals do not matter. */
import { plain } from '../core/sentences';
import { clauseText, rulebookText } from '../core/clauses';
import { say } from '../core/words.svelte';
import type { HttpPartInfo, HttpTermInfo } from '../protocol';

const wordsOf = (wanted: string): string[] => plain(wanted).split(/\s+/).filter(Boolean);

const isFound = (text: string, wanted: string): boolean => {
  const hay = plain(text);
  return wordsOf(wanted).every((word) => hay.includes(word));
};

/** Where the words occur in a text as it is written: beginnings and ends, in order, without overlaps. */
export function spots(text: string, wanted: string): [number, number][] {
  const letters = [...text].map((letter) => ({ letter, is: plain(letter) }));
  // For each letter of the plain form, and for its end, its place in the text.
  const places: number[] = [];
  let at = 0;
  for (const { letter, is } of letters) {
    places.push(...Array.from({ length: is.length }, () => at));
    at += letter.length;
  }
  places.push(at);
  const hay = letters.map(({ is }) => is).join('');
  const hits = wordsOf(wanted).flatMap((word) => occurrences(hay, word));
  const joined: [number, number][] = [];
  for (const [start, end] of hits.sort(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined.map(([start, end]) => [places[start] ?? 0, places[end] ?? at]);
}

function occurrences(hay: string, word: string): [number, number][] {
  const hits: [number, number][] = [];
  for (let start = hay.indexOf(word); start >= 0; start = hay.indexOf(word, start + word.length))
    hits.push([start, start + word.length]);
  return hits;
}

/** The parts with the clauses that match; parts without any are left out. */
export function partsFound(parts: readonly HttpPartInfo[], wanted: string): HttpPartInfo[] {
  return parts
    .map((part) => ({
      ...part,
      clauses: part.clauses.filter(({ id }) =>
        isFound(`${id} ${say(`part-${part.name}`)} ${clauseText(id)} ${rulebookText(id)}`, wanted),
      ),
    }))
    .filter((part) => part.clauses.length);
}

export function termsFound(game: string, terms: readonly HttpTermInfo[], wanted: string): HttpTermInfo[] {
  return terms.filter(({ name, clause }) =>
    isFound(`${say(`term-${game}-${name}`)} ${say(`meaning-${game}-${name}`)} ${clause}`, wanted),
  );
}
