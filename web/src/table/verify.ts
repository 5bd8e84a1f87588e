/** Whether the chance of a finished match is the one that was committed to, worked out in the browser.
 *
 * Outcome number i is HMAC-SHA256(seed, match, entropy, i), as docs/records.md says; which outcomes there
 * are and how much each weighs is what the server lists after the end. No rule is known here.
 */
import type { HttpChances, HttpOutcome } from '../protocol';

/** A record as far as it is needed here. */
export interface MatchRecord {
  match: string;
  commitment: string;
  seed: string;
  /** The last link over its moves. */
  chain: string;
  entropy: string[];
  /** Line number, seat (-1 is chance) and action. */
  log: { line: number; seat: number; text: string }[];
}

export interface Verdict {
  isSeedRight: boolean;
  /** How many outcomes were compared. */
  checked: number;
  /** The lines that are not what the seed gives. */
  wrong: number[];
  /** The beginning of the record's last link, which stands for all its moves. */
  mark: string;
  /** Whether its moves are those of which `seen` was the mark; null where none was seen. */
  isAsSeen: boolean | null;
  isFair: boolean;
}

export function parseRecord(text: string): MatchRecord {
  const record: MatchRecord = { match: '', commitment: '', seed: '', chain: '', entropy: [], log: [] };
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
    else if (word === 'commit') record.commitment = first;
    else if (word === 'entropy') record.entropy.push(`${first} ${rest.join(' ')}`);
  });
  return record;
}

/** `promised` is the commitment and `seen` the last mark that the server sent during the match. */
export async function verify(
  text: string,
  promised: string,
  seen: string,
  chances: HttpChances,
): Promise<Verdict> {
  const record = parseRecord(text);
  const seed = bytes(record.seed);
  const digest = hex(await crypto.subtle.digest('SHA-256', seed));
  const isSeedRight = digest === record.commitment && (!promised || promised === record.commitment);
  const drawn = record.log.filter((row) => row.seat === -1);
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const wrong: number[] = [];
  for (const [index, row] of drawn.entries()) {
    const due = await outcome(key, record, index, chances.lists[chances.steps[index] ?? -1] ?? []);
    if (due !== row.text) wrong.push(row.line);
  }
  const isAsSeen = seen ? record.chain.startsWith(seen) : null;
  return {
    isSeedRight,
    checked: drawn.length,
    wrong,
    mark: record.chain.slice(0, 16),
    isAsSeen,
    isFair: isSeedRight && !wrong.length && isAsSeen !== false,
  };
}

const SPAN = 1n << 256n;

async function outcome(
  key: CryptoKey,
  record: MatchRecord,
  index: number,
  outcomes: readonly HttpOutcome[],
): Promise<string> {
  const total = BigInt(outcomes.reduce((sum, { weight }) => sum + weight, 0));
  if (!total) return '';
  for (let attempt = 0; ; attempt++) {
    const message = [record.match, ...record.entropy, `${index} ${attempt}`].join('\n');
    const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message));
    const value = BigInt(`0x${hex(mac)}`);
    if (value >= SPAN - (SPAN % total)) continue;
    let point = value % total;
    for (const { text, weight } of outcomes) {
      if (point < BigInt(weight)) return text;
      point -= BigInt(weight);
    }
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
