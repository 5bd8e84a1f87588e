/** The games that the server offers, remembered from the last visit until it has answered. */
import type { HttpGameInfo } from '../protocol';
import { isBuiltIn } from '../games';
import { api } from './http';
import { spoken } from './words.svelte';

const PLACE = 'allcity-games';

class Catalogue {
  games = $state.raw<readonly HttpGameInfo[]>(remembered());
  #asked: Promise<void> | null = null;

  get keys(): string[] {
    return this.games.map(({ key }) => key);
  }

  /** Ask the server, once; a game that brings its own sentences brings them along. */
  load(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  async #ask(): Promise<void> {
    try {
      const games = await api.games();
      await Promise.all(games.filter(({ key }) => !isBuiltIn(key)).map(({ key }) => spoken.addGame(key)));
      this.games = games;
      localStorage.setItem(PLACE, JSON.stringify(games));
    } catch (error) {
      this.#asked = null;
      throw error;
    }
  }
}

function remembered(): HttpGameInfo[] {
  try {
    const games = JSON.parse(localStorage.getItem(PLACE) ?? '[]') as HttpGameInfo[];
    return Array.isArray(games) ? games.filter(({ key }) => isBuiltIn(key)) : [];
  } catch {
    return [];
  }
}

export const catalogue = new Catalogue();
