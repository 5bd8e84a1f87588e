/** From a click to a running match. */
import { api } from '../core/http';
import { me } from '../core/me.svelte';
import { router } from '../core/router.svelte';
import { settings } from '../core/settings.svelte';
import { digestOf } from '../core/sha256';
import { attend, freshText, remember } from '../core/shares';
import type { HttpNewTable, HttpTableInfo } from '../protocol';

/** How many play, and how good the bots are; in the first match of a browser they are new to the game as well. */
export const PLAY_NOW = { seats: 3, bot: 'easy', firstBot: 'new' };

/** Make a table with one's shares in its dice, and begin if every seat is taken. */
export async function makeTable(body: HttpNewTable, start: boolean): Promise<HttpTableInfo> {
  await me.ensure();
  const texts = (body.sit ?? []).map((seat) => ({ seat, text: freshText() }));
  const pledges = texts.map(({ seat, text }) => ({ seat, pledge: digestOf(text) }));
  const table = await api.make({ ...body, pledges, start });
  for (const { text } of texts) remember(table.id, text);
  await attend(table);
  router.go(`/t/${table.id}`);
  return table;
}

/** One click: the other seats are bots', and nobody else is asked. */
export async function playNow(game: string): Promise<HttpTableInfo> {
  const { seats, firstBot } = PLAY_NOW;
  const bot = settings.firstTable ? PLAY_NOW.bot : firstBot;
  const bots = Array.from({ length: seats - 1 }, (_, index) => ({ seat: index + 1, bot }));
  const table = await makeTable({ game, seats, sit: [0], bots, is_open: false }, true);
  if (!settings.firstTable) settings.change({ firstTable: table.id });
  return table;
}

/** The first game after the lessons: against one bot that is new to it as well. */
export function firstGame(game: string): Promise<HttpTableInfo> {
  return makeTable({ game, seats: 2, sit: [0], bots: [{ seat: 1, bot: 'new' }], is_open: false }, true);
}
