import { expect, test } from 'vitest';
import { hyphenated } from '../src/ui/hyphens';

test.each([
  ['reservation', 're-ser-va-tion'],
  ['action supplémentaire', 'action sup-plé-men-taire'],
  ['descuento', 'des-cuento'],
  ['bobby', 'bobby'],
])('long words may break between syllables: %s', (word, parts) => {
  expect(hyphenated(word).replaceAll('\u00ad', '-')).toBe(parts);
});
