/** Why something did not happen, in the language of the moment. */
import type { Refused } from '../protocol';
import { HttpRefused } from './http';
import { named, say, spoken, type Facts } from './words.svelte';

export interface Refusal {
  code: string;
  text: string;
  facts?: Facts;
  clause?: string;
}

/** Refusals whose facts have sentences that only the server carries. */
const SAID_THERE = ['edition'];

export function refusalSaid(refusal: Refusal, game = ''): string {
  const key = refusal.clause ? `refusal-${game}-${refusal.code}` : `server-${refusal.code}`;
  if (refusal.code === 'offline') return say('web-offline-request');
  if (SAID_THERE.includes(refusal.code)) return refusal.text;
  for (const known of [key, refusal.code]) {
    if (!spoken.has(known)) continue;
    const said = say(known, byName(game, refusal.facts));
    return refusal.clause ? `${say('label', { label: refusal.clause })} ${said}` : said;
  }
  return refusal.text || refusal.code;
}

/** A reason of the rules, without its clause. */
export const reasonSaid = (game: string, code: string, facts: Facts): string =>
  say(`refusal-${game}-${code}`, byName(game, facts));

/** The facts, and as `NAME-said` each text with its parts by name. */
function byName(game: string, facts: Facts = {}): Facts {
  const said = Object.entries(facts).map(([name, fact]) =>
    typeof fact === 'string' ? [[`${name}-said`, named(`word-${game}-`, fact)]] : [],
  );
  return { ...facts, ...Object.fromEntries(said.flat()) };
}

/** A reason that is the table's own and no clause: why a button of ours is of no use now. */
export const remark = (code: string): Refused => ({ type: 'refused', code, text: '', facts: {} });

export function problemSaid(problem: unknown, game = ''): string {
  if (problem instanceof HttpRefused) return refusalSaid(problem.refusal as Refusal, game);
  throw problem;
}
