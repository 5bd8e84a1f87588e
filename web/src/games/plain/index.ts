/** The plain face, for a game that has no drawings of its own: its view, field by field, and a button for each action. */
import { signed } from '../../core/sentences';
import { spoken, type Translatable } from '../../core/words.svelte';
import type { Result } from '../../protocol';
import type { Face } from '../face';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import type { View } from './fields';

export const face: Face<View> = {
  Board,
  Picture,
  shown: () => '',
  where: () => '',
  ask: (view) => {
    const key = `ask-${view.game}-${view.phase ?? ''}`;
    return { key: spoken.has(key) ? key : 'web-plain-ask' };
  },
  points: (view) => view.points ?? [],
  marks: (view, seat) => (view.chosen?.[seat] ? [{ key: 'web-plain-chosen' }] : []),
  part: ({ points }) => signed(points),
  tie: (view, result) => tie(view.game, result),
  quiet: [],
  sprays: [],
};

function tie(game: string, { places, points }: Result): Translatable | null {
  const top = Math.max(...points);
  if (points.filter((one) => one === top).length < 2) return null;
  return { key: `tie-${game}-${places.filter((place) => place === 1).length > 1 ? 'shared' : 'broken'}` };
}
