/** Tag City in words: features, prompts, marks and ties. */
import { signed } from '../../core/sentences';
import { say, type Translatable } from '../../core/words.svelte';
import type { Counted, Result } from '../../protocol';
import type { Outcome } from './outcome';
import { inHand, targets } from './targets';
import { COLUMNS, type View } from './view';

export function featureText(feature: string): string {
  if (COLUMNS.includes(feature)) return say('web-tagcity-column', { name: feature });
  if (/\d/.test(feature)) return say('web-tagcity-row', { name: feature });
  return say('web-tagcity-district', { colour: say(`colour-tagcity-${feature.toUpperCase()}`) });
}

/** What a move completes, and which other players are near it; `isNothing` if it completes nothing. */
export function gainsText(expected: Outcome, names: readonly string[], isNothing: boolean): string {
  const gains = expected.gains.map((gain) =>
    say(gain.isHigh ? 'web-tagcity-high' : 'web-tagcity-low', {
      feature: featureText(gain.feature),
      value: signed(gain.value, true),
    }),
  );
  const near = expected.near.map(({ seat, squares, feature }) =>
    say('web-tagcity-near', { name: names[seat] ?? '', squares, feature: featureText(feature) }),
  );
  if (gains.length) return [say('web-tagcity-completes', { features: gains.join(', ') }), ...near].join(' ');
  return [isNothing ? say('web-tagcity-nothing') : '', ...near].join(' ');
}

/** A feature with its value; drones and bubbles are named by their value. */
export function part({ facts, points }: Counted): string {
  if (!facts['kind']) return signed(points);
  return `${say('label', { label: featureText(String(facts['what'])) })} ${signed(points)}`;
}

export function ask(view: View, seat: number, legal: readonly string[]): Translatable {
  const tagger = view.taggers[seat];
  if (view.phase === 'put') return { key: 'web-tagcity-ask-put', facts: { value: view.rolled[0] ?? 0 } };
  if (view.phase === 'take') return { key: 'web-tagcity-ask-take' };
  const shape = inHand(view, seat) ?? '';
  if (tagger?.sealed) return { key: 'web-tagcity-ask-change' };
  if (!targets(legal).tags.size) return { key: 'web-tagcity-ask-nowhere', facts: { shape } };
  return { key: view.phase === 'final' ? 'web-tagcity-ask-final' : 'web-tagcity-ask-act', facts: { shape } };
}

export function marks(view: View, seat: number): Translatable[] {
  const marked: Translatable[] = [];
  if (view.leader === seat && view.round > 0 && view.phase !== 'over')
    marked.push({ key: 'web-tagcity-leader' });
  if (view.phase === 'final' && view.chosen[seat]) marked.push({ key: 'web-tagcity-chosen' });
  return marked;
}

export function tie(_view: View, result: Result): Translatable | null {
  const best = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const top = Math.max(...result.points);
  const tied = result.points.filter((points) => points === top).length;
  if (tied < 2) return null;
  return { key: best.length > 1 ? 'web-tagcity-tie-shared' : 'web-tagcity-tie' };
}
