/** From a click to a running match. */
import { api, freshEntropy } from '../core/http';
import { me } from '../core/me.svelte';
import { router } from '../core/router.svelte';
import type { HttpNewTable, HttpTableInfo } from '../protocol';

export const PLAY_NOW = { seats: 3, bot: 'easy' };

/** Make a table, add one's share to its dice, and begin if every seat is taken. */
export async function makeTable(body: HttpNewTable, start: boolean): Promise<HttpTableInfo> {
  await me.ensure();
  const table = await api.make(body);
  for (const seat of body.sit ?? []) await api.entropy(table.id, seat, freshEntropy());
  if (start) await api.start(table.id);
  router.go(`/t/${table.id}`);
  return table;
}

/** One click: the other seats are bots', and nobody else is asked. */
export function playNow(game: string): Promise<HttpTableInfo> {
  const { seats, bot } = PLAY_NOW;
  const bots = Array.from({ length: seats - 1 }, (_, index) => ({ seat: index + 1, bot }));
  return makeTable({ game, seats, sit: [0], bots, is_open: false }, true);
}

/** The first game after the lessons: against one bot that is new to it as well. */
export function firstGame(game: string): Promise<HttpTableInfo> {
  return makeTable({ game, seats: 2, sit: [0], bots: [{ seat: 1, bot: 'new' }], is_open: false }, true);
}
