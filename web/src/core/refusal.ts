/** Refusals as sentences in the current language. */
import type { Refused } from '../protocol';
import { HttpRefused } from './http';
import { notation } from './sentences';
import { named, say, spoken, type Facts } from './words.svelte';

export interface Refusal {
  code: string;
  text: string;
  facts?: Facts;
  clause?: string;
}

/** The facts of a reason of the rules in words; `NAME-said` gives each text its parts by name. */
export function readable(game: string, facts: Facts = {}, names: readonly string[] = []): Facts {
  const texts = Object.entries(facts).filter((one): one is [string, string] => typeof one[1] === 'string');
  return {
    ...facts,
    ...Object.fromEntries(
      texts.flatMap(([name, text]) => [
        [name, notation(text)],
        [`${name}-said`, named(`word-${game}-`, text)],
      ]),
    ),
    ...people(facts, names),
  };
}

/** Replace the fact `taggers`, which has the numbers of seats, by the names of the players there. */
export function people(facts: Facts, names: readonly string[] = []): Facts {
  const seats = String(facts['taggers'] ?? '').split(' ');
  const called = seats
    .filter(Boolean)
    .map((seat) => names[Number(seat) - 1] || say('player', { seat: Number(seat) }));
  const last = called.pop();
  if (last === undefined) return {};
  return { taggers: called.length ? say('players-and', { first: called.join(', '), last }) : last };
}

export function refusalText(refusal: Refusal, game = '', names: readonly string[] = []): string {
  const key = refusal.clause ? `refusal-${game}-${refusal.code}` : `server-${refusal.code}`;
  if (refusal.code === 'offline') return say('web-offline-request');
  for (const name of [key, refusal.code]) {
    if (!spoken.has(name)) continue;
    if (!refusal.clause) return say(name, refusal.facts);
    return `${say('label', { label: refusal.clause })} ${say(name, readable(game, refusal.facts, names))}`;
  }
  return refusal.text || refusal.code;
}

/** A reason of the rules, without its clause. */
export const reasonText = (game: string, code: string, facts: Facts, names: readonly string[] = []): string =>
  say(`refusal-${game}-${code}`, readable(game, facts, names));

/** A reason that comes from the table and not from a clause: why a button is of no use now. */
export const remark = (code: string, facts: Refused['facts'] = {}): Refused => ({
  type: 'refused',
  code,
  text: '',
  facts,
});

export function problemText(problem: unknown, game = ''): string {
  if (problem instanceof HttpRefused) return refusalText(problem.refusal as Refusal, game);
  throw problem;
}
