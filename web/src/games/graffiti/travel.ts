/** The animations of tiles that go behind a screen and of cans that are placed. */
import type { Deed } from '../../core/sentences';
import { fly } from '../../ui/fly';
import type { View } from './view';

const TAKEN = new Set(['paint', 'permit', 'bonus', 'bobby']);

export function travel(board: Element, deeds: readonly Deed[], isOwn: (seat: number) => boolean): void {
  let order = 0;
  const next = () => ({ order: order++, turn: 12, within: board });
  for (const deed of deeds) {
    const screen = board.querySelector(`[data-screen="${deed.seat}"]`);
    if (TAKEN.has(deed.word)) {
      const from = board.querySelector(`[data-thing="${thing(deed)}"]`);
      fly(screen, from, can(deed.seat), next());
      fly(from, screen, from?.querySelector('[data-flies]') ?? null, next());
    }
    if (deed.word === 'spray' && !isOwn(deed.seat))
      fly(screen, board.querySelector(`[data-segment="${deed.first}"]`), can(deed.seat), next());
  }
}

/** Where a deed is seen: the piece that was taken, or the segment that was sprayed. */
export function where(deed: Deed, view: View): string {
  if (TAKEN.has(deed.word)) return `[data-thing="${thing(deed)}"]`;
  if (['spray', 'reserve', 'neutral'].includes(deed.word)) return `[data-segment="${deed.first}"]`;
  return deed.word === 'pay' && view.spray ? `[data-segment="${view.spray}"]` : '';
}

const thing = (deed: Deed): string => (deed.word === 'bobby' ? 'bobby' : `${deed.word} ${deed.first}`);

function can(seat: number): Element {
  const shape = document.createElement('span');
  Object.assign(shape.style, {
    display: 'block',
    width: '16px',
    height: '32px',
    borderRadius: '6px 6px 3px 3px',
    border: '2px solid #fff',
    background: `var(--seat-${seat})`,
  });
  return shape;
}
