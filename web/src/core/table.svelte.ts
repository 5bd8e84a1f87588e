/** A table as this browser knows it: what each seat or spectator on it sees, and what it may do. */
import type { Answered, Occupant, Event as Seen, Line, Refused, Request, Table } from '../protocol';
import { connection, freshId, type Reply } from './connection.svelte';
import type { Referee } from './draft.svelte';
import { sameOrNow } from './same';
import { Pace } from './pace.svelte';
import { joined } from './sentences';
import { maintainShares, type Attended } from './shares';

export type Viewer = number | null;
/** What one viewer has seen so far. */
export interface Sight {
  now: Seen;
  lines: Line[];
}

const name = (viewer: Viewer): string => String(viewer);

const newest = (all: readonly Seen[]): Seen | null =>
  all.reduce<Seen | null>((best, now) => (!best || now.version > best.version ? now : best), null);

export class TableStore {
  head = $state.raw<Table | null>(null);
  sights = $state.raw<Record<string, Sight>>({});
  /** The part of this that is on the screen by now. */
  paces = $state.raw<Record<string, Pace>>({});
  /** The words of actions that are not worth a moment on the screen. */
  quiet: readonly string[] = [];
  occupants = $state.raw<Occupant[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** The difference between the server's clock and this browser's, for running clocks. */
  lag = $state(0);
  #leave: () => void;

  constructor(
    readonly table: string,
    readonly code: string,
  ) {
    connection.recover(table);
    this.#leave = connection.follow(this);
  }

  close(): void {
    this.#leave();
    for (const pace of Object.values(this.paces)) pace.close();
  }

  get yours(): number[] {
    return this.head?.yours ?? [];
  }

  sight(viewer: Viewer): Sight | null {
    return this.sights[name(viewer)] ?? null;
  }

  pace(viewer: Viewer): Pace | null {
    return this.paces[name(viewer)] ?? null;
  }

  /** What this viewer has been shown so far. */
  shown(viewer: Viewer): Sight | null {
    return this.pace(viewer)?.shown ?? null;
  }

  /** The latest position that has been shown to any viewer here. */
  get latestShown(): Seen | null {
    return newest(Object.values(this.paces).flatMap(({ shown }) => (shown ? [shown.now] : [])));
  }

  /** Show at once everything that waits. */
  skip(): void {
    for (const pace of Object.values(this.paces)) pace.skip();
  }

  /** The latest position of any viewer here, for what all of them see alike. */
  get latest(): Seen | null {
    return newest(Object.values(this.sights).map((sight) => sight.now));
  }

  again(): Request {
    const versions = Object.values(this.sights).map((sight) => sight.now.version);
    const since = versions.length ? Math.min(...versions) : 0;
    return { type: 'watch', table: this.table, since, code: this.code };
  }

  hear(message: Answered): void {
    if (message.type === 'table') this.#welcome(message);
    else if (message.type === 'event') this.#see(message);
    else if (message.type === 'refused' && !message.id) this.refused = message;
  }

  #welcome(table: Table): void {
    const known = new Set(table.yours.length ? table.yours.map(name) : [name(null)]);
    this.sights = Object.fromEntries(Object.entries(this.sights).filter(([viewer]) => known.has(viewer)));
    this.paces = Object.fromEntries(Object.entries(this.paces).filter(([viewer]) => known.has(viewer)));
    // A person who has no seat any more without having given it away may have become another guest meanwhile.
    if (this.yours.length && !table.yours.length && !table.handed.length) connection.renew();
    this.head = { ...table, printed: sameOrNow(this.head?.printed, table.printed) };
    this.refused = null;
    this.#see(table.now, true);
  }

  /** People who join or leave change nothing on the boards, and others' sealed choices change nothing that is legal. */
  #see(seen: Seen, isJump = false): void {
    const key = name(seen.viewer);
    const before = this.sights[key];
    const view = sameOrNow(before?.now.view, seen.view);
    const now = { ...seen, view, legal: sameOrNow(before?.now.legal ?? [], seen.legal ?? []) };
    const sight = { now, lines: joined(before?.lines ?? [], now.lines) };
    this.sights = { ...this.sights, [key]: sight };
    if (!this.paces[key]) {
      const isLoud = (word: string): boolean => !this.quiet.includes(word);
      this.paces = { ...this.paces, [key]: new Pace(seen.viewer, isLoud) };
    }
    this.paces[key]?.take(sight, isJump);
    if (now.occupants) this.occupants = now.occupants;
    if (now.clock) this.lag = now.clock.at - Date.now();
    this.#maintainShares(now);
  }

  #maintainShares({ status, reveal_waits = [] }: Seen): void {
    const { table: id, yours, occupants } = this;
    const { commitment = '', what_if = null } = this.head ?? {};
    const known = { id, commitment, reveal_waits, yours, occupants, what_if };
    void maintainShares({ ...known, status: status as Attended['status'] });
  }

  act(seat: number, texts: string[]): Promise<Reply> {
    const version = this.shown(seat)?.now.version ?? 0;
    return connection.ask({ type: 'act', table: this.table, seat, id: freshId(), version, texts });
  }

  preview(seat: number, texts: string[], opening = ''): Promise<Reply> {
    return connection.ask({ type: 'preview', table: this.table, seat, id: freshId(), texts, opening });
  }

  /** The server as the judge of what a seat wants to do. */
  referee(seat: number): Referee {
    const now = (): Seen | null => this.shown(seat)?.now ?? null;
    return {
      get now() {
        return now();
      },
      preview: (texts, opening) => this.preview(seat, texts, opening),
      act: (texts) => this.act(seat, texts),
    };
  }

  undo(seat: number): Promise<Reply> {
    const version = this.sight(seat)?.now.version ?? 0;
    return connection.ask({ type: 'undo', table: this.table, seat, id: freshId(), version });
  }

  coach(seat: number, agree: boolean): Promise<Reply> {
    return connection.ask({ type: 'coach', table: this.table, seat, id: freshId(), agree });
  }

  say(seat: number, phrase: string): Promise<Reply> {
    return connection.ask({ type: 'say', table: this.table, seat, id: freshId(), phrase });
  }

  answer(seat: number, agree: boolean): Promise<Reply> {
    const version = this.sight(seat)?.now.version ?? 0;
    return connection.ask({ type: 'answer', table: this.table, seat, id: freshId(), version, agree });
  }
}
