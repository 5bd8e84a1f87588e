/** One socket for all tables: it reconnects by itself and sends again what was not acknowledged. */
import type {
  Act,
  Answer,
  Answered,
  Coach,
  Done,
  Preview,
  Previewed,
  Refused,
  Request,
  Say,
  Undo,
} from '../protocol';
import { store, stored } from './settings.svelte';
import { transport, type Wire } from './transport';

export type Link = 'closed' | 'connecting' | 'open' | 'lost';
export type Reply = Done | Previewed | Refused;
type Asking = Act | Undo | Answer | Coach | Say | Preview;
/** Anything that follows a table and must follow it again on a new socket. */
export interface Follower {
  table: string;
  again(): Request;
  hear(message: Answered): void;
}

const UNSENT = 'allcity-unacknowledged';
/** How many moves are remembered for tables that this page has left. */
const ASIDE = 20;
const PATIENCE = 6000;
const WAITS = [250, 500, 1000, 2000, 4000, 8000];

const LOST: Refused = { type: 'refused', code: 'offline', text: '', facts: {} };

class Connection {
  link = $state<Link>('closed');
  #socket: Wire | null = null;
  #followers = new Set<Follower>();
  #waiting = new Map<string, { message: Asking; tell: (reply: Reply) => void }>();
  #tries = 0;
  #timer = 0;
  #heard = 0;

  constructor() {
    if (typeof addEventListener === 'undefined') return;
    addEventListener('online', () => this.#now());
    addEventListener('offline', () => transport().isNetwork && this.#socket?.close());
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && this.#probe(),
    );
    setInterval(() => this.#probe(), 20_000);
  }

  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    if (this.link === 'open') this.#send(follower.again());
    else this.#now();
    return () => {
      this.#followers.delete(follower);
      this.#putAside(follower.table);
      if (this.link === 'open') this.#send({ type: 'unwatch', table: follower.table });
      if (!this.#followers.size) this.#close();
    };
  }

  /** Send a request and wait for the answer; a move survives lost connections, a preview does not. */
  ask(message: Asking): Promise<Reply> {
    if (message.type === 'preview' && this.link !== 'open') return Promise.resolve(LOST);
    return new Promise((tell) => {
      this.#waiting.set(message.id, { message, tell });
      this.#remember();
      if (this.link === 'open' && this.#isFollowed(message.table)) this.#send(message);
    });
  }

  /** Open a new socket, for instance after a change of name or language. */
  renew(): void {
    if (this.#followers.size) this.#socket?.close();
  }

  /** Requests that were not acknowledged when the page was left or reloaded are sent again, with the same ids. */
  recover(table: string): void {
    for (const message of stored<Asking[]>(UNSENT, [], sessionStorage)) {
      if (message.table === table && !this.#waiting.has(message.id)) {
        this.#waiting.set(message.id, { message, tell: () => undefined });
      }
    }
  }

  /** The moves that wait for an answer, and those of tables that this page has left, which wait until it returns. */
  #remember(): void {
    const waiting = [...this.#waiting.values()].map((entry) => entry.message);
    const aside = stored<Asking[]>(UNSENT, [], sessionStorage).filter(
      (entry) => !this.#isFollowed(entry.table),
    );
    const moves = [...waiting.filter((entry) => entry.type !== 'preview'), ...aside.slice(-ASIDE)];
    store(UNSENT, [...new Map(moves.map((entry) => [entry.id, entry])).values()], sessionStorage);
  }

  /** The server takes no move for a table that is not followed: it would only close the socket. */
  #putAside(table: string): void {
    if (this.#isFollowed(table)) return;
    this.#remember();
    for (const [id, { message, tell }] of this.#waiting) {
      if (message.table !== table) continue;
      this.#waiting.delete(id);
      tell(LOST);
    }
  }

  #isFollowed(table: string): boolean {
    return [...this.#followers].some((follower) => follower.table === table);
  }

  #now(): void {
    clearTimeout(this.#timer);
    if (!this.#followers.size || this.#socket) return;
    this.link = this.#tries ? 'lost' : 'connecting';
    const socket: Wire = transport().open(
      (text) => this.#hear(JSON.parse(text) as Answered),
      () => this.#lost(socket),
    );
    this.#socket = socket;
  }

  #hear(message: Answered): void {
    this.#heard = Date.now();
    if (message.type === 'hello') this.#open();
    else if (message.type === 'done' || message.type === 'previewed' || message.type === 'refused') {
      const request = this.#waiting.get(message.id ?? '');
      if (request && !(message.type === 'refused' && this.#isPassing(message))) {
        this.#waiting.delete(message.id ?? '');
        this.#remember();
        request.tell(message);
      }
    }
    if ('table' in message && message.table) {
      for (const follower of this.#followers) if (follower.table === message.table) follower.hear(message);
    }
  }

  /** A temporary refusal: the server has decided nothing, so the move is sent again. */
  #isPassing(message: Refused): boolean {
    const request = this.#waiting.get(message.id ?? '');
    if (!request || !['rate', 'closing', 'unwritten'].includes(message.code)) return false;
    if (request.message.type === 'preview') return false;
    setTimeout(() => {
      if (this.link === 'open' && this.#waiting.has(request.message.id)) this.#send(request.message);
    }, 1000);
    return true;
  }

  #open(): void {
    this.#tries = 0;
    this.link = 'open';
    for (const follower of this.#followers) this.#send(follower.again());
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #lost(socket: Wire): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.link = this.#followers.size ? 'lost' : 'closed';
    for (const [id, { message, tell }] of this.#waiting) {
      if (message.type !== 'preview') continue;
      this.#waiting.delete(id);
      tell(LOST);
    }
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 1000;
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#now(), wait) as unknown as number;
  }

  #probe(): void {
    if (this.link === 'lost') return this.#now();
    if (this.link !== 'open') return;
    const asked = Date.now();
    this.#send({ type: 'ping' });
    setTimeout(() => {
      if (this.link === 'open' && this.#heard < asked) this.#socket?.close();
    }, PATIENCE);
  }

  #send(message: Request): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #close(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.link = 'closed';
    this.#tries = 0;
    socket?.close();
  }
}

export const connection = new Connection();

/** An id that makes a move count once, however often it is sent. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join('');
}
