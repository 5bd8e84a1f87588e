/** What if: who plays which seat when a match continues from one of its moments. */
import type { HttpOnward, Occupant } from '../protocol';

/** The level of a bot that takes the seat of a person. */
const LEVEL = 'medium';

/**
 * The occupant of each seat: `me`, `free`, or `bot` with a level; by default oneself in one of them, and bots in the
 * others.
 */
export function seatedFor(seat: number, occupants: readonly Occupant[]): string[] {
  return occupants.map(({ bot }, other) => (other === seat ? 'me' : `bot ${bot || LEVEL}`));
}

/** The seats in the form of a request; the match goes on at once if none is free. */
export function seating(sitting: readonly string[]): Pick<HttpOnward, 'sit' | 'bots' | 'start'> {
  return {
    sit: sitting.flatMap((occupant, seat) => (occupant === 'me' ? [seat] : [])),
    bots: sitting.flatMap((occupant, seat) =>
      occupant.startsWith('bot ') ? [{ seat, bot: occupant.slice(4) }] : [],
    ),
    start: !sitting.includes('free'),
  };
}
