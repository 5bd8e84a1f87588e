/** From a click to a running match. */
import { api } from '../core/http';
import { me } from '../core/me.svelte';
import { router } from '../core/router.svelte';
import { settings } from '../core/settings.svelte';
import { digestOf } from '../core/sha256';
import { maintainShares, freshText, remember } from '../core/shares';
import type { HttpNewTable, HttpOnward, HttpPledgeBody, HttpTableInfo } from '../protocol';

/** The number of players and the level of the bots, which are beginners in the first match of a browser. */
export const PLAY_NOW = { seats: 3, bot: 'easy', firstBot: 'new' };

/** Make a table with one's shares in its dice, and begin if every seat is taken. */
export function makeTable(body: HttpNewTable, start: boolean): Promise<HttpTableInfo> {
  return goTo(body.sit ?? [], (pledges) => api.make({ ...body, pledges, start }));
}

/**
 * What if: continue from a moment of a finished match at a new table. Nobody has a share in dice that are fixed, or where
 * only one move is tried.
 */
export function playOn(id: string, body: HttpOnward, code: string): Promise<HttpTableInfo> {
  const sharing = body.same_dice || body.moves ? [] : (body.sit ?? []);
  return goTo(sharing, (pledges) => api.onward(id, { ...body, pledges }, code));
}

async function goTo(
  sharing: readonly number[],
  make: (pledges: HttpPledgeBody[]) => Promise<HttpTableInfo>,
): Promise<HttpTableInfo> {
  await me.ensure();
  const texts = sharing.map((seat) => ({ seat, text: freshText() }));
  const table = await make(texts.map(({ seat, text }) => ({ seat, pledge: digestOf(text) })));
  for (const { text } of texts) remember(table.id, text);
  await maintainShares(table);
  router.go(`/t/${table.id}`);
  return table;
}

/** One click starts a match: bots take the other seats, and nobody else is asked. */
export async function playNow(game: string): Promise<HttpTableInfo> {
  const { seats, firstBot } = PLAY_NOW;
  const bot = settings.firstTable ? PLAY_NOW.bot : firstBot;
  const bots = Array.from({ length: seats - 1 }, (_, index) => ({ seat: index + 1, bot }));
  const table = await makeTable({ game, seats, sit: [0], bots, is_open: false }, true);
  if (!settings.firstTable) settings.change({ firstTable: table.id });
  return table;
}

/** The first match after the lessons: against one bot that is a beginner, too. */
export function firstGame(game: string): Promise<HttpTableInfo> {
  return makeTable({ game, seats: 2, sit: [0], bots: [{ seat: 1, bot: 'new' }], is_open: false }, true);
}
