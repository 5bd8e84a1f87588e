/** The log in words: one entry a deed, with the line it came from. */
import { deeds, split, type Deed } from '../core/sentences';
import { named, say, spoken } from '../core/words.svelte';
import type { Occupant, Line } from '../protocol';
import { namesThen } from './names';

export interface Told {
  key: string;
  text: string;
  line: Line;
  deed: Deed | null;
}

const SILENT = new Set(['here', 'gone', 'wake', 'pledge', 'entropy']);

/** The facts of a deed for its sentence: its parts as they are, and by name. */
export function deedFacts(game: string, { rest, first, second }: Deed): Record<string, string> {
  const [word, way] = [`word-${game}-`, `way-${game}-`];
  return {
    rest,
    first,
    second,
    third: split(second)[1],
    thing: named(word, first),
    things: named(word, rest),
    way: named(way, second),
  };
}

export function deedSaid(game: string, names: readonly string[], deed: Deed): string {
  const whom = names[Number(deed.rest) - 1] ?? ''; // the seat that chance names
  return say(`log-${game}-${deed.word}`, { player: names[deed.seat] ?? '', whom, ...deedFacts(game, deed) });
}

export function told(
  game: string,
  now: readonly string[],
  occupants: readonly Occupant[],
  line: Line,
): Told[] {
  const names = namesThen(now, occupants, line);
  const seat = line.seat ?? -1;
  if (line.kind === 'act') {
    return deeds(seat, line.text ?? '').map((deed, part) => ({
      key: `${line.index}-${part}`,
      text: deedSaid(game, names, deed),
      line,
      deed,
    }));
  }
  const isOwn = line.kind === 'return' && line.text === String(seat);
  const key = `web-log-${line.kind}${isOwn ? '-own' : ''}`;
  if (SILENT.has(line.kind) || !spoken.has(key)) return [];
  const whom = names[Number(line.text)] ?? ''; // whom somebody lets play on
  const text = say(key, { player: names[seat] ?? '', whom, text: line.text ?? '' });
  return [{ key: `${line.index}`, text, line, deed: null }];
}
