/** The puzzles of each game, which are requested once. */
import { api } from '../core/http';
import type { HttpPuzzleInfo } from '../protocol';
import { progress } from './progress.svelte';

export interface Numbered extends HttpPuzzleInfo {
  number: number;
}

class Puzzles {
  #lists = $state.raw<Record<string, readonly Numbered[]>>({});
  #asked = new Map<string, Promise<void>>();

  /** The puzzles of a game, the easiest first; none until the server has answered. */
  of(game: string): readonly Numbered[] {
    return this.#lists[game] ?? [];
  }

  load(game: string): Promise<void> {
    const request = this.#asked.get(game) ?? this.#ask(game);
    this.#asked.set(game, request);
    return request;
  }

  /** The first puzzle that is neither solved nor skipped. */
  next(game: string, among: readonly Numbered[]): string | null {
    return progress.next(
      game,
      among.map(({ name }) => name),
    );
  }

  async #ask(game: string): Promise<void> {
    try {
      const list = await api.puzzles(game);
      const numbered = list.map((puzzle, index) => ({ ...puzzle, number: index + 1 }));
      this.#lists = { ...this.#lists, [game]: numbered };
    } catch (problem) {
      this.#asked.delete(game);
      throw problem;
    }
  }
}

export const puzzles = new Puzzles();
