/** What a previewed move brings and what it leaves: read off the position before and the one after. */
import { isComplete, permitCount, sum, tunnel, type Printed, type View } from './view';

export interface Outcome {
  vp: number;
  /** Letters of the graffiti that it completes. */
  completed: string[];
  cans: number;
  paints: number;
  permits: number;
  bonus: number;
  /** A permit will come from the stack. */
  isDrawing: boolean;
}

export function outcome(before: View, after: View, seat: number, printed: Printed): Outcome {
  const artist = after.artists[seat];
  return {
    vp: (after.points[seat] ?? 0) - (before.points[seat] ?? 0),
    completed: tunnel(before, printed)
      .filter((one) => isComplete(one, after.tags) && !isComplete(one, before.tags))
      .map((one) => one.letter),
    cans: artist?.cans ?? 0,
    paints: sum(artist?.paints ?? {}),
    permits: permitCount(after, seat),
    bonus: sum(artist?.bonus ?? {}),
    isDrawing: after.phase === 'draw',
  };
}

/** How many tags each artist has on the walls; they decide a tie. */
export function tagCounts(view: View): number[] {
  const owners = Object.values(view.tags);
  return view.artists.map((_, seat) => owners.filter((owner) => owner === seat).length);
}

/** One artist's VP, line by line; the sum is the server's. */
export interface Lines {
  segments: { name: string; vp: number }[];
  graffiti: { name: string; vp: number }[];
  bonus: number;
  tiles: number;
}

export function lines(view: View, printed: Printed, seat: number): Lines {
  const walls = tunnel(view, printed);
  const own = (name: string): boolean => view.tags[name] === seat;
  const artist = view.artists[seat];
  return {
    segments: walls.flatMap((one) => one.segments.filter(({ name }) => own(name))),
    graffiti: walls
      .filter((one) => isComplete(one, view.tags))
      .flatMap((one) =>
        one.segments.filter(({ name }) => own(name)).map(({ name }) => ({ name, vp: one.segments.length })),
      ),
    bonus: 2 * (artist?.used['vp'] ?? 0),
    tiles: artist ? sum(artist.paints) + sum(artist.bonus) + permitCount(view, seat) : 0,
  };
}
