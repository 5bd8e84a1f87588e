/** The positions of the cities on the end screen: side by side, or the winner's above the others'. */
import type { View } from './view';

/** The drawing of one city with the name above it, in the units of `City`. */
export const CITY = { width: 486, height: 372 };
const GAP = 30;

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

export interface Layout {
  width: number;
  height: number;
  spots: Spot[];
}

export function layout(count: number, isTall: boolean): Layout {
  if (!isTall) {
    const spots = Array.from({ length: count }, (_, index) => ({
      x: index * (CITY.width + GAP),
      y: 0,
      scale: 1,
    }));
    // Two cities would be much larger than three; they keep a distance from the border instead.
    const width = Math.max(count, 2.6) * (CITY.width + GAP) - GAP;
    const free = (width - count * (CITY.width + GAP) + GAP) / 2;
    return { width, height: CITY.height, spots: spots.map((spot) => ({ ...spot, x: spot.x + free })) };
  }
  const others = Math.max(1, count - 1);
  const scale = Math.min(0.6, (CITY.width - GAP * (others - 1)) / others / CITY.width);
  const free = (CITY.width - others * CITY.width * scale - (others - 1) * GAP) / 2;
  const small = Array.from({ length: count - 1 }, (_, index) => ({
    x: free + index * (CITY.width * scale + GAP),
    y: CITY.height + GAP / 2,
    scale,
  }));
  return {
    width: CITY.width,
    height: CITY.height + GAP / 2 + CITY.height * scale,
    spots: [{ x: 0, y: 0, scale: 1 }, ...small],
  };
}

export function finaleHeight(view: View, isTall: boolean): number {
  const { width, height } = layout(view.taggers.length, isTall);
  return height / width;
}
