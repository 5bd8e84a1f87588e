/** What the boards beside the tunnel offer to choose. */
import type { Place } from './targets';

export interface Choice {
  /** What a click on a thing does: the cheapest way, or by the space of so many cans. */
  target: (word: Place['word'], what: string, cans?: number) => string | undefined;
  chosen: Place | null;
  click: (word: Place['word'], what: string, cans?: number) => void;
}

export const isChosen = ({ chosen }: Choice, word: string, what: string, cans?: number): boolean =>
  chosen?.word === word && chosen.what === what && (cans === undefined || chosen.cans === cans);
