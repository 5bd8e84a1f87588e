/** The name of a round in the game's own words, where its publisher uses another term. */
import { say, spoken } from '../core/words.svelte';

export function roundText(game: string, round: number): string {
  const key = `web-${game}-round`;
  return say(spoken.has(key) ? key : 'web-log-round', { round });
}
