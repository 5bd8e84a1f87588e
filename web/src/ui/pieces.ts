/** The component that draws the pieces that sentences name: it comes from the face of the game on the page. */
import { getContext, setContext, type Component } from 'svelte';

export interface Drawer {
  /** Null while the face is not loaded yet, and where a game draws no pieces. */
  readonly Piece: Component<{ name: string; printed: unknown }> | undefined;
  readonly printed: unknown;
}

const KEY = Symbol('pieces');

export const setDrawer = (drawer: Drawer): void => {
  setContext(KEY, drawer);
};
export const drawer = (): Drawer | undefined => getContext<Drawer | undefined>(KEY);
