/** What people and bots at a table are called; two of one name are told apart by their seats. */
import { say, spoken } from '../core/words.svelte';
import type { HttpListedTable, Occupant, Line } from '../protocol';

export function seatNames(occupants: readonly Occupant[]): string[] {
  const plain = occupants.map((occupant, seat) => {
    if (occupant.kind === 'bot') return botName(occupant.bot);
    return occupant.name || say('player', { seat: seat + 1 });
  });
  return plain.map((name, seat) =>
    plain.filter((other) => other === name).length > 1
      ? say('web-same-name', { name, seat: seat + 1 })
      : name,
  );
}

/** The names as they were when a line was written: its player may have handed the seat over since. */
export function namesThen(
  names: readonly string[],
  occupants: readonly Occupant[],
  { seat, name }: Pick<Line, 'seat' | 'name'>,
): readonly string[] {
  if (seat === null || seat === undefined || !name || occupants[seat]?.name === name) return names;
  const then = name.startsWith('bot ') ? botName(name.slice(4)) : name;
  return names.map((one, number) => (number === seat ? then : one));
}

/** Who sits at a table of a list, which has bots by what they are told to be. */
export const listedNames = ({ occupants }: HttpListedTable): string[] =>
  occupants.map(({ kind, name }) => (kind === 'bot' ? botName(name.replace(/^bot /, '')) : name));

/** A level in words; a bot that is no level goes by its own name. */
export function botName(bot: string): string {
  const level = `web-level-${bot}`;
  return spoken.has(level) ? say(level) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** A sign for each seat, so that nobody depends on colours. */
export const SIGNS = ['▲', '●', '■', '◆', '★', '✚', '▼', '♥', '☾'] as const;
