/** Pure helpers of sentences: facts, log lines and numbers. */
import { FluentNumber, type FluentVariable } from '@fluent/bundle';
import type { Line } from '../protocol';

/**
 * Facts in the form that Fluent takes: an empty text becomes the word `none`, since no selector can match it, and digits
 * are grouped from 10,000 on in every language, as in Python.
 */
export function words(facts: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, argument(fact)]));
}

function argument(fact: FluentVariable): FluentVariable {
  if (typeof fact === 'number') return new FluentNumber(fact, { useGrouping: 'min2' });
  return fact === '' ? 'none' : fact;
}

/** A part of an action for readers: a hyphen before a letter or a number becomes a minus, at which no line breaks. */
export const notation = (text: string): string => text.replace(/(?<![a-z])-(?=[A-Z0-9])/g, '−');

/** A log line as the rules wrote it: the seat and its action. */
export interface Deed {
  seat: number;
  word: string;
  rest: string;
  first: string;
  second: string;
}

/**
 * The deeds that a line reports. Choices that are revealed together become one deed each, which belong to the seats that
 * chose and not to the seat that chose last; an empty line has no deeds. The game announces what follows a semicolon.
 */
export function deeds(seat: number, line: string): Deed[] {
  if (!line) return [];
  const [done = '', ...announced] = line.split(' ; ');
  const [word = '', rest] = split(done);
  const [first, second] = split(rest);
  const allDeeds = [{ seat: word === 'reveal' ? -1 : seat, word, rest, first, second }];
  if (word === 'reveal')
    for (const choice of rest.split(' / ')) {
      const [player, chosen] = split(choice);
      allDeeds.push(...deeds(Number(player) - 1, chosen));
    }
  return [...allDeeds, ...announced.flatMap((text) => deeds(-1, text))];
}

/** The text of a line, with what everybody saw being taken before the game's announcement. */
export function withSeen({ text = '', seen }: Pick<Line, 'text' | 'seen'>): string {
  const [done, ...announced] = text.split(' ; ');
  return done && seen ? [`${done} ${seen}`, ...announced].join(' ; ') : text;
}

export function split(text: string): [string, string] {
  const place = text.indexOf(' ');
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)];
}

/** A sentence split at the names of clauses: a letter, the part and the number. */
export function byClause(text: string): { text: string; isClause: boolean }[] {
  return text
    .split(/(\b[A-Z]\d+\.\d+\b)/)
    .map((part, index) => ({ text: part, isClause: index % 2 === 1 }))
    .filter((part) => part.text);
}

/** An invisible separator on both sides of a piece's name, so that a component can draw the piece instead. */
const MARK = '\u2063';

/** The names of pieces in a sentence, with one space between them. */
export const marked = (names: string): string =>
  names
    .split(' ')
    .map((name) => MARK + name + MARK)
    .join(' ');

/** A sentence as plain text. */
export const unmarked = (text: string): string => text.replaceAll(MARK, '');

/** A sentence split at the pieces that it names. */
export function byPiece(text: string): { text: string; isPiece: boolean }[] {
  return text
    .split(MARK)
    .map((part, index) => ({ text: part, isPiece: index % 2 === 1 }))
    .filter((part) => part.text);
}

/** A text without accents and capitals, since people search without them. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The lines whose actions still count, in the order of the match; actions that were undone are left out. */
export function standing(lines: readonly Line[]): Line[] {
  let acts: Line[] = [];
  for (const line of lines) {
    if (line.kind === 'act') acts.push(line);
    else if (line.kind === 'undo') acts = acts.slice(0, Number(line.text));
  }
  return acts;
}

/** Add new lines. Lines are numbered without gaps, so the known ones are simply skipped. */
export function joined(before: readonly Line[], more: readonly Line[]): Line[] {
  const first = more[0]?.index ?? 0;
  return more.length ? [...before.filter((line) => line.index < first), ...more] : [...before];
}

/** A number with a real minus sign, and with `plus` a plus before positive ones. */
export function signed(value: number, plus = false): string {
  return value < 0 ? `−${-value}` : `${plus && value > 0 ? '+' : ''}${value}`;
}

/** Milliseconds as minutes and seconds. */
export function time(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const tail = String(seconds % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes % 60).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}
