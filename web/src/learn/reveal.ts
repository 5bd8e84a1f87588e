/** Bring something into sight, between what stays above and below it. */
import { settings } from '../core/settings.svelte';

export function reveal(found: Element | null): void {
  if (!found) return;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const { top, bottom } = found.getBoundingClientRect();
  const isSeen =
    top >= parseFloat(scrollPaddingTop) && bottom <= innerHeight - 2 * parseFloat(scrollPaddingBottom);
  if (!isSeen) found.scrollIntoView({ block: 'center', behavior: settings.moves ? 'smooth' : 'auto' });
}
