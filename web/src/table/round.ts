/** What a round is called: as the game calls it, where its publisher has a word of its own. */
import { say, spoken } from '../core/words.svelte';

export function roundSaid(game: string, round: number): string {
  const own = `web-${game}-round`;
  return say(spoken.has(own) ? own : 'web-log-round', { round });
}
