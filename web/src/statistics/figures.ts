/** Figures about finished matches: counts, averages and their course over time. */
import type { HttpMatchPlayer, HttpOwnMatch } from '../protocol';

export interface Choice {
  /** The key of a game; empty for all games. */
  game: string;
  /** The number of players; 0 for any number. */
  seats: number;
  /** The number of days back; 0 for all time. */
  days: number;
}

const DAY = 86_400_000;
/** The number of matches in a moving average. */
export const RUNNING = 10;
/** The number of dots in a plot; if there are more matches, neighbours share a dot with their average. */
export const DOTS = 100;

export const fitting = (matches: readonly HttpOwnMatch[], choice: Choice, now: number): HttpOwnMatch[] =>
  matches.filter(
    ({ game, players, ended }) =>
      (!choice.game || choice.game === game) &&
      (!choice.seats || choice.seats === players.length) &&
      (!choice.days || ended >= now - choice.days * DAY),
  );

/** Whether nobody but the person played their seat, and the person was always in time. */
export const isOwn = ({ bot_actions, late }: HttpOwnMatch): boolean => !bot_actions && !late;

const own = ({ players, seat }: HttpOwnMatch): HttpMatchPlayer => players[seat] as HttpMatchPlayer;
export const pointsOf = (match: HttpOwnMatch): number => own(match).points;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The distinct values in the order of their first appearance. */
const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

export interface Standing {
  game: string;
  seats: number;
  matches: number;
  /** How often each place was reached; the first place has index 0. */
  places: number[];
  place: number;
  points: number;
}

/** For each game and number of players, how often each place was reached, and the averages. */
export function standings(matches: readonly HttpOwnMatch[]): Standing[] {
  const kinds = distinct(matches.map(({ game, players }) => `${game} ${players.length}`)).sort();
  return kinds.map((kind) => {
    const group = matches.filter(({ game, players }) => `${game} ${players.length}` === kind);
    const reached = group.map((match) => own(match).place);
    const seats = group[0]?.players.length ?? 0;
    return {
      game: group[0]?.game ?? '',
      seats,
      matches: group.length,
      places: Array.from(
        { length: seats },
        (_, place) => reached.filter((reachedPlace) => reachedPlace === place + 1).length,
      ),
      place: mean(reached),
      points: mean(group.map(pointsOf)),
    };
  });
}

export interface Opponent {
  name: string;
  bot: string;
  matches: number;
  ahead: number;
  level: number;
}

/** The opponents, the most frequent first: people by name and bots by level. */
export function opponents(matches: readonly HttpOwnMatch[]): Opponent[] {
  const byKey = new Map<string, Opponent>();
  for (const match of matches) {
    const { place } = own(match);
    for (const [seat, other] of match.players.entries()) {
      if (seat === match.seat) continue;
      const key = other.bot ? `bot ${other.bot}` : `person ${other.name}`;
      const name = other.bot ? '' : other.name;
      const opponent = byKey.get(key) ?? { name, bot: other.bot, matches: 0, ahead: 0, level: 0 };
      opponent.matches += 1;
      opponent.ahead += place < other.place ? 1 : 0;
      opponent.level += place === other.place ? 1 : 0;
      byKey.set(key, opponent);
    }
  }
  return [...byKey.values()].sort((one, other) => other.matches - one.matches);
}

export interface Source {
  key: string;
  points: number;
}

/** The average points from each source, in the order of the score sheet. */
export function sources(matches: readonly HttpOwnMatch[]): Source[] {
  const keys = distinct(matches.flatMap((match) => Object.keys(match.sources)));
  return keys.map((key) => ({ key, points: mean(matches.map((match) => match.sources[key] ?? 0)) }));
}

/** One dot of a plot over time: one match or several neighbours. */
export interface Dot {
  from: number;
  to: number;
  /** The match, if the dot stands for only one. */
  table: string;
  value: number;
  /** The average of the last matches up to this one. */
  running: number;
}

/** A value over time, the oldest first; matches without a value are skipped. */
export function overTime(
  matches: readonly HttpOwnMatch[],
  value: (match: HttpOwnMatch) => number | undefined,
): Dot[] {
  const valued = matches.flatMap((match) => {
    const figure = value(match);
    return figure === undefined ? [] : [{ match, figure }];
  });
  valued.sort((one, other) => one.match.ended - other.match.ended);
  const size = Math.ceil(valued.length / DOTS);
  return Array.from({ length: Math.ceil(valued.length / (size || 1)) }, (_, number) => {
    const end = Math.min((number + 1) * size, valued.length);
    const group = valued.slice(number * size, end);
    const last = valued.slice(Math.max(0, end - Math.max(RUNNING, size)), end);
    return {
      from: group[0]?.match.ended ?? 0,
      to: group.at(-1)?.match.ended ?? 0,
      table: group.length === 1 ? (group[0]?.match.table ?? '') : '',
      value: mean(group.map(({ figure }) => figure)),
      running: mean(last.map(({ figure }) => figure)),
    };
  });
}

/** Those of the last matches that have no review. */
export const unreviewed = (matches: readonly HttpOwnMatch[], most: number): HttpOwnMatch[] =>
  [...matches]
    .sort((one, other) => other.ended - one.ended)
    .slice(0, most)
    .filter(({ review }) => !review);
