/** Tiles that travel behind a screen and cans that land. Only for the eye. */
import type { Deed } from '../../core/sentences';

const TIME = 700;
const TAKEN = new Set(['paint', 'permit', 'bonus', 'bobby']);

export function travel(board: Element, deeds: readonly Deed[], isOwn: (seat: number) => boolean): void {
  let order = 0;
  for (const deed of deeds) {
    const screen = board.querySelector(`[data-screen="${deed.seat}"]`);
    if (TAKEN.has(deed.word)) {
      const from = board.querySelector(`[data-thing="${thing(deed)}"]`);
      fly(screen, from, can(deed.seat), order++);
      fly(from, screen, from?.querySelector('[data-flies]') ?? null, order++);
    }
    if (deed.word === 'spray' && !isOwn(deed.seat))
      fly(screen, board.querySelector(`[data-segment="${deed.first}"]`), can(deed.seat), order++);
  }
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

function fly(from: Element | null, to: Element | null, what: Element | null, order: number): void {
  if (!from || !to || !what || document.visibilityState === 'hidden') return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const flier = document.createElement('span');
  flier.className = 'travelling';
  flier.setAttribute('aria-hidden', 'true');
  Object.assign(flier.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    zIndex: '30',
    pointerEvents: 'none',
    opacity: '0',
  });
  flier.append(what.cloneNode(true));
  (from.closest('.table') ?? document.body).append(flier);
  const at = (box: DOMRect): string =>
    `translate(${box.left + box.width / 2 - 18}px, ${box.top + box.height / 2 - 18}px)`;
  const moved = flier.animate(
    [
      { transform: `${at(start)} scale(0.8)`, opacity: 1 },
      { transform: `${at(end)} scale(1.1) rotate(12deg)`, opacity: 1, offset: 0.85 },
      { transform: `${at(end)} scale(0.4)`, opacity: 0 },
    ],
    { duration: TIME, delay: order * 160, easing: 'cubic-bezier(.4,0,.2,1)' },
  );
  moved.onfinish = moved.oncancel = () => flier.remove();
}
