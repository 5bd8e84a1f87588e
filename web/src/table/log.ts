/** The log in words: an entry for each deed and each gain, by turn and by round. */
import { deeds, notation, signed, split, withSeen, type Deed } from '../core/sentences';
import { named, say, spoken } from '../core/words.svelte';
import type { Gain, Occupant, Line } from '../protocol';
import { namesThen } from './names';
import { phraseText } from './phrases';

/** The facts from which the sentences of a table's log are made. */
export interface Speaker {
  game: string;
  names: readonly string[];
  occupants: readonly Occupant[];
  /** The words of deeds that nobody needs to read about. */
  quiet: readonly string[];
  /** Seats whose phrases are not shown. */
  muted?: readonly number[];
}

export interface Entry {
  key: string;
  text: string;
  line: Line;
  deed: Deed | null;
  /** The seat that it is about; -1 for chance and for the table itself. */
  seat: number;
  /** The name that the player had then. */
  name: string;
  /** The points of a gain. */
  points: number | null;
}

/** The deeds of a player in one turn, an event that nobody caused, or the mark of a round that begins. */
export interface Turn {
  key: string;
  seat: number;
  name: string;
  entries: Entry[];
  points: number;
  round: number | null;
}

const SILENT = new Set(['here', 'gone', 'wake', 'pledge', 'entropy']);

/** The facts of a deed for its sentence: its parts as they are, and by name. */
export function deedFacts(game: string, deed: Deed): Record<string, string> {
  const [word, way] = [`word-${game}-`, `way-${game}-`];
  const rest = notation(deed.rest);
  const [first, second] = split(rest);
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

export function deedText(game: string, names: readonly string[], deed: Deed): string {
  const whom = deed.seat < 0 ? (names[Number(deed.rest) - 1] ?? '') : ''; // the seat that chance names
  return say(`log-${game}-${deed.word}`, { player: names[deed.seat] ?? '', whom, ...deedFacts(game, deed) });
}

/** An action worded as advice. */
export const adviceText = (game: string, deed: Deed): string =>
  say(`advice-${game}-${deed.word}`, deedFacts(game, deed));

const gainText = (game: string, player: string, { reason, facts }: Gain['part'], points: number): string => {
  const key = `gain-${game}-${reason}`;
  return say(spoken.has(key) ? key : 'gain', { ...facts, player, points: signed(points, true) });
};

/** What an action scored for a seat; gains that would read the same are added up. */
export function gainsText(
  game: string,
  names: readonly string[],
  gains: readonly Gain[],
): { seat: number; text: string; points: number }[] {
  const sums = new Map<string, { gain: Gain; points: number }>();
  for (const gain of gains) {
    const plain = `${gain.seat} ${gainText(game, '', gain.part, 0)}`;
    sums.set(plain, { gain, points: gain.part.points + (sums.get(plain)?.points ?? 0) });
  }
  return [...sums.values()].map(({ gain, points }) => ({
    seat: gain.seat,
    points,
    text: gainText(game, names[gain.seat] ?? '', gain.part, points),
  }));
}

/** The entries of a line: its deeds, each followed by its gains. */
export function sentences(speaker: Speaker, line: Line): Entry[] {
  const { game } = speaker;
  const names = namesThen(speaker.names, speaker.occupants, line);
  if (line.kind === 'say' && speaker.muted?.includes(line.seat ?? -1)) return [];
  if (line.kind !== 'act') return tableEntry(names, line);
  const shownDeeds = deeds(line.seat ?? -1, withSeen(line)).filter(
    ({ word }) => !speaker.quiet.includes(word),
  );
  const gains = gainsText(game, names, line.gains ?? []);
  const entry = (part: string, text: string, deed: Deed | null, seat: number, points: number | null) => ({
    key: `${line.index}-${part}`,
    text,
    line,
    deed,
    seat,
    name: names[seat] ?? '',
    points,
  });
  const entries = shownDeeds.map((deed, part) =>
    entry(String(part), deedText(game, names, deed), deed, deed.seat, null),
  );
  gains.forEach(({ seat, text, points }, part) => {
    const last = entries.findLastIndex((entry) => entry.seat === seat);
    const own = shownDeeds.findLast((deed) => deed.seat === seat) ?? null;
    entries.splice((last < 0 ? entries.length : last) + 1, 0, entry(`gain-${part}`, text, own, seat, points));
  });
  return entries;
}

/** An event at a table outside of the rules. */
function tableEntry(names: readonly string[], line: Line): Entry[] {
  const seat = line.seat ?? -1;
  const isOwn = line.kind === 'return' && line.text === String(seat);
  const key = `web-log-${line.kind}${isOwn ? '-own' : ''}`;
  const isSilent = SILENT.has(line.kind) || (line.kind === 'profile' && !line.text);
  if (isSilent || !spoken.has(key)) return [];
  const whom = names[Number(line.text)] ?? ''; // the player whom somebody lets play on
  const text = say(key, {
    player: names[seat] ?? '',
    whom,
    text: line.text ?? '',
    phrase: phraseText(line.text ?? ''),
  });
  return [{ key: `${line.index}`, text, line, deed: null, seat: -1, name: '', points: null }];
}

/**
 * All entries since the match began: consecutive deeds of one player are one turn, and a mark stands where a round begins.
 * The table itself shows who sat down before.
 */
export function turns(speaker: Speaker, lines: readonly Line[]): Turn[] {
  const all: Turn[] = [];
  const start = lines.findIndex(({ kind }) => kind === 'start');
  let round = lines[0]?.round ?? 0;
  for (const line of lines.slice(Math.max(0, start))) {
    const begins = (line.round ?? 0) > round ? (line.round ?? 0) : null;
    const mark = { seat: -1, name: '', entries: [], points: 0, round: begins };
    // Chance begins a round with the line itself, a player with the next line.
    const isBefore = (line.seat ?? -1) < 0;
    if (begins !== null && isBefore) all.push({ key: `round-${line.index}`, ...mark });
    for (const entry of sentences(speaker, line)) {
      const last = all.at(-1);
      const turn =
        last && last.round === null && entry.seat >= 0 && last.seat === entry.seat && last.name === entry.name
          ? last
          : { key: entry.key, seat: entry.seat, name: entry.name, entries: [], points: 0, round: null };
      if (turn !== last) all.push(turn);
      turn.entries.push(entry);
      turn.points += entry.points ?? 0;
    }
    if (begins !== null && !isBefore) all.push({ key: `round-${line.index}`, ...mark });
    round = begins ?? round;
  }
  return all;
}

/** Sentences about one player joined into one sentence that begins with the player's name. */
export const inOne = (entries: readonly Entry[]): string =>
  `${entries.map((entry) => afterName(entry).replace(/\.$/, '')).join('; ')}.`;

/** A sentence without the player's name, for places where the name stands before it. */
export const afterName = ({ name, text }: Pick<Entry, 'name' | 'text'>): string =>
  name && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
