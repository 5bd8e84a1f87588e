/** Graffiti in words: paints, tiles, segments, prompts, marks and ties. */
import { signed } from '../../core/sentences';
import { say, type Translatable } from '../../core/words.svelte';
import type { Counted, Result } from '../../protocol';
import type { Outcome } from './outcome';
import type { Turn } from './turn.svelte';
import type { Segment, View } from './view';

export const paintText = (paint: string): string => say(`word-graffiti-${paint.toLowerCase()}`);
export const tileText = (tile: string): string => say('graffiti-tile', { tile });

const and = (parts: string[]): string =>
  new Intl.ListFormat(document.documentElement.lang, { type: 'unit', style: 'short' }).format(parts);

export const paintsText = (paints: string): string => and([...paints].map(paintText));
export const listText = and;

/** The tag or the neutral mark on a segment, in words. */
export function segmentLabel(
  segment: Segment,
  section: number,
  view: View,
  names: readonly string[],
): string {
  const facts = {
    segment: segment.name,
    paints: paintsText(segment.paints),
    vp: segment.vp,
    section,
  };
  return say('web-graffiti-segment', { ...facts, state: stateText(segment, section, view, names) });
}

function stateText(segment: Segment, section: number, view: View, names: readonly string[]): string {
  const owner = view.tags[segment.name];
  if (owner === 'neutral') return say('web-graffiti-state-neutral');
  if (owner !== null && owner !== undefined)
    return say('web-graffiti-state-tag', { name: names[owner] ?? '' });
  const keeper = view.artists.findIndex((artist) => artist.marker === segment.name);
  if (keeper >= 0) return say('web-graffiti-state-reserved', { name: names[keeper] ?? '' });
  if (view.blocked === section) return say('graffiti-blocked');
  return say('web-graffiti-state-free');
}

/** The owners of the cans on a can space, in words. */
export function standingText(space: string, view: View, names: readonly string[]): string {
  const cansHere = view.placed.filter(([name, , cans]) => name === space && cans);
  if (!cansHere.length) return say('web-graffiti-state-free');
  return and(
    cansHere.map(([, seat, cans]) => say('web-graffiti-standing', { name: names[seat] ?? '', count: cans })),
  );
}

export function discardText(discard: string): string {
  const [, first = '', second = ''] = discard.split(' ');
  if (first === 'tile') return say('web-graffiti-discard-tile');
  return say(second ? 'web-graffiti-discard-two' : 'web-graffiti-discard-one', { pips: Number(first) });
}

/** The action in the making, as the heading of the plan; empty if there is none. */
export function planText({ props, plan, place, isKeeping, inUse }: Turn): string {
  const { view, draft } = props;
  if (place?.word === 'spray') return say('web-graffiti-plan-spray', { segment: place.what });
  if (place?.word === 'paint') return say('web-graffiti-plan-paint', { paint: paintText(place.what) });
  if (place?.word === 'permit') return say('web-graffiti-plan-permit', { space: place.what });
  if (place?.word === 'bonus')
    return say('web-graffiti-plan-bonus', { tile: tileText(view.bonus[Number(place.what) - 1] ?? '') });
  if (place) return say('web-graffiti-plan-bobby');
  if (plan?.deed === 'pass') return say('web-graffiti-plan-pass');
  if (plan?.deed) return say('web-graffiti-plan-neutral', { segment: plan.deed.split(' ')[1] ?? '' });
  if (isKeeping) return say('web-graffiti-plan-keep');
  if (view.spray) return say('web-graffiti-plan-spray', { segment: view.spray });
  if (inUse) return say(`web-graffiti-plan-${inUse}`);
  return (draft?.texts ?? [])
    .map((text) => text.split(' '))
    .map(([word = '', what = '']) => [tileText(word), what].join(' ').trim())
    .join(', ');
}

/** What a player has left after a move. */
export const leftText = ({ cans, paints, permits, bonus }: Outcome): string =>
  say('web-graffiti-left', { cans, paints, permits, bonus });

/** A move in one sentence, for screen readers. */
export function summaryText(title: string, brings: Outcome): string {
  const { vp, completed } = brings;
  const parts = [
    title,
    vp ? say('graffiti-vp', { vp: signed(vp, true) }) : '',
    completed.length ? say('web-graffiti-completes', { letters: completed.join(' ') }) : '',
    leftText(brings),
  ];
  return parts.filter((part) => part).join('. ');
}

/** A segment with its VP; other parts as they were counted. Tags that score nothing are left out. */
export function part({ facts, points }: Counted): string {
  const what = String(facts['what']);
  return facts['segment'] && what ? `${what} ${points}` : what;
}

/** Whether passing is the only legal action. */
export const isOnlyPass = (legal: readonly string[]): boolean => legal.length === 1 && legal[0] === 'pass';

export function ask(view: View, _seat: number, legal: readonly string[]): Translatable {
  const facts = { segment: view.spray ?? '', section: view.section };
  if (isOnlyPass(legal)) return { key: 'web-graffiti-ask-only-pass' };
  if (view.phase === 'turn' && legal.every((text) => ['pass', 'vp', 'extra'].includes(text)))
    return { key: 'web-graffiti-ask-pass' };
  return { key: `web-graffiti-ask-${view.phase}`, facts };
}

export function marks(view: View, seat: number): Translatable[] {
  const marked: Translatable[] = [];
  const artist = view.artists[seat];
  if (view.phase === 'over' || !artist) return marked;
  if (view.first === seat) marked.push({ key: 'graffiti-token' });
  if (view.bobby === seat) marked.push({ key: 'graffiti-bobby' });
  if (artist.passed) marked.push({ key: 'graffiti-passed' });
  return marked;
}

export function tie(_view: View, result: Result): Translatable | null {
  const top = Math.max(...result.points);
  if (result.points.filter((points) => points === top).length < 2) return null;
  const isShared = result.places.filter((place) => place === 1).length > 1;
  return { key: isShared ? 'tie-graffiti-shared' : 'tie-graffiti-broken' };
}
