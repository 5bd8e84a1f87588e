/**
 * Checks in the browser whether the chance of a finished match is the one that was committed to.
 *
 * Outcome number i is HMAC-SHA256(seed, match, texts, i), as docs/records.md says; the server lists after the end which
 * outcomes there are and how much each weighs. No rule is known here.
 */
import { bytes, digestOf, hex, hmac, sha256, utf8 } from '../core/sha256';
import type { Share } from '../core/shares';
import type { HttpChances, HttpOutcome } from '../protocol';

/** The parts of a record that are needed here. */
export interface MatchRecord {
  match: string;
  /** How many actions at the beginning of the log were played, and drawn, in another match. */
  carried: number;
  commitment: string;
  seed: string;
  /** The last link over its moves. */
  chain: string;
  /** The digest that a seat published before any text was revealed. */
  pledges: Map<number, string>;
  entropy: Map<number, string>;
  /** Line number, seat (-1 is chance) and action. */
  log: { line: number; seat: number; text: string }[];
}

export interface Verdict {
  isSeedRight: boolean;
  /** The number of outcomes that were compared. */
  checked: number;
  /** The lines that do not follow from the seed. */
  wrong: number[];
  /** The beginning of the record's last link, which stands for all its moves. */
  mark: string;
  /** Whether its moves are those that the mark `seen` stands for; null where no mark was seen. */
  isAsSeen: boolean | null;
  /** The seats that had a share in the dice, and how. */
  shares: Record<'pledged' | 'openly' | 'withheld' | 'other-text', number[]>;
  /**
   * Whether commitment and pledges are those for which this browser revealed its texts, and the record contains these
   * texts; null if it revealed none.
   */
  isAsPublished: boolean | null;
  isFair: boolean;
}

export function parseRecord(text: string): MatchRecord {
  const [pledges, entropy] = [new Map<number, string>(), new Map<number, string>()];
  const record: MatchRecord = {
    match: '',
    carried: 0,
    commitment: '',
    seed: '',
    chain: '',
    pledges,
    entropy,
    log: [],
  };
  let isPlay = false;
  text.split('\n').forEach((row, index) => {
    if (!row || row.startsWith('#')) return;
    const [word = '', first = '', ...rest] = row.split(' ');
    const value = [first, ...rest].join(' ');
    if (word === 'open') record.seed = first;
    else if (word === 'chain') record.chain = first;
    else if (word === 'bot' || word === 'late')
      return; // who played, which the dice do not depend on
    else if (isPlay)
      record.log.push({ line: index + 1, seat: word === '*' ? -1 : Number(word) - 1, text: value });
    else if (word === 'play') isPlay = true;
    else if (word === 'match') record.match = first;
    else if (word === 'what-if') record.carried = Number(rest[0]);
    else if (word === 'commit') record.commitment = first;
    else if (word === 'pledge') pledges.set(Number(first) - 1, rest.join(' '));
    else if (word === 'entropy') entropy.set(Number(first) - 1, rest.join(' '));
  });
  return record;
}

/** `promised` is the commitment and `seen` the last mark that the server sent; `share` is what this browser added. */
export function verify(
  text: string,
  promised: string,
  seen: string,
  chances: HttpChances,
  share: Share | null = null,
): Verdict {
  const record = parseRecord(text);
  const digest = hex(sha256(bytes(record.seed)));
  const isSeedRight = digest === record.commitment && (!promised || promised === record.commitment);
  const drawn = record.log.filter((row) => row.seat === -1);
  const before = record.log.slice(0, record.carried).filter((row) => row.seat === -1).length;
  const wrong = drawn
    .filter((row, index) => index >= before && outcome(record, index, chances) !== row.text)
    .map((row) => row.line);
  const isAsSeen = seen ? record.chain.startsWith(seen) : null;
  const shares = sharesOf(record);
  const isAsPublished = comparePublished(record, share);
  const isAsShown = isAsSeen !== false && isAsPublished !== false;
  return {
    isSeedRight,
    checked: drawn.length - before,
    wrong,
    mark: record.chain.slice(0, 16),
    isAsSeen,
    shares,
    isAsPublished,
    isFair: isSeedRight && !wrong.length && !shares['other-text'].length && isAsShown,
  };
}

function sharesOf({ pledges, entropy }: MatchRecord): Verdict['shares'] {
  const shares: Verdict['shares'] = { pledged: [], openly: [], withheld: [], 'other-text': [] };
  for (const [seat, text] of entropy) {
    const pledge = pledges.get(seat);
    shares[pledge === undefined ? 'openly' : pledge === digestOf(text) ? 'pledged' : 'other-text'].push(seat);
  }
  shares.withheld = [...pledges.keys()].filter((seat) => !entropy.has(seat));
  return shares;
}

function comparePublished(record: MatchRecord, share: Share | null): boolean | null {
  if (!share?.shown) return null;
  const { commitment, pledges } = share.shown;
  const revealed = pledges.flatMap((pledge, seat) => {
    const text = share.texts.find((candidate) => digestOf(candidate) === pledge);
    return text === undefined ? [] : [{ seat, text }];
  });
  return (
    commitment === record.commitment &&
    pledges.every((pledge, seat) => pledge === (record.pledges.get(seat) ?? '')) &&
    revealed.every(({ seat, text }) => record.entropy.get(seat) === text)
  );
}

const SPAN = 1n << 256n;

function outcome(record: MatchRecord, index: number, chances: HttpChances): string {
  const outcomes: readonly HttpOutcome[] = chances.lists[chances.steps[index] ?? -1] ?? [];
  const total = BigInt(outcomes.reduce((sum, { weight }) => sum + weight, 0));
  if (!total) return '';
  const texts = [...record.entropy].map(([seat, text]) => `${seat + 1} ${text}`);
  for (let attempt = 0; ; attempt++) {
    const message = [record.match, ...texts, `${index} ${attempt}`].join('\n');
    const value = BigInt(`0x${hex(hmac(bytes(record.seed), utf8(message)))}`);
    if (value >= SPAN - (SPAN % total)) continue;
    let point = value % total;
    for (const { text, weight } of outcomes) {
      if (point < BigInt(weight)) return text;
      point -= BigInt(weight);
    }
  }
}
