import { describe, expect, it } from 'vitest';
import { readable } from '../src/core/refusal';

describe('facts of a refusal', () => {
  it('are written with a minus, at which no line ends', () => {
    expect(readable('tagcity', { squares: '-A1 A-1 -B-2', bubbles: '-1 -3', value: -2 })).toMatchObject({
      squares: '−A1 A−1 −B−2',
      bubbles: '−1 −3',
      value: -2,
    });
  });

  it('keep the hyphens of words', () => {
    const text = 'red-yellow 1-can x-Y';
    expect(readable('graffiti', { text })).toMatchObject({ text });
    expect(readable('graffiti')).toEqual({});
  });
});
