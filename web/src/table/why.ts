/** The answer to a *why*: reasons, each with its clause, and their subjects. */
import { api } from '../core/http';
import { people, reasonText, refusalText, type Refusal } from '../core/refusal';
import { say, spoken } from '../core/words.svelte';
import type { Mark } from '../games/face';
import type { Counted, ScoreLine } from '../protocol';

export interface Reason extends Mark {
  clause: string;
  text: string;
  /** The points that it counts, where it is a part of a score sheet. */
  part?: Counted;
  /** What it says apart from its subject and points: reasons that share this are listed under it. */
  shared?: string;
}

export interface Why {
  title: string;
  /** The clauses that it follows. */
  clauses: readonly string[];
  reasons: Reason[];
  /** The seat whose boards it is about. */
  seat: number;
}

export function counted(game: string, part: Counted, names: readonly string[] = []): Reason {
  const { clause, reason } = part;
  const facts = { ...part.facts, ...people(part.facts, names) };
  const key = `scores-${game}-${reason}`;
  const shared = spoken.has(key) ? say(key, facts) : '';
  return {
    clause,
    code: reason,
    facts: part.facts,
    text: say(`score-${game}-${reason}`, facts),
    part,
    shared,
  };
}

export function refusedWhy(game: string, seat: number, refused: Refusal, names: readonly string[] = []): Why {
  const { clause = '', code, facts = {} } = refused;
  const text = clause ? reasonText(game, code, facts, names) : refusalText(refused, game);
  return {
    title: say('web-why'),
    clauses: clause ? [clause] : [],
    reasons: [{ clause, code, facts, text }],
    seat,
  };
}

/** Reasons that say the same of several subjects, together; the others each alone. */
export function grouped(reasons: readonly Reason[]): Reason[][] {
  const groups = new Map<string, Reason[]>();
  reasons.forEach((reason, index) => {
    const key = reason.shared ? `${reason.clause} ${reason.shared}` : String(index);
    groups.set(key, [...(groups.get(key) ?? []), reason]);
  });
  return [...groups.values()];
}

/** Where an account is requested: a table, perhaps at a moment of its match. */
export interface Place {
  table: string;
  code: string;
  game: string;
  index: number | null;
}

/** Why a line of a seat's score sheet is what it is, or all its lines if none is named. */
export async function accountWhy(
  place: Place,
  seat: number,
  names: readonly string[],
  line = '',
): Promise<Why> {
  return sheetWhy(
    place.game,
    await api.account(place.table, seat, place.index, place.code),
    seat,
    names,
    line,
  );
}

/** The same for a sheet that is already loaded. */
export function sheetWhy(
  game: string,
  lines: readonly ScoreLine[],
  seat: number,
  names: readonly string[],
  line = '',
): Why {
  const matching = lines.filter(({ key }) => key === line);
  const counting = matching.length ? matching : lines;
  const points = counting.reduce((sum, { points }) => sum + points, 0);
  const label = say(matching.length ? `sheet-${game}-${line}` : 'web-points');
  const reasons = counting.flatMap(({ parts }) => parts.map((part) => counted(game, part, names)));
  const clauses = new Set(
    [...(reasons.length > 0 ? reasons : counting), ...matching].map(({ clause }) => clause),
  );
  return {
    title: say('web-why-points', { line: label, name: names[seat] ?? '', points }),
    clauses: [...clauses],
    reasons,
    seat,
  };
}
