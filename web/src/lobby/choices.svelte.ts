/** The choices for a new table: their words, what fits together, and what was chosen last time. */
import { store, stored } from '../core/settings.svelte';
import { say, spoken } from '../core/words.svelte';
import type { HttpClockBody, HttpGameInfo, HttpNewTable, HttpOptionInfo } from '../protocol';

const PLACE = 'allcity-new-table';
/** More seats than any game has. */
const MOST = 9;
export const CLOCKS: Readonly<Record<string, HttpClockBody>> = {
  fast: { bank: 180, gain: 5 },
  calm: { bank: 600, gain: 15 },
  slow: { bank: 86_400, gain: 3_600 },
};
export const AWAY = ['30', '120', '600', 'never'] as const;

interface Chosen {
  game: string;
  seats: number;
  /** The occupant of each seat: `me`, `free`, or `bot` with a level. */
  occupants: string[];
  /** The names of the people who share this device, by seat. */
  names: string[];
  /** Values by game and option, with a space between them. */
  options: Record<string, string>;
  clock: string;
  away: string;
  access: 'invited' | 'open';
}

const FIRST: Chosen = {
  game: '',
  seats: 3,
  occupants: ['me', ...Array<string>(MOST - 1).fill('free')],
  names: [],
  options: {},
  clock: 'none',
  away: '120',
  access: 'invited',
};

/** The value of an option in words. */
export function valueName(game: string, option: string, value: string): string {
  for (const key of [`option-${game}-${option}-${value}`, `web-value-${value}`]) {
    if (spoken.has(key)) return say(key);
  }
  return value;
}

/** Whether there is a choice for an option, with these values of the other options. */
export const isOffered = (option: HttpOptionInfo, values: Readonly<Record<string, string>>): boolean =>
  Object.entries(option.needs).every(([key, value]) => values[key] === value);

/** A clock in words; the clocks that can be chosen here have names. */
export function clockName(clock: HttpClockBody | null): string {
  if (!clock) return say('web-clock-none');
  const gain = clock.gain ?? 0;
  const named = Object.entries(CLOCKS).find(
    ([, choice]) => choice.bank === clock.bank && choice.gain === gain,
  );
  if (named) return say(`web-clock-${named[0]}`);
  return say('web-clock-other', { bank: clock.bank, gain });
}

export function awayName(seconds: number | null): string {
  if (seconds === null) return say('web-away-never');
  if (AWAY.includes(String(seconds) as (typeof AWAY)[number])) return say('web-away-after', { seconds });
  return say('web-away-other', { seconds });
}

/** The choices on the page; those that no longer fit are not asked for. */
export class Choices {
  #now = $state<Chosen>(remembered());

  get now(): Chosen {
    return this.#now;
  }

  game(games: readonly HttpGameInfo[]): HttpGameInfo | undefined {
    return games.find(({ key }) => key === this.#now.game) ?? games[0];
  }

  seats(game: HttpGameInfo): number {
    return game.seats.includes(this.#now.seats) ? this.#now.seats : (game.seats[0] ?? 2);
  }

  sitting(game: HttpGameInfo): string[] {
    const possible = new Set(['me', 'free', ...game.bots.map((bot) => `bot ${bot}`)]);
    return this.#now.occupants
      .slice(0, this.seats(game))
      .map((occupant) => (possible.has(occupant) ? occupant : 'free'));
  }

  /** The seats of people on this device, where there are several. */
  shared(game: HttpGameInfo): number[] {
    const seats = this.sitting(game).flatMap((occupant, seat) => (occupant === 'me' ? [seat] : []));
    return seats.length > 1 ? seats : [];
  }

  value(game: HttpGameInfo, option: HttpOptionInfo): string {
    const value = this.#now.options[`${game.key} ${option.key}`];
    const fits = option.is_open || this.fitting(game, option).includes(value ?? '');
    return (fits ? value : undefined) ?? option.values[0] ?? '';
  }

  fitting(game: HttpGameInfo, option: HttpOptionInfo): readonly string[] {
    return option.fitting[this.seats(game)] ?? option.values;
  }

  choose(game: HttpGameInfo, option: HttpOptionInfo, value: string): void {
    this.#now.options[`${game.key} ${option.key}`] = value;
  }

  /** The options that can be chosen now, with their values. */
  options(game: HttpGameInfo): Record<string, string> {
    const all = Object.fromEntries(game.options.map((option) => [option.key, this.value(game, option)]));
    return Object.fromEntries(
      game.options.flatMap((option) => (isOffered(option, all) ? [[option.key, all[option.key] ?? '']] : [])),
    );
  }

  body(game: HttpGameInfo): HttpNewTable {
    const sitting = this.sitting(game);
    return {
      game: game.key,
      seats: this.seats(game),
      options: this.options(game),
      sit: sitting.flatMap((occupant, seat) => (occupant === 'me' ? [seat] : [])),
      bots: sitting.flatMap((occupant, seat) =>
        occupant.startsWith('bot ') ? [{ seat, bot: occupant.slice(4) }] : [],
      ),
      profiles: this.shared(game).flatMap((seat) => {
        const name = this.#now.names[seat]?.trim();
        return name ? [{ seat, name }] : [];
      }),
      clock: CLOCKS[this.#now.clock] ?? null,
      away: this.#now.away === 'never' ? null : Number(this.#now.away),
      is_open: this.#now.access === 'open',
    };
  }

  remember(): void {
    store(PLACE, this.#now);
  }
}

/** What was chosen last time; invalid data in the browser's storage is replaced by the defaults. */
function remembered(): Chosen {
  const last = stored<Partial<Chosen>>(PLACE, {});
  const isText = (value: unknown): value is string => typeof value === 'string';
  const occupants = Array.isArray(last.occupants) ? last.occupants.filter(isText).slice(0, MOST) : [];
  const options = Object.entries(last.options ?? {}).filter(([, value]) => isText(value));
  return {
    game: isText(last.game) ? last.game : FIRST.game,
    seats: Number(last.seats) || FIRST.seats,
    occupants: [...occupants, ...FIRST.occupants.slice(occupants.length)],
    names: Array.isArray(last.names)
      ? last.names.slice(0, MOST).map((name) => (isText(name) ? name : ''))
      : [],
    options: Object.fromEntries(options),
    clock: last.clock && last.clock in CLOCKS ? last.clock : FIRST.clock,
    away: AWAY.includes(last.away as (typeof AWAY)[number]) ? (last.away ?? FIRST.away) : FIRST.away,
    access: last.access === 'open' ? 'open' : FIRST.access,
  };
}
