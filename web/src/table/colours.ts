/** The colours that the occupants of a table have chosen, where style sheets and everything that is drawn find them. */
import type { Occupant } from '../protocol';

/** The names of the colours are `web-colour-0` and so on. */
export const COLOURS = 9;

/** Give each seat its occupant's colour; what comes back gives them their own again. */
export function paintSeats(occupants: readonly Pick<Occupant, 'colour'>[]): () => void {
  const { style } = document.documentElement;
  occupants.forEach(({ colour }, seat) => style.setProperty(`--seat-${seat}`, `var(--colour-${colour})`));
  return () => occupants.forEach((_, seat) => style.removeProperty(`--seat-${seat}`));
}
