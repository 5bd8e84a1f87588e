/** The texts of a daily wall: its date, its result against par, and the lines to share. */
import { signed } from '../core/sentences';
import { say, spoken } from '../core/words.svelte';

/** How a round compared with the bots' gain in it, as the server puts it. */
const KINDS: Record<number, 'above' | 'about' | 'below'> = { 1: 'above', 0: 'about', [-1]: 'below' };
/** Everybody can tell blue and orange apart, and the square between them is white. */
const SIGNS = { above: '🟦', about: '⬜', below: '🟧' } as const;

export const kindOf = (square: number): keyof typeof SIGNS => KINDS[square] ?? 'about';

export const line = (squares: readonly number[]): string =>
  squares.map((square) => SIGNS[kindOf(square)]).join('');

/** A day as people write it; it is the same everywhere, since days are those of UTC. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(spoken.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A moment by the reader's clock. */
export const momentText = (at: number): string =>
  new Intl.DateTimeFormat(spoken.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

export const againstText = (points: number, par: number): string =>
  say('web-daily-against', { apart: signed(points - par, true) });

/** The day that is so many days later. */
export function shifted(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
