/** The animations of dice: from the ring to the player who takes them, and from the leader to the ring. */
import type { Deed } from '../../core/sentences';
import type { Viewer } from '../../core/table.svelte';
import { fly } from '../../ui/fly';
import type { View } from './view';

/** Animate the dice of some deeds; `before` is the position in which the dice had not moved yet. */
export function travel(board: Element, deeds: readonly Deed[], before: View): void {
  deeds.forEach((deed, order) => {
    const flight = { order, turn: 360 };
    if (deed.word === 'take')
      fly(space(board, deed.first), seat(deed.seat), die(valueAt(before, Number(deed.first))), flight);
    if (deed.word === 'put') fly(seat(deed.seat), space(board, deed.second), die(Number(deed.first)), flight);
  });
}

/** Where a deed is seen: on the ring, among the bubbles, or in somebody's city. */
export function where({ word, seat, second }: Deed, _view: View, own: Viewer): string {
  if (word === 'put') return `[data-space="${second}"]`;
  if (word === 'take') return '.hq';
  if ((word === 'tag' || word === 'drone') && seat !== own) return `[data-city="${seat}"]`;
  return { tag: '[role=grid]', drone: '[role=grid]', check: '.bubbles' }[word] ?? '';
}

const space = (board: Element, number: string): Element | null =>
  board.querySelector(`[data-space="${number}"] circle`);
const seat = (number: number): Element | null => document.querySelector(`li[data-seat="${number}"]`);

/** The die that is taken from a space: the first one there. */
export const valueAt = ({ dice }: Pick<View, 'dice'>, space: number): number =>
  dice.find(([at]) => at === space)?.[1] ?? 1;

function die(value: number): Element {
  const face = document.createElement('span');
  face.textContent = String.fromCodePoint(0x267f + value);
  face.dataset['die'] = String(value);
  Object.assign(face.style, {
    fontSize: '34px',
    lineHeight: '1',
    color: '#1b1417',
    background: '#fdf8ef',
    borderRadius: '8px',
  });
  return face;
}
