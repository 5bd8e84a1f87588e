/** The names of people and bots at a table; equal names are told apart by their seats. */
import { say, spoken } from '../core/words.svelte';
import type { HttpListedTable, Occupant, Line } from '../protocol';

export function seatNames(occupants: readonly Occupant[]): string[] {
  const plain = occupants.map((occupant, seat) => {
    return occupant.name || say('player', { seat: seat + 1 });
  });
  return plain.map((name, seat) =>
    plain.filter((other) => other === name).length > 1
      ? say('web-same-name', { name, seat: seat + 1 })
      : name,
  );
}

/** The names at the time when a line was written: the player may have handed over the seat since. */
export function namesThen(
  names: readonly string[],
  occupants: readonly Occupant[],
  { seat, name }: Pick<Line, 'seat' | 'name'>,
): readonly string[] {
  if (seat === null || seat === undefined || !name || occupants[seat]?.name === name) return names;
  return names.map((present, number) => (number === seat ? name : present));
}

/** The players at a table of a list, where bots are listed by their level. */
export const listedNames = ({ occupants }: HttpListedTable): string[] =>
  occupants.map(({ name, bot }) => (bot ? say('web-bot-named', { name, level: botName(bot) }) : name));

/** A level in words; a bot without a level has its own name. */
export function botName(bot: string): string {
  const level = `web-level-${bot}`;
  return spoken.has(level) ? say(level) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** A sign for each seat, so that nobody depends on colours. */
export const SIGNS = ['▲', '●', '■', '◆', '★', '✚', '▼', '♥', '☾'] as const;
