/** An animation of something that moves from one place on the screen to another; it is hidden from screen readers. */
import { TIMES } from '../core/pace.svelte';
import { settings } from '../core/settings.svelte';

export interface Flight {
  /** The number of pieces that fly before it. */
  order: number;
  /** The angle in degrees by which it turns on the way. */
  turn: number;
  /** The element in which it is drawn, so that it has the colours of that place. */
  within?: Element | null;
}

const TIME = 700;
const PAUSE = 140;
/** The part of an action's moment that a flight takes. */
const SHARE = 0.8;

export function fly(from: Element | null, to: Element | null, what: Element | null, flight: Flight): void {
  const time = Math.min(TIME, SHARE * TIMES[settings.speed]);
  if (!from || !to || !what || !time || document.visibilityState === 'hidden') return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const flier = document.createElement('span');
  flier.className = 'travelling';
  flier.setAttribute('aria-hidden', 'true');
  flier.append(what.cloneNode(true));
  (flight.within ?? document.body).append(flier);
  const translation = (box: DOMRect): string =>
    `translate(${box.left + box.width / 2 - 18}px, ${box.top + box.height / 2 - 18}px)`;
  const moved = flier.animate(
    [
      { transform: `${translation(start)} scale(0.85)`, opacity: 1 },
      { transform: `${translation(end)} scale(1.1) rotate(${flight.turn}deg)`, opacity: 1, offset: 0.85 },
      { transform: `${translation(end)} scale(0.4) rotate(${flight.turn * 1.2}deg)`, opacity: 0 },
    ],
    { duration: time, delay: flight.order * PAUSE, easing: 'cubic-bezier(.4,0,.2,1)' },
  );
  moved.onfinish = moved.oncancel = () => flier.remove();
}
