/** What can be clicked next, read from the legal actions; the only source of what a person may do. */
import type { View } from './view';

export interface Targets {
  /** Space → action that takes a die from it. */
  takes: Map<number, string>;
  /** Value of a die in hand → space → action that puts it there. */
  puts: Map<number, Map<number, string>>;
  /** Shape → the beginning of an action that sends a drone for it. */
  drones: Map<string, string>;
  /** Value of a bubble → action that circles it; 0 stands for a free look. */
  checks: Map<number, string>;
  /** All drawings, as action texts. */
  tags: Set<string>;
}

export function targets(legal: readonly string[]): Targets {
  const possible: Targets = {
    takes: new Map(),
    puts: new Map(),
    drones: new Map(),
    checks: new Map(),
    tags: new Set(),
  };
  for (const text of legal) {
    const [word, first = '', second = ''] = text.split(' ');
    if (word === 'tag') possible.tags.add(text);
    else if (word === 'take') possible.takes.set(Number(first), text);
    else if (word === 'drone') possible.drones.set(first, `drone ${first}`);
    else if (word === 'check') possible.checks.set(Number(first || 0), text);
    else if (word === 'put') {
      const spaces = possible.puts.get(Number(first)) ?? new Map<number, string>();
      spaces.set(Number(second), text);
      possible.puts.set(Number(first), spaces);
    }
  }
  return possible;
}

/** The spaces that can be clicked, with what a click does: take a die there, or put the chosen one. */
export const spaceTargets = (from: Targets, die: number | null): Map<number, string> =>
  new Map([...from.takes, ...(from.puts.get(die ?? 0) ?? [])]);

/** The shape that a seat would draw now without a drone: the one on the space of the die in use. */
export function inHand(view: View, seat: number | null): string | null {
  if (seat === null) return null;
  if (view.phase === 'act' && view.turn === seat) return view.ring[view.taken - 1] ?? null;
  if (view.phase === 'final') return view.ring[(view.dice[0]?.[0] ?? 0) - 1] ?? null;
  return null;
}
