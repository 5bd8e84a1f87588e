/** The positions of the ten graffiti on the end screen: both walls along the street, or one section below the other. */
import type { View } from './view';

export const WALL = { width: 240, height: 96 };
export const GAP = 10;
export const STREET = 40;

export interface Layout {
  width: number;
  height: number;
  /** The upper left corner of a wall of a section, counted from 0. */
  corner: (section: number, side: number) => { x: number; y: number };
}

export function layout(isTall: boolean): Layout {
  const across = WALL.width + GAP;
  if (isTall)
    return {
      width: 2 * across + STREET - 2 * GAP,
      height: 5 * (WALL.height + GAP) - GAP,
      corner: (section, side) => ({
        x: side * (WALL.width + STREET),
        y: section * (WALL.height + GAP),
      }),
    };
  return {
    width: 5 * across - GAP,
    height: 2 * WALL.height + STREET,
    corner: (section, side) => ({ x: section * across, y: side * (WALL.height + STREET) }),
  };
}

export function finaleHeight(_view: View, isTall: boolean): number {
  const { width, height } = layout(isTall);
  return height / width;
}
