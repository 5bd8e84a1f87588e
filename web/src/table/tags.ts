/** The tags of the people and bots at the table that is shown, for whatever draws what they have painted. */
import { getContext, setContext } from 'svelte';
import type { Occupant } from '../protocol';

type Tagged = Pick<Occupant, 'name' | 'tag'>;
const KEY = Symbol('tags');

export const provideTags = (occupants: () => readonly Tagged[]): void => {
  setContext(KEY, occupants);
};

/** Who is in a seat; nobody in lessons and in pictures of the rules. */
export function tagged(): (seat: number) => Tagged | undefined {
  const occupants = getContext<(() => readonly Tagged[]) | undefined>(KEY);
  return (seat) => occupants?.()[seat];
}
