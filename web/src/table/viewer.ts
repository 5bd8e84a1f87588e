/** Which seat's view a screen shows when several people share it. */
import type { Viewer } from '../core/table.svelte';

/** The seat whose view should be shown now: a seat of this screen that must act, otherwise the last one. */
export function viewerToShow(yours: readonly number[], active: readonly number[], looking: Viewer): Viewer {
  if (!yours.length) return null;
  const asked = active.filter((seat) => yours.includes(seat));
  if (looking !== null && yours.includes(looking) && (!asked.length || asked.includes(looking)))
    return looking;
  return asked[0] ?? yours[0] ?? null;
}

/** A curtain hides the table while the screen passes from one person to another. */
export function isCurtained(
  yours: readonly number[],
  status: string,
  wanted: Viewer,
  looking: Viewer,
): boolean {
  return yours.length > 1 && status === 'running' && wanted !== looking;
}
