/** The log in words: one entry a deed, with the line it came from. */
import { deeds, type Deed } from '../core/sentences';
import { say, spoken } from '../core/words.svelte';
import type { Line } from '../protocol';

export interface Told {
  key: string;
  text: string;
  line: Line;
  deed: Deed | null;
}

const SILENT = new Set(['here', 'gone', 'wake', 'entropy']);

export function deedSaid(game: string, names: readonly string[], deed: Deed): string {
  const { seat, word, rest, first, second } = deed;
  return say(`log-${game}-${word}`, { player: names[seat] ?? '', rest, first, second });
}

export function told(game: string, names: readonly string[], line: Line): Told[] {
  const seat = line.seat ?? -1;
  if (line.kind === 'act') {
    return deeds(seat, line.text ?? '').map((deed, part) => ({
      key: `${line.index}-${part}`,
      text: deedSaid(game, names, deed),
      line,
      deed,
    }));
  }
  const key = `web-log-${line.kind}`;
  if (SILENT.has(line.kind) || !spoken.has(key)) return [];
  const text = say(key, { player: names[seat] ?? '', text: line.text ?? '' });
  return [{ key: `${line.index}`, text, line, deed: null }];
}
