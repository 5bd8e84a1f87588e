/** Dice that travel: from the ring to their taker, and from the leader to the ring. Only for the eye. */
import type { Deed } from '../../core/sentences';
import type { View } from './view';

const TIME = 650;

export function travel(board: Element, deeds: readonly Deed[], view: View): void {
  deeds.forEach((deed, index) => {
    if (deed.word === 'take') fly(space(board, deed.first), seat(deed.seat), '⚄', index);
    if (deed.word === 'put') fly(seat(deed.seat), space(board, deed.second), '⚄', index, Number(deed.first));
  });
  void view;
}

const space = (board: Element, number: string): Element | null =>
  board.querySelector(`[data-space="${number}"] circle`);
const seat = (number: number): Element | null => document.querySelector(`li[data-seat="${number}"]`);

function fly(from: Element | null, to: Element | null, face: string, order: number, value = 0): void {
  if (!from || !to || document.visibilityState === 'hidden') return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const die = document.createElement('span');
  die.className = 'travelling';
  die.textContent = value ? String.fromCodePoint(0x267f + value) : face;
  die.setAttribute('aria-hidden', 'true');
  Object.assign(die.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    zIndex: '30',
    fontSize: '34px',
    lineHeight: '1',
    color: '#1b1417',
    background: '#fdf8ef',
    borderRadius: '8px',
    pointerEvents: 'none',
    opacity: '0',
  });
  document.body.append(die);
  const at = (box: DOMRect): string =>
    `translate(${box.left + box.width / 2 - 17}px, ${box.top + box.height / 2 - 17}px)`;
  const moved = die.animate(
    [
      { transform: `${at(start)} scale(0.9)`, opacity: 1 },
      { transform: `${at(end)} scale(1.15) rotate(200deg)`, opacity: 1, offset: 0.85 },
      { transform: `${at(end)} scale(0.4) rotate(240deg)`, opacity: 0 },
    ],
    { duration: TIME, delay: order * 120, easing: 'cubic-bezier(.4,0,.2,1)' },
  );
  moved.onfinish = moved.oncancel = () => die.remove();
}
