/** How a match was won, in one sentence: by how many points, and which line of the score sheet gained most of them. */
import { signed } from '../core/sentences';
import type { Translatable } from '../core/words.svelte';
import type { Result } from '../protocol';

export interface Margin {
  winner: number;
  second: number;
  /** The line of the sheet in which the winner gained most on the second player. */
  line: string;
  mine: number;
  theirs: number;
}

/** Empty where points alone did not decide. */
export function winningMargin({ points, places, sheets }: Result): Margin | null {
  const order = places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const [winner = 0, second] = order;
  if (second === undefined || points[winner] === points[second]) return null;
  const lines = (sheets[winner] ?? []).map(({ key, points }, index) => ({
    winner,
    second,
    line: key,
    mine: points,
    theirs: sheets[second]?.[index]?.points ?? 0,
  }));
  return lines.sort((a, b) => b.mine - b.theirs - (a.mine - a.theirs))[0] ?? null;
}

export function marginText(
  result: Result,
  names: readonly string[],
  label: (line: string) => string,
): Translatable | null {
  const margin = winningMargin(result);
  if (!margin) return null;
  const [own = 0, other = 0] = [result.points[margin.winner], result.points[margin.second]];
  return {
    key: 'web-won',
    facts: {
      winner: names[margin.winner] ?? '',
      second: names[margin.second] ?? '',
      own: signed(own),
      other: signed(other),
      line: label(margin.line),
      mine: signed(margin.mine),
      theirs: signed(margin.theirs),
    },
  };
}
