/** Scroll an element into view, between what stays above and below it. */
import { settings } from '../core/settings.svelte';

export function reveal(target: Element | null): void {
  if (!target) return;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const { top, bottom } = target.getBoundingClientRect();
  const isSeen =
    top >= parseFloat(scrollPaddingTop) && bottom <= innerHeight - 2 * parseFloat(scrollPaddingBottom);
  if (!isSeen) target.scrollIntoView({ block: 'center', behavior: settings.moves ? 'smooth' : 'auto' });
}
