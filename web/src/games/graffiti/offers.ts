/** What can be chosen next on the boards, and is therefore highlighted. */
import type { Plan } from './plan.svelte';
import { isTool, spaceOf, TOOLS, toolWish, ways, type Targets } from './targets';

/** A space of the tunnel, as `placed` names it: `section 3`, `section 3 2`. */
export interface Spot {
  section: number;
  cans: number;
}

export function spot(space: string): Spot {
  return { section: Number(space.split(' ')[1] ?? 0), cans: space.endsWith(' 2') ? 2 : 1 };
}

/** Segment → what a click on it does; only by way of the chosen space if there is one. */
export function segmentOffers(
  possible: Targets,
  sections: ReadonlyMap<string, number>,
  space: string | null,
): Map<string, string> {
  const offers = new Map(possible.neutrals);
  const only = space === null ? null : spot(space);
  for (const placement of possible.places) {
    if (placement.word !== 'spray' || offers.has(placement.what)) continue;
    if (only && (sections.get(placement.what) !== only.section || placement.cans !== only.cans)) continue;
    const best = ways(possible.places, 'spray', placement.what, only ? { cans: only.cans } : {})[0];
    offers.set(placement.what, best?.text ?? '');
  }
  return offers;
}

/** The spaces of the tunnel from which something can be sprayed. */
export function spaceOffers(possible: Targets, sections: ReadonlyMap<string, number>): Set<string> {
  const sprays = possible.places.filter((placement) => placement.word === 'spray');
  return new Set(sprays.map((placement) => spaceOf(placement, sections.get(placement.what) ?? 0)));
}

/** What is possible with the tile that was chosen first. */
export const withTile = (possible: Targets, tile: string | null): Targets =>
  isTool(tile) ? { ...possible, places: possible.places.filter((placement) => placement[tile]) } : possible;

/** Bonus tile → what a click on it does, for the position and for the move in the making. */
export function useOffers(possible: Targets, plan: Plan | null, isKeeping: boolean): Map<string, string> {
  const offers = new Map<string, string>();
  for (const use of ['vp', 'extra']) if (possible.uses.has(use)) offers.set(use, use);
  if (possible.reserves.size) offers.set('reserve', 'reserve');
  if (plan?.discards.includes('discard tile')) offers.set('permit', 'discard tile');
  for (const tool of TOOLS) {
    const isUseful = plan?.place
      ? plan.canAlter(toolWish(plan.place, tool))
      : possible.places.some((placement) => placement[tool]);
    if (isUseful) offers.set(tool, tool);
  }
  if (isKeeping && plan?.canSave) offers.set('save', 'save');
  return offers;
}
