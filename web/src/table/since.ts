/** What the others have done since a seat last acted, by player. */
import type { Line } from '../protocol';
import { sentences, type Speaker, type Entry } from './log';

export interface Since {
  seat: number;
  name: string;
  entries: Entry[];
  points: number;
}

export function since(speaker: Speaker, lines: readonly Line[], viewer: number | null): Since[] {
  if (viewer === null) return [];
  const last = lines.findLastIndex(({ kind, seat }) => kind === 'act' && seat === viewer);
  const players = new Map<number, Since>();
  // One's own last line may have revealed the others' choices.
  for (const entry of lines.slice(Math.max(0, last)).flatMap((line) => sentences(speaker, line))) {
    const { seat, name } = entry;
    if (seat < 0 || seat === viewer) continue;
    const player = players.get(seat) ?? { seat, name, entries: [], points: 0 };
    player.entries.push(entry);
    player.points += entry.points ?? 0;
    players.set(seat, player);
  }
  return [...players.values()];
}
