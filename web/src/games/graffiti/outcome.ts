/** The gains and leftovers of a previewed move: read from the position before it and the one after it. */
import { isComplete, permitCount, sum, tunnel, type Printed, type View } from './view';

export interface Outcome {
  vp: number;
  /** The letters of the graffiti that it completes. */
  completed: string[];
  cans: number;
  paints: number;
  permits: number;
  bonus: number;
  /** Whether a permit will come from the stack. */
  isDrawing: boolean;
}

export function outcome(before: View, after: View, seat: number, printed: Printed): Outcome {
  const artist = after.artists[seat];
  return {
    vp: (after.points[seat] ?? 0) - (before.points[seat] ?? 0),
    completed: tunnel(before, printed)
      .filter((graffiti) => isComplete(graffiti, after.tags) && !isComplete(graffiti, before.tags))
      .map((graffiti) => graffiti.letter),
    cans: artist?.cans ?? 0,
    paints: sum(artist?.paints ?? {}),
    permits: permitCount(after, seat),
    bonus: sum(artist?.bonus ?? {}),
    isDrawing: after.phase === 'draw',
  };
}
