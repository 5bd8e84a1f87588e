/** The search in the rules: all words must occur, accents and capitals do not matter. */
import { plain } from '../core/sentences';
import { clauseText, rulebookText } from '../core/clauses';
import { say } from '../core/words.svelte';
import type { HttpPartInfo, HttpTermInfo } from '../protocol';

const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

const isFound = (text: string, query: string): boolean => {
  const haystack = plain(text);
  return wordsOf(query).every((word) => haystack.includes(word));
};

/** Where the words occur in a text as it is written: beginnings and ends, in order, without overlaps. */
export function spots(text: string, query: string): [number, number][] {
  const letters = [...text].map((letter) => ({ letter, is: plain(letter) }));
  // For each letter of the plain form, and for its end, its place in the text.
  const places: number[] = [];
  let at = 0;
  for (const { letter, is } of letters) {
    places.push(...Array.from({ length: is.length }, () => at));
    at += letter.length;
  }
  places.push(at);
  const haystack = letters.map(({ is }) => is).join('');
  const hits = wordsOf(query).flatMap((word) => occurrences(haystack, word));
  const joined: [number, number][] = [];
  for (const [start, end] of hits.sort(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined.map(([start, end]) => [places[start] ?? 0, places[end] ?? at]);
}

function occurrences(haystack: string, word: string): [number, number][] {
  const hits: [number, number][] = [];
  for (let start = haystack.indexOf(word); start >= 0; start = haystack.indexOf(word, start + word.length))
    hits.push([start, start + word.length]);
  return hits;
}

/** The parts with the clauses that match; parts without any are left out. */
export function partsFound(parts: readonly HttpPartInfo[], query: string): HttpPartInfo[] {
  return parts
    .map((part) => ({
      ...part,
      clauses: part.clauses.filter(({ id }) =>
        isFound(`${id} ${say(`part-${part.name}`)} ${clauseText(id)} ${rulebookText(id)}`, query),
      ),
    }))
    .filter((part) => part.clauses.length);
}

export function termsFound(game: string, terms: readonly HttpTermInfo[], query: string): HttpTermInfo[] {
  return terms.filter(({ name, clause }) =>
    isFound(`${say(`term-${game}-${name}`)} ${say(`meaning-${game}-${name}`)} ${clause}`, query),
  );
}
