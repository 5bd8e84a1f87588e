/**
 * A move in the making: the actions chosen so far, and how the table would look after them.
 *
 * A referee tries it, so that nothing here knows a rule, and it is sent as a whole.
 */
import type { Previewed, Refused } from '../protocol';
import type { Reply } from './connection.svelte';
import { sameOrNow } from './same';

export type Tried =
  (Pick<Previewed, 'type' | 'view' | 'legal'> & Partial<Pick<Previewed, 'question' | 'gains'>>) | Refused;

/** What a board needs of a move in the making. */
export interface Draft {
  /** The actions chosen so far. */
  readonly texts: readonly string[];
  readonly isEmpty: boolean;
  /** The position with the chosen actions done. */
  readonly view: unknown;
  /** What may come next, as texts. */
  readonly legal: readonly string[];
  /** A request is on its way, and the view may still change. */
  readonly busy: boolean;
  /** Why the last action was refused; a board may set it to answer a *why*. */
  problem: Refused | null;
  /** Add actions, if the rules allow them. */
  push(...more: string[]): Promise<boolean>;
  /** What would come of some more actions: the table after them, or the reason why they are forbidden. Nothing changes. */
  peek(...more: string[]): Promise<Tried>;
  /** All legal continuations that begin like this, where `legal` has one text for many. */
  lines(opening: string): Promise<readonly string[]>;
  /** Take back the last chosen action, or all of them with `all`. */
  back(all?: boolean): Promise<void>;
  clear(): void;
  /** Send the chosen actions, and perhaps some more, as one move. */
  send(...more: string[]): Promise<boolean>;
}

/** The authority that knows the rules: the server for a seat at a table, or a lesson. */
export interface Referee {
  /** The position as it stands, and what may be done in it. */
  readonly now: { version: number; view: unknown; legal?: readonly string[] } | null;
  preview(texts: string[], opening?: string): Promise<Reply | Tried>;
  act(texts: string[]): Promise<Reply>;
}

export class RefereedDraft implements Draft {
  texts = $state.raw<readonly string[]>([]);
  problem = $state.raw<Refused | null>(null);
  busy = $state(false);
  /** The answer to the actions that were last tried. */
  tried = $state.raw<Tried | null>(null);
  #after = $state.raw<Exclude<Tried, Refused> | null>(null);
  #known = new Map<string, Promise<Tried>>();
  #until = -1;
  /** The last position that the referee gave. */
  #heard: unknown;
  #last = '';

  constructor(readonly referee: Referee) {}

  get view(): unknown {
    return this.#after ? this.#after.view : this.referee.now?.view;
  }

  get legal(): readonly string[] {
    return this.#after ? this.#after.legal : (this.referee.now?.legal ?? []);
  }

  /** What would be asked next, after the actions chosen so far. */
  get question(): Previewed['question'] {
    return this.#after ? (this.#after.question ?? null) : null;
  }

  get isEmpty(): boolean {
    return !this.texts.length;
  }

  async push(...more: string[]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const texts = [...this.texts, ...more];
    const tried = await this.peek(...more);
    this.busy = false;
    if (tried.type === 'refused') {
      this.problem = tried;
      return false;
    }
    this.problem = null;
    this.texts = texts;
    this.#after = tried;
    return true;
  }

  peek(...more: string[]): Promise<Tried> {
    const texts = [...this.texts, ...more];
    const key = texts.join('\n');
    const known = this.#known.get(key);
    this.#last = key;
    if (known) {
      void known.then((reply) => this.#note(key, reply));
      return known;
    }
    const asked = this.referee.preview(texts) as Promise<Tried>;
    this.#known.set(key, asked);
    void asked.then((reply) => {
      this.#note(key, reply);
      if (reply.type === 'refused' && !reply.clause) this.#known.delete(key);
    });
    return asked;
  }

  async lines(opening: string): Promise<readonly string[]> {
    const tried = (await this.referee.preview([...this.texts], opening)) as Tried;
    return tried.type === 'previewed' ? tried.legal : [];
  }

  #note(key: string, reply: Tried): void {
    if (key === this.#last) this.tried = reply;
  }

  async back(all = false): Promise<void> {
    this.problem = null;
    const texts = all ? [] : this.texts.slice(0, -1);
    if (!texts.length) {
      this.clear();
      return;
    }
    this.texts = [];
    const tried = await this.peek(...texts);
    if (tried.type !== 'previewed') return this.clear();
    this.texts = texts;
    this.#after = tried;
  }

  clear(): void {
    this.texts = [];
    this.#after = this.tried = null;
    this.problem = null;
  }

  async send(...more: string[]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const reply = await this.referee.act([...this.texts, ...more]);
    if (reply.type === 'done') {
      this.#until = reply.version;
      this.changed();
      return true;
    }
    this.busy = false;
    this.clear();
    if (reply.type === 'refused') this.problem = reply;
    return false;
  }

  /** The table has moved on: a sent move has arrived, or the chosen actions must be tried again. */
  changed(): void {
    const { version = 0, view } = this.referee.now ?? {};
    const isSame = view === this.#heard;
    this.#heard = view;
    if (!isSame) this.#known.clear();
    if (this.#until >= 0) {
      if (version < this.#until) return;
      this.#until = -1;
      this.busy = false;
      this.clear();
    } else if (!isSame && this.texts.length && !this.busy) {
      void this.#again();
    }
  }

  async #again(): Promise<void> {
    const texts = this.texts;
    const tried = (await this.referee.preview([...texts])) as Tried;
    if (this.texts !== texts) return;
    if (tried.type !== 'previewed') return this.clear();
    const { view, legal } = this.#after ?? tried;
    this.#after = { ...tried, view: sameOrNow(view, tried.view), legal: sameOrNow(legal, tried.legal) };
  }
}
