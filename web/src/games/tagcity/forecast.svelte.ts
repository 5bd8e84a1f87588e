/** What the drawing in the hand, or a bubble, would lead to: the server is asked once the piece rests. */
import type { Draft } from '../../core/draft.svelte';
import { refusalText, type Refusal } from '../../core/refusal';
import type { Refused } from '../../protocol';
import { outcome, type Outcome } from './outcome';
import type { PrintedCity, View } from './view';

const REST = 70;

/** The seat that asks, and the position that it asks about. */
export interface Asking {
  draft: Draft;
  before: View;
  seat: number;
  city: PrintedCity;
}

export class Forecast {
  expected = $state.raw<Outcome | null>(null);
  reason = $state.raw<Refused | null>(null);
  #text = '';

  /** Ask about an action; the result is a function that stops asking. */
  ask(text: string | null, asking: Asking | null, settled: () => void): (() => void) | undefined {
    this.expected = null;
    this.reason = null;
    this.#text = text ?? '';
    if (!text || !asking) return undefined;
    const timer = setTimeout(() => {
      void asking.draft.peek(text).then((tried) => {
        if (text !== this.#text) return;
        if (tried.type === 'refused') this.reason = tried;
        else this.expected = outcome(asking.before, tried.view as View, asking.seat, asking.city);
        settled();
      });
    }, REST);
    return () => clearTimeout(timer);
  }

  /** Why it is forbidden; null if it is not. */
  get why(): string {
    return this.reason ? refusalText(this.reason as Refusal, 'tagcity') : '';
  }
}
