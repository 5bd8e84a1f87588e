/** Scrolls to what can be chosen, if none of it is on the screen. */
import { settings } from '../core/settings.svelte';

/** Whether somebody could point at the middle of an element: it is in the window, and nothing covers it. */
function isReachable(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
  return topmost !== null && (element.contains(topmost) || topmost.contains(element));
}

export function scrollToChoices(within: Element): void {
  const choices = [...within.querySelectorAll('[data-target]')].filter(
    (choice) => choice.getClientRects().length,
  );
  if (!choices.length || choices.some(isReachable)) return;
  choices[0]?.scrollIntoView({ block: 'center', behavior: settings.moves ? 'smooth' : 'auto' });
}
