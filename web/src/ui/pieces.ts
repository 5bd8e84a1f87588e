/** Who draws the pieces that sentences name: the face of the game that a page shows. */
import { getContext, setContext, type Component } from 'svelte';

export interface Drawer {
  /** Nothing while the face is not there yet, and where a game draws no pieces. */
  readonly Piece: Component<{ name: string; printed: unknown }> | undefined;
  readonly printed: unknown;
}

const KEY = Symbol('pieces');

export const setDrawer = (drawer: Drawer): void => {
  setContext(KEY, drawer);
};
export const drawer = (): Drawer | undefined => getContext<Drawer | undefined>(KEY);
