/** What people and bots at a table are called; two of one name are told apart by their chairs. */
import { say, spoken } from '../core/words.svelte';
import type { Chair, Line } from '../protocol';

export function seatNames(chairs: readonly Chair[]): string[] {
  const plain = chairs.map((chair, seat) => {
    if (chair.kind === 'bot') return botName(chair.bot);
    return chair.name || say('player', { seat: seat + 1 });
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
  chairs: readonly Chair[],
  { seat, name }: Pick<Line, 'seat' | 'name'>,
): readonly string[] {
  if (seat === null || seat === undefined || !name || chairs[seat]?.name === name) return names;
  const then = name.startsWith('bot ') ? botName(name.slice(4)) : name;
  return names.map((one, number) => (number === seat ? then : one));
}

/** A level in words; a bot that is no level goes by its own name. */
export function botName(bot: string): string {
  const level = `web-level-${bot}`;
  return spoken.has(level) ? say(level) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** A sign for each chair, so that nobody depends on colours. */
export const SIGNS = ['▲', '●', '■', '◆', '★', '✚', '▼', '♥', '☾'] as const;
