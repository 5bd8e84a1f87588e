/** The moments of a match to which a person can jump: where turns and rounds begin, and where points were scored. */
import type { Line } from '../protocol';

/** A moment is the number of actions before it, as in the address. */
export interface Moments {
  turns: number[];
  rounds: { round: number; at: number }[];
  scores: { at: number; seat: number; points: number }[];
}

export function momentsOf(acts: readonly Line[]): Moments {
  const moments: Moments = { turns: [0], rounds: [], scores: [] };
  let seat = -1;
  let round = 0;
  acts.forEach((line, index) => {
    const own = line.seat ?? -1;
    if (own >= 0 && own !== seat && index) moments.turns.push(index);
    if (own >= 0) seat = own;
    if ((line.round ?? 0) > round) {
      round = line.round ?? 0;
      // Chance begins a round with its own action, a player with the action after theirs.
      moments.rounds.push({ round, at: own < 0 || !index ? index : index + 1 });
    }
    for (const gain of line.gains ?? [])
      moments.scores.push({ at: index + 1, seat: gain.seat, points: gain.part.points });
  });
  return moments;
}

/** The next stop in a direction; the beginning or the end where there is none. */
export function next(stops: readonly number[], index: number, by: 1 | -1, length: number): number {
  if (by > 0) return stops.find((stop) => stop > index) ?? length;
  return stops.findLast((stop) => stop < index) ?? 0;
}

/** The moment that a key leads to in a replay; null for other keys. */
export type Order = 'play' | 'first' | 'last' | 'faster' | 'slower' | { kind: Unit; by: 1 | -1 };
export type Unit = 'step' | 'turn' | 'round';

export function order({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Order | null {
  const kind = shiftKey ? 'turn' : 'step';
  const orders: Record<string, Order> = {
    ' ': 'play',
    Home: 'first',
    End: 'last',
    '+': 'faster',
    '-': 'slower',
    ArrowRight: { kind, by: 1 },
    ArrowLeft: { kind, by: -1 },
    PageDown: { kind: 'round', by: 1 },
    PageUp: { kind: 'round', by: -1 },
  };
  return orders[key] ?? null;
}
