import { expect, test } from 'vitest';
import { lettering, styleOf, TAGS } from '../src/ui/lettering';

test('a name is written alike each time, and differently in each style', () => {
  expect(lettering('Ana', 'drips')).toEqual(lettering('Ana', 'drips'));
  expect(lettering('Ana', 'drips').drips.length).toBeGreaterThan(0);
  expect(lettering('Ana', 'marker').drips).toEqual([]);
});

test('a long name is its first word, and no word is longer than ten letters', () => {
  expect(lettering('Ana Maria Fernanda', 'marker').text).toBe('Ana');
  expect(lettering('Maximilianissima', 'marker').text).toBe('Maximilian');
  expect(lettering('Ana & Bo', 'marker').text).toBe('Ana & Bo');
});

test.each(['', ' ', '<script>&"', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 'مريم', '漢字', 'ﷺ'.repeat(24), 'e\u0301'.repeat(24), '\u{1F600}'])(
  'any text has a width and marks within it: %j',
  (name) => {
    for (const style of TAGS) {
      const { text, width, turns, drips } = lettering(name, style);
      expect(width).toBeGreaterThan(0);
      expect(name.trim().startsWith(text)).toBe(true);
      expect(turns.length === 0 || turns.length === Array.from(text).length).toBe(true);
      for (const { x } of drips) expect(x >= 0 && x <= width).toBe(true);
    }
  },
);

test('joined letters are not turned one by one', () => {
  expect(lettering('مريم', 'bubble').turns).toEqual([]);
  expect(lettering('Ana', 'bubble').turns.length).toBe(3);
});

test('letters that are made of several signs are not cut apart', () => {
  expect(lettering('👩‍👩‍👧‍👦'.repeat(12), 'marker').text).toBe('👩‍👩‍👧‍👦'.repeat(10));
});

test('an unknown style is drawn like the first', () => {
  expect(styleOf('neon')).toBe('marker');
  expect(styleOf('bubble')).toBe('bubble');
});
