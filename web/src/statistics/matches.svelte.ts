/** One's own finished matches, loaded page by page, and reviews for those that have none. */
import { api, HttpRefused } from '../core/http';
import { me } from '../core/me.svelte';
import { problemText } from '../core/refusal';
import type { HttpOwnMatch } from '../protocol';

const PATIENCE = 5000;
const TRIES = 24;

export class OwnMatches {
  matches = $state.raw<HttpOwnMatch[] | null>(null);
  /** The number of matches that are not counted yet, and of those that never will be. */
  missing = $state(0);
  uncounted = $state(0);
  problem = $state('');
  /** The number of reviews to make, and the one that is being made. */
  reviewing = $state.raw<{ now: number; all: number } | null>(null);
  #isLeft = false;

  async load(): Promise<void> {
    this.problem = '';
    try {
      await me.ensure();
      await this.#pages();
    } catch (error) {
      this.problem = problemText(error);
    }
  }

  /** Load each page again while part of it is still being computed, then the next. */
  async #pages(): Promise<void> {
    let whole: HttpOwnMatch[] = [];
    let [before, missing, uncounted] = ['', -1, 0];
    while (!this.#isLeft) {
      const page = await retrying(() => api.ownMatches(before));
      this.matches = [...whole, ...page.matches];
      this.missing = page.missing;
      if (page.missing && page.missing !== missing) {
        missing = page.missing;
        continue;
      }
      whole = this.matches;
      uncounted += page.uncounted;
      [before, missing] = [page.next, -1];
      if (!before) break;
    }
    this.uncounted = uncounted;
  }

  /** Have matches reviewed, one after the other; finished reviews stay when one is refused. */
  async review(wanted: readonly HttpOwnMatch[]): Promise<void> {
    this.problem = '';
    try {
      for (const [number, { table }] of wanted.entries()) {
        if (this.#isLeft) return;
        this.reviewing = { now: number + 1, all: wanted.length };
        await retrying(() => api.review(table, false, ''));
      }
    } catch (error) {
      this.problem = problemText(error);
    }
    this.reviewing = null;
    const { problem } = this;
    await this.load();
    this.problem ||= problem;
  }

  async forget(): Promise<void> {
    try {
      await api.forgetMatches();
      await this.load();
    } catch (error) {
      this.problem = problemText(error);
    }
  }

  /** The person has left the page. */
  leave(): void {
    this.#isLeft = true;
  }
}

/** Ask again after a while if there were too many requests. */
async function retrying<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (!left || !(error instanceof HttpRefused) || error.refusal.code !== 'rate') throw error;
      await new Promise((done) => setTimeout(done, PATIENCE));
    }
  }
}
