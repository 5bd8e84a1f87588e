/** Scrolls to what can be chosen, if none of it is on the screen. */
import { settings } from '../core/settings.svelte';

/** Whether somebody could point at the middle of an element: it is in the window, and nothing covers it. */
function isInSight(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (thing.contains(there) || there.contains(thing));
}

export function bringIntoSight(within: Element): void {
  const choices = [...within.querySelectorAll('[data-target]')].filter((one) => one.getClientRects().length);
  if (!choices.length || choices.some(isInSight)) return;
  choices[0]?.scrollIntoView({ block: 'center', behavior: settings.moves ? 'smooth' : 'auto' });
}
