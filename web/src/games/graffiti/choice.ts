/** What can be chosen on the boards beside the tunnel. */
import type { Place } from './targets';

export interface Choice {
  /** The effect of a click: the cheapest placement, or one on the space for so many cans. */
  target: (word: Place['word'], what: string, cans?: number) => string | undefined;
  chosen: Place | null;
  click: (word: Place['word'], what: string, cans?: number) => void;
}

export const isChosen = ({ chosen }: Choice, word: string, what: string, cans?: number): boolean =>
  chosen?.word === word && chosen.what === what && (cans === undefined || chosen.cans === cans);
