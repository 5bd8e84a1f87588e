/** Makes the colours that the players of a table have chosen available to style sheets and to everything that is drawn. */
import type { Occupant } from '../protocol';

/** The names of the colours are `web-colour-0` and so on. */
export const COLOURS = 9;

/** Give each seat its player's colour; the result is a function that restores the default colours. */
export function paintSeats(occupants: readonly Pick<Occupant, 'colour'>[]): () => void {
  const { style } = document.documentElement;
  occupants.forEach(({ colour }, seat) => style.setProperty(`--seat-${seat}`, `var(--colour-${colour})`));
  return () => occupants.forEach((_, seat) => style.removeProperty(`--seat-${seat}`));
}
