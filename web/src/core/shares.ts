/**
 * This browser's shares in the dice: texts that it pledges when somebody sits down, and reveals when the match has started.
 *
 * It reveals for one set of pledges only, the one that the start of the match showed, and stores that set: after the end,
 * the record must contain the same pledges. docs/records.md says what this proves.
 */
import type { HttpTableInfo } from '../protocol';
import { api } from './http';
import { store, stored } from './settings.svelte';
import { digestOf, hex } from './sha256';

/** What had been published when this browser revealed a text; a seat without a share has an empty pledge. */
export interface Published {
  commitment: string;
  pledges: string[];
}
/** The shares at a table that this browser knows of. */
export interface Share {
  table: string;
  texts: string[];
  shown: Published | null;
}
/** The facts about a table that are needed, from the server's answer or from the socket. */
export type Attended = Pick<HttpTableInfo, 'id' | 'commitment' | 'status' | 'reveal_waits'> & {
  yours?: readonly number[];
  what_if?: { has_same_dice: boolean } | null;
  occupants: readonly { pledge?: string }[];
};

const KEY = 'allcity-shares';
const TABLES = 20; // tables that are remembered
const TEXTS = 16; // texts at one table
let unstored: Share[] = []; // used where a browser stores nothing
const busy = new Set<string>();
const looked = new Set<string>();

export function freshText(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** The storage is read anew each time, since another tab may have pledged meanwhile. */
const shares = (): Share[] => stored<Share[]>(KEY, unstored);

export function shareAt(table: string): Share {
  return shares().find((share) => share.table === table) ?? { table, texts: [], shown: null };
}

function keep(share: Share): void {
  const others = shares().filter(({ table }) => table !== share.table);
  unstored = [...others, share].slice(-TABLES);
  store(KEY, unstored);
}

/** Store a text before its pledge is sent, or as soon as its table is known. */
export function remember(table: string, text: string): void {
  const share = shareAt(table);
  keep({ ...share, texts: [...share.texts, text].slice(-TEXTS) });
}

function textOf(table: string, pledge: string): string | undefined {
  return shareAt(table).texts.find((text) => digestOf(text) === pledge);
}

/** Pledge or reveal for one's own seats at a table as needed; what fails is tried again when the table is next shown. */
export async function maintainShares(table: Attended): Promise<void> {
  const own = table.yours ?? [];
  if (table.what_if?.has_same_dice) return; // these dice are fixed already
  if (table.status === 'open') await Promise.all(own.map((seat) => pledge(table, seat)));
  else if (table.reveal_waits.length) await reveal(table, own);
}

/** A browser that has revealed at a table pledges nothing more there, so that nobody can make it try again. */
async function pledge(table: Attended, seat: number): Promise<void> {
  const place = `${table.id} ${seat}`;
  const isFirst = !looked.has(place);
  looked.add(place);
  const known = table.occupants[seat]?.pledge ?? '';
  // An unknown pledge comes from another browser that may be gone; but two open browsers must not replace each other's.
  const isDue = known ? isFirst && !textOf(table.id, known) : true;
  const { texts, shown } = shareAt(table.id);
  if (!isDue || shown || texts.length >= TEXTS) return;
  await once(place, async () => {
    const text = freshText();
    remember(table.id, text);
    await api.pledge(table.id, seat, digestOf(text));
  });
}

async function reveal(table: Attended, own: readonly number[]): Promise<void> {
  const published = {
    commitment: table.commitment,
    pledges: table.occupants.map(({ pledge = '' }) => pledge),
  };
  const { shown } = shareAt(table.id);
  if (shown && JSON.stringify(shown) !== JSON.stringify(published)) return;
  for (const seat of own.filter((one) => table.reveal_waits.includes(one))) {
    const text = textOf(table.id, published.pledges[seat] ?? '');
    if (text === undefined) continue;
    keep({ ...shareAt(table.id), shown: published });
    await once(`${table.id} ${seat}`, () => api.entropy(table.id, seat, text));
  }
}

async function once(place: string, request: () => Promise<unknown>): Promise<void> {
  if (busy.has(place)) return;
  busy.add(place);
  await request().catch(() => undefined);
  busy.delete(place);
}
