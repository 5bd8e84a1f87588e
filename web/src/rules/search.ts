/** Searching in the rules: all words must occur, accents and capitals do not matter. */
import { plain } from '../core/sentences';
import { say } from '../core/words.svelte';
import type { HttpPartInfo, HttpTermInfo } from '../protocol';

const isFound = (text: string, wanted: string): boolean => {
  const hay = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => hay.includes(word));
};

export const clauseSaid = (id: string): string => say(`clause-${id.replace('.', '-')}`);

/** The parts with the clauses that were found; parts without any are left out. */
export function partsFound(parts: readonly HttpPartInfo[], wanted: string): HttpPartInfo[] {
  return parts
    .map((part) => ({
      ...part,
      clauses: part.clauses.filter(({ id }) =>
        isFound(`${id} ${say(`part-${part.name}`)} ${clauseSaid(id)}`, wanted),
      ),
    }))
    .filter((part) => part.clauses.length);
}

export function termsFound(game: string, terms: readonly HttpTermInfo[], wanted: string): HttpTermInfo[] {
  return terms.filter(({ name, clause }) =>
    isFound(`${say(`term-${game}-${name}`)} ${say(`meaning-${game}-${name}`)} ${clause}`, wanted),
  );
}
