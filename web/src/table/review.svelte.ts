/** The review of a finished match: a first estimate at once, then the one that is stored with the match. */
import { api } from '../core/http';
import { me } from '../core/me.svelte';
import { decimal } from '../core/numbers';
import { problemText } from '../core/refusal';
import type { HttpReview, HttpReviewedDecision } from '../protocol';

export class Reviewer {
  review = $state.raw<HttpReview | null>(null);
  problem = $state('');
  isAsking = $state(false);

  constructor(
    readonly table: string,
    readonly code: string,
  ) {}

  async ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    this.problem = '';
    try {
      await me.ensure(); // a stranger who has opened a link also needs an account to ask
      for (const quick of [true, false]) this.review = await api.review(this.table, quick, this.code);
    } catch (error) {
      this.problem = problemText(error);
    }
    this.isAsking = false;
  }
}

/** A decision with the seat that made it. */
export interface Choice extends HttpReviewedDecision {
  seat: number;
}

/** All decisions by the number of actions before them. */
export function choices(review: HttpReview): Map<number, Choice> {
  const all = review.seats.flatMap(({ seat, decisions }) =>
    decisions.map((decision) => ({ ...decision, seat })),
  );
  return new Map(all.map((choice) => [choice.at, choice]));
}

/** A share as a percentage in the current language; a difference has a sign. */
export const points = (share: number, isChange = false): string => decimal(100 * share, isChange);
