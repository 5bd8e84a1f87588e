/** The boards that were drawn in this browser, one edition for each game. */
import { store, stored } from '../core/settings.svelte';
import type { Data } from './places';

/** The data of an edition, with its file and title if it can be played. */
export interface StoredEdition {
  data: Data;
  text: string;
  title: string;
}

const placeOf = (game: string): string => `allcity-edition-${game}`;

export const storeEdition = (game: string, edition: StoredEdition): void => store(placeOf(game), edition);

export function storedEdition(game: string): StoredEdition | null {
  const entry = stored<Partial<StoredEdition> | null>(placeOf(game), null);
  const data: unknown = entry?.data;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  return { data: data as Data, text: String(entry?.text ?? ''), title: String(entry?.title ?? '') };
}
