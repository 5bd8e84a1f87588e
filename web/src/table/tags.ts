/** The tags of the people and bots at the table that is shown, for the components that draw what they have painted. */
import { getContext, setContext } from 'svelte';
import type { Occupant } from '../protocol';

type Tagged = Pick<Occupant, 'name' | 'tag'>;
const KEY = Symbol('tags');

export const provideTags = (occupants: () => readonly Tagged[]): void => {
  setContext(KEY, occupants);
};

/** The player in a seat; there is none in lessons and in pictures of the rules. */
export function tagged(): (seat: number) => Tagged | undefined {
  const occupants = getContext<(() => readonly Tagged[]) | undefined>(KEY);
  return (seat) => occupants?.()[seat];
}
