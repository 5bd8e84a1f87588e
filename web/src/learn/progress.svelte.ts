/** The lessons that were done or skipped, stored in this browser. */
import { store, stored } from '../core/settings.svelte';

const KEY = 'allcity-progress';

interface Entry {
  done: string[];
  skipped: string[];
}

const texts = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];

class Progress {
  #entry = $state.raw<Entry>(storedEntry());

  isDone(game: string, name: string): boolean {
    return this.#entry.done.includes(`${game}/${name}`);
  }

  isSkipped(game: string, name: string): boolean {
    return !this.isDone(game, name) && this.#entry.skipped.includes(`${game}/${name}`);
  }

  finish(game: string, name: string): void {
    this.#keep({ ...this.#entry, done: [...this.#entry.done, `${game}/${name}`] });
  }

  skip(game: string, name: string): void {
    this.#keep({ ...this.#entry, skipped: [...this.#entry.skipped, `${game}/${name}`] });
  }

  /** The first lesson that is neither done nor skipped. */
  next(game: string, names: readonly string[]): string | null {
    return names.find((name) => !this.isDone(game, name) && !this.isSkipped(game, name)) ?? null;
  }

  #keep({ done, skipped }: Entry): void {
    this.#entry = { done: [...new Set(done)], skipped: [...new Set(skipped)] };
    store(KEY, this.#entry);
  }
}

/** What was stored, in any form: entries that cannot be read count as not begun. */
function storedEntry(): Entry {
  const entry = stored<Partial<Entry>>(KEY, {});
  return { done: texts(entry.done), skipped: texts(entry.skipped) };
}

export const progress = new Progress();
