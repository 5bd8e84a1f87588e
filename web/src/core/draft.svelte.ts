/** A move in the making: actions chosen so far, and how the table would look after them.
 *
 * It is tried on the server by previews, so that nothing here knows a rule, and sent as a whole.
 */
import type { Previewed, Refused } from '../protocol';
import type { TableStore } from './table.svelte';

export type Tried = Previewed | Refused;

export class Draft {
  /** The actions chosen so far. */
  texts = $state.raw<readonly string[]>([]);
  /** Why the last thing was refused. */
  problem = $state.raw<Refused | null>(null);
  /** A request is on its way, and what is seen may still change. */
  busy = $state(false);
  #after = $state.raw<Previewed | null>(null);
  #known = new Map<string, Promise<Tried>>();
  #until = -1;

  constructor(
    readonly store: TableStore,
    readonly seat: number,
  ) {}

  get #base() {
    return this.store.sight(this.seat)?.now ?? null;
  }

  /** The position with the chosen actions done. */
  get view(): unknown {
    return this.#after ? this.#after.view : this.#base?.view;
  }

  /** What may come next, as texts. */
  get legal(): readonly string[] {
    return this.#after ? this.#after.legal : (this.#base?.legal ?? []);
  }

  get isEmpty(): boolean {
    return !this.texts.length;
  }

  /** Add an action, if the rules allow it. */
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

  /** What would come of some more actions: the table after them, or why not. Nothing changes. */
  peek(...more: string[]): Promise<Tried> {
    const texts = [...this.texts, ...more];
    const key = texts.join('\n');
    const known = this.#known.get(key);
    if (known) return known;
    const asked = this.store.preview(this.seat, texts) as Promise<Tried>;
    this.#known.set(key, asked);
    void asked.then((told) => {
      if (told.type === 'refused' && !told.clause) this.#known.delete(key);
    });
    return asked;
  }

  /** Take back the last chosen action; all of them with `all`. */
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
    this.#after = null;
    this.problem = null;
  }

  /** Send what was chosen, and perhaps some more, as one move. */
  async send(...more: string[]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const told = await this.store.act(this.seat, [...this.texts, ...more]);
    if (told.type === 'done') {
      this.#until = told.version;
      this.changed();
      return true;
    }
    this.busy = false;
    this.clear();
    if (told.type === 'refused') this.problem = told;
    return false;
  }

  /** The table has moved on: a sent move has arrived, or what was chosen must be tried again. */
  changed(): void {
    this.#known.clear();
    const version = this.#base?.version ?? 0;
    if (this.#until >= 0) {
      if (version < this.#until) return;
      this.#until = -1;
      this.busy = false;
      this.clear();
    } else if (this.texts.length && !this.busy) {
      void this.#again();
    }
  }

  async #again(): Promise<void> {
    const texts = this.texts;
    const tried = (await this.store.preview(this.seat, [...texts])) as Tried;
    if (this.texts !== texts) return;
    if (tried.type === 'previewed') this.#after = tried;
    else this.clear();
  }
}
