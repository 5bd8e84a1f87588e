/** The *why* that is open at a table, if there is one: it is requested here and shown by `WhyDialog`. */
import type { TableStore } from '../core/table.svelte';
import { problemText, type Refusal } from '../core/refusal';
import type { Refused } from '../protocol';
import { accountWhy, refusedWhy, type Why } from './why';

export class Explanation {
  open = $state.raw<Why | null>(null);
  problem = $state('');

  constructor(
    readonly store: TableStore,
    /** The moment of the match that is shown; null for the present one. */
    readonly index: () => number | null = () => null,
  ) {}

  get #place() {
    const { table, code, head } = this.store;
    return { table, code, game: head?.game ?? '', index: this.index() };
  }

  /** Ask why a seat has its points, in total or in one line. */
  async points(seat: number, names: readonly string[], line = ''): Promise<void> {
    this.problem = '';
    try {
      this.open = await accountWhy(this.#place, seat, names, line);
    } catch (error) {
      this.problem = problemText(error);
    }
  }

  refused(seat: number, refused: Refused, names: readonly string[]): void {
    this.open = refusedWhy(this.#place.game, seat, refused as Refusal, names);
  }

  close(): void {
    this.open = null;
  }
}
