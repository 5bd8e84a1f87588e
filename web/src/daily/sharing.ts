/** The lines that a person shares about a daily wall. */
import { IS_SITE, offline } from '../core/offline.svelte';
import { absolute } from '../core/router.svelte';
import { signed } from '../core/sentences';
import { say } from '../core/words.svelte';
import { dayText, line } from './texts';

/** The address of the same wall for others; a table server has a wall of its own beside the offline one. */
const address = (day: string): string => absolute(offline.isOn && !IS_SITE ? '/offline' : `/daily/${day}`);

/** The lines contain no dice and no moves, only how well it went. */
export function shared(
  day: string,
  game: string,
  points: number,
  par: number,
  squares: readonly number[],
): string {
  const facts = { game: say(`game-${game}`), date: dayText(day), apart: signed(points - par, true), par };
  const heading = offline.isOn
    ? say('web-daily-share-line-offline', facts)
    : say('web-daily-share-line', facts);
  return [heading, line(squares), address(day)].join('\n');
}
