/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104): the browser's own functions are missing on pages without https, as in a local
 * network.
 */

const BLOCK = 64;
const primes = firstPrimes(64);
/** The first 32 bits of the fractional parts of roots of the primes. */
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function firstPrimes(count: number): number[] {
  const smaller: number[] = [];
  for (let number = 2; smaller.length < count; number++)
    if (smaller.every((prime) => number % prime)) smaller.push(number);
  return smaller;
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(data: Uint8Array): Uint8Array {
  const state = [...START];
  const padded = pad(data);
  for (let at = 0; at < padded.byteLength; at += BLOCK)
    compress(state, new DataView(padded.buffer, at, BLOCK));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setInt32(4 * index, word));
  return new Uint8Array(digest.buffer);
}

/** Padding: a one bit, zeros, and the length in bits, up to the end of a block. */
function pad(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK);
  padded.set(data);
  padded[data.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, data.length * 8);
  return padded;
}

function compress(state: number[], block: DataView): void {
  const words = Array.from({ length: 16 }, (_, index) => block.getInt32(4 * index));
  for (let index = 16; index < 64; index++) words.push(extended(words, index));
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [index, word] of words.entries()) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[index] ?? 0) + word) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
    state[index] = ((state[index] ?? 0) + word) | 0;
}

function extended(words: readonly number[], index: number): number {
  const [early = 0, late = 0] = [words[index - 15], words[index - 2]];
  const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
  const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
  return ((words[index - 16] ?? 0) + s0 + (words[index - 7] ?? 0) + s1) | 0;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const block = Uint8Array.from({ length: BLOCK }, (_, index) => short[index] ?? 0);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The digest of a text, in hexadecimal. */
export const digestOf = (text: string): string => hex(sha256(utf8(text)));

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
