import { describe, expect, it } from 'vitest';
import { inHand, spaceTargets, targets } from '../src/games/tagcity/targets';
import type { View } from '../src/games/tagcity/view';

const legal = ['tag A1 B1', 'tag A2 B2', 'drone I4 …', 'drone M1 …', 'check -1', 'check -3'];

describe('targets', () => {
  it('reads every kind of action', () => {
    const possible = targets(legal);
    expect([...possible.tags]).toEqual(['tag A1 B1', 'tag A2 B2']);
    expect(possible.drones.get('M1')).toBe('drone M1');
    expect([...possible.checks]).toEqual([
      [-1, 'check -1'],
      [-3, 'check -3'],
    ]);
  });

  it('offers nothing when nothing is legal', () => {
    const possible = targets([]);
    expect(
      possible.tags.size +
        possible.drones.size +
        possible.checks.size +
        possible.takes.size +
        possible.puts.size,
    ).toBe(0);
    expect(spaceTargets(possible, null).size).toBe(0);
  });

  it('knows a free look at the networks', () => {
    expect(targets(['check']).checks.get(0)).toBe('check');
  });

  it('takes from spaces', () => {
    expect([...spaceTargets(targets(['take 2', 'take 5']), null)]).toEqual([
      [2, 'take 2'],
      [5, 'take 5'],
    ]);
  });

  it('puts the chosen die, and only where it may go', () => {
    const possible = targets(['put 3 2', 'put 3 3', 'put 4 3', 'put 4 4']);
    expect(spaceTargets(possible, 4).get(3)).toBe('put 4 3');
    expect(spaceTargets(possible, 3).get(3)).toBe('put 3 3');
    expect(spaceTargets(possible, 3).has(4)).toBe(false);
  });
});

describe('the shape in hand', () => {
  const view = (some: Partial<View>): View =>
    ({
      ring: ['I4', 'L4', 'O4', 'T4', 'S4', 'P5'],
      phase: 'act',
      turn: 0,
      taken: 4,
      dice: [[2, 3]],
      ...some,
    }) as View;

  it('is that of the space of the die', () => expect(inHand(view({}), 0)).toBe('T4'));
  it('is nobody else’s', () => expect(inHand(view({}), 1)).toBeNull());
  it('is everybody’s with the final die', () => expect(inHand(view({ phase: 'final' }), 1)).toBe('L4'));
  it('is none for a spectator', () => expect(inHand(view({}), null)).toBeNull());
});
