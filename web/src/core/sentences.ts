/** Pure helpers of sentences: facts, log lines and numbers. */
import { FluentNumber, type FluentVariable } from '@fluent/bundle';
import type { Line } from '../protocol';

/**
 * Facts as Fluent takes them: an empty text is the word none, since no selector can match it, and digits are grouped from
 * 10,000 on in every language, as in Python.
 */
export function words(facts: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, argument(fact)]));
}

function argument(fact: FluentVariable): FluentVariable {
  if (typeof fact === 'number') return new FluentNumber(fact, { useGrouping: 'min2' });
  return fact === '' ? 'none' : fact;
}

/** A part of an action as it is read: a minus before a letter or a number is one, and no hyphen at which a line ends. */
export const notation = (text: string): string => text.replace(/(?<![a-z])-(?=[A-Z0-9])/g, '−');

/** A log line as the rules wrote it: who did what. */
export interface Deed {
  seat: number;
  word: string;
  rest: string;
  first: string;
  second: string;
}

/**
 * The deeds that a line tells of; choices revealed together are told one by one, and an empty line tells of none. They
 * are revealed by themselves, and not by whoever chose last.
 * What follows a semicolon is announced by the game.
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

/** A line with what everybody saw being taken, before what the game announces. */
export function withSeen({ text = '', seen }: Pick<Line, 'text' | 'seen'>): string {
  const [done, ...announced] = text.split(' ; ');
  return done && seen ? [`${done} ${seen}`, ...announced].join(' ; ') : text;
}

export function split(text: string): [string, string] {
  const place = text.indexOf(' ');
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)];
}

/** A sentence cut at the names of clauses: a letter, the part and the number. */
export function byClause(text: string): { text: string; isClause: boolean }[] {
  return text
    .split(/(\b[A-Z]\d+\.\d+\b)/)
    .map((part, index) => ({ text: part, isClause: index % 2 === 1 }))
    .filter((part) => part.text);
}

/** An invisible separator on both sides of a piece's name: whoever shows the sentence can draw the piece instead. */
const MARK = '\u2063';

/** Names of pieces, with one space between them, as they stand in a sentence. */
export const marked = (names: string): string =>
  names
    .split(' ')
    .map((name) => MARK + name + MARK)
    .join(' ');

/** A sentence as plain text. */
export const unmarked = (text: string): string => text.replaceAll(MARK, '');

/** A sentence cut at the pieces that it names. */
export function byPiece(text: string): { text: string; isPiece: boolean }[] {
  return text
    .split(MARK)
    .map((part, index) => ({ text: part, isPiece: index % 2 === 1 }))
    .filter((part) => part.text);
}

/** A text without accents and capitals, as people type when they search. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The lines whose actions still count, in the order of the match: what was taken back is left out. */
export function standing(lines: readonly Line[]): Line[] {
  let acts: Line[] = [];
  for (const line of lines) {
    if (line.kind === 'act') acts.push(line);
    else if (line.kind === 'undo') acts = acts.slice(0, Number(line.text));
  }
  return acts;
}

/** Lines are numbered without gaps, so what is known already is simply not added again. */
export function joined(before: readonly Line[], more: readonly Line[]): Line[] {
  const first = more[0]?.index ?? 0;
  return more.length ? [...before.filter((line) => line.index < first), ...more] : [...before];
}

/** A number with a real minus sign, and with a plus where it matters. */
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
