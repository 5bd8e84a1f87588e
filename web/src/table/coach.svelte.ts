/** Asks the coach what a good player would consider, until the position changes. */
import { api } from '../core/http';
import { me } from '../core/me.svelte';
import { problemText } from '../core/refusal';
import type { HttpAdviceBody, HttpTip } from '../protocol';

export class Adviser {
  tips = $state.raw<readonly HttpTip[] | null>(null);
  problem = $state('');
  isAsking = $state(false);
  #turn = 0;

  constructor(
    readonly table: string,
    readonly code: string,
  ) {}

  async ask(body: HttpAdviceBody): Promise<void> {
    const turn = ++this.#turn;
    this.isAsking = true;
    this.problem = '';
    try {
      await me.ensure(); // a stranger who has opened a link also needs an account to ask
      const { tips } = await api.advice(this.table, body, this.code);
      if (turn === this.#turn) this.tips = tips;
    } catch (error) {
      if (turn === this.#turn) this.problem = problemText(error);
    }
    this.isAsking = false;
  }

  /** Advice for another position is dropped. */
  forget(): void {
    this.#turn += 1;
    this.tips = null;
    this.problem = '';
  }
}
