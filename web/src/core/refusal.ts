/** Why something did not happen, in the language of the moment. */
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

/** Refusals whose facts have sentences that only the server carries. */
const SAID_THERE = ['edition'];

/** The facts of a reason of the rules as they are read; as `NAME-said` each text has its parts by name. */
export function readable(game: string, facts: Facts = {}): Facts {
  const texts = Object.entries(facts).filter((one): one is [string, string] => typeof one[1] === 'string');
  return {
    ...facts,
    ...Object.fromEntries(
      texts.flatMap(([name, text]) => [
        [name, notation(text)],
        [`${name}-said`, named(`word-${game}-`, text)],
      ]),
    ),
  };
}

export function refusalSaid(refusal: Refusal, game = ''): string {
  const key = refusal.clause ? `refusal-${game}-${refusal.code}` : `server-${refusal.code}`;
  if (refusal.code === 'offline') return say('web-offline-request');
  if (SAID_THERE.includes(refusal.code)) return refusal.text;
  for (const known of [key, refusal.code]) {
    if (!spoken.has(known)) continue;
    if (!refusal.clause) return say(known, refusal.facts);
    return `${say('label', { label: refusal.clause })} ${say(known, readable(game, refusal.facts))}`;
  }
  return refusal.text || refusal.code;
}

/** A reason of the rules, without its clause. */
export const reasonSaid = (game: string, code: string, facts: Facts): string =>
  say(`refusal-${game}-${code}`, readable(game, facts));

/** A reason that is the table's own and no clause: why a button of ours is of no use now. */
export const remark = (code: string, facts: Refused['facts'] = {}): Refused => ({
  type: 'refused',
  code,
  text: '',
  facts,
});

export function problemSaid(problem: unknown, game = ''): string {
  if (problem instanceof HttpRefused) return refusalSaid(problem.refusal as Refusal, game);
  throw problem;
}
