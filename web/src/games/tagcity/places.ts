/** Where on the boards the facts of a refusal or of a score are seen, and which board shows them. */
import type { Facts } from '../../core/words.svelte';
import type { Mark } from '../face';
import type { PrintedCity } from './view';

export interface Places {
  squares: ReadonlySet<string>;
  spaces: ReadonlySet<number>;
  shapes: ReadonlySet<string>;
  /** Bubbles by their place. */
  bubbles: ReadonlySet<number>;
  /** Drones by their place on the remote. */
  drones: ReadonlySet<number>;
}

const listed = (fact: unknown): string[] =>
  String(fact ?? '')
    .split(' ')
    .filter(Boolean);

export function places(marks: readonly Mark[], city: PrintedCity): Places {
  const all = marks.map(({ facts }) => facts);
  const each = (name: string): string[] => all.flatMap((facts) => listed(facts[name]));
  const taken = (facts: Facts): number[] =>
    'bubbles' in facts
      ? city.bubbles.flatMap((value, index) => (value === Number(facts['value']) ? [index] : []))
      : [];
  return {
    squares: new Set(each('squares')),
    spaces: new Set(each('space').map(Number)),
    shapes: new Set([...each('shape'), ...each('other')]),
    bubbles: new Set([...each('bubble').map(Number), ...all.flatMap(taken)]),
    drones: new Set(
      all.flatMap((facts) =>
        'drones' in facts
          ? [...city.drones.keys()]
          : listed(facts['number']).map((number) => Number(number) - 1),
      ),
    ),
  };
}

/** The board that shows these reasons best. */
export const shown = (marks: readonly Mark[]): string =>
  marks.map(({ code, facts }) => board(code, facts)).find((one) => one) ?? '';

function board(code: string, facts: Facts): string {
  if ('squares' in facts || code === 'no-room') return 'city';
  if ('drones' in facts || 'number' in facts || 'bubble' in facts || 'bubbles' in facts) return 'remote';
  return 'space' in facts || 'spaces' in facts || 'shape' in facts || 'dice' in facts ? 'ring' : '';
}
