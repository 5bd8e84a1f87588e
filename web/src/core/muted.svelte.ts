/** The seats whose phrases and emotes this browser does not show, by table; nobody else learns of it. */
import { SvelteSet } from 'svelte/reactivity';
import { store, stored } from './settings.svelte';

const KEY = 'allcity-muted';
const MOST = 50; // as many are remembered

class Muted {
  #seats = new SvelteSet(stored<string[]>(KEY, []));

  has(table: string, seat: number): boolean {
    return this.#seats.has(`${table} ${seat}`);
  }

  toggle(table: string, seat: number): void {
    const key = `${table} ${seat}`;
    if (!this.#seats.delete(key)) this.#seats.add(key);
    store(KEY, [...this.#seats].slice(-MOST));
  }
}

export const muted = new Muted();
