/** The boards that are drawn in this browser, one edition for each game. */
import { store, stored } from '../core/settings.svelte';
import type { Data } from './places';

/** An edition's data, and its file and title once it could be played. */
export interface Kept {
  data: Data;
  text: string;
  title: string;
}

const placeOf = (game: string): string => `allcity-edition-${game}`;

export const keep = (game: string, edition: Kept): void => store(placeOf(game), edition);

export function kept(game: string): Kept | null {
  const found = stored<Partial<Kept> | null>(placeOf(game), null);
  const data: unknown = found?.data;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  return { data: data as Data, text: String(found?.text ?? ''), title: String(found?.title ?? '') };
}
