/** The lessons that were done or skipped, remembered in this browser. */
import { store, stored } from '../core/settings.svelte';

const KEY = 'allcity-progress';

interface Kept {
  done: string[];
  skipped: string[];
}

const texts = (found: unknown): string[] =>
  Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];

class Progress {
  #kept = $state.raw<Kept>(read());

  isDone(game: string, name: string): boolean {
    return this.#kept.done.includes(`${game}/${name}`);
  }

  isSkipped(game: string, name: string): boolean {
    return !this.isDone(game, name) && this.#kept.skipped.includes(`${game}/${name}`);
  }

  finish(game: string, name: string): void {
    this.#keep({ ...this.#kept, done: [...this.#kept.done, `${game}/${name}`] });
  }

  skip(game: string, name: string): void {
    this.#keep({ ...this.#kept, skipped: [...this.#kept.skipped, `${game}/${name}`] });
  }

  /** The first lesson that is neither done nor skipped. */
  next(game: string, names: readonly string[]): string | null {
    return names.find((name) => !this.isDone(game, name) && !this.isSkipped(game, name)) ?? null;
  }

  #keep({ done, skipped }: Kept): void {
    this.#kept = { done: [...new Set(done)], skipped: [...new Set(skipped)] };
    store(KEY, this.#kept);
  }
}

/** What was stored, whatever that is: what cannot be read counts as not begun. */
function read(): Kept {
  const found = stored<Partial<Kept>>(KEY, {});
  return { done: texts(found.done), skipped: texts(found.skipped) };
}

export const progress = new Progress();
