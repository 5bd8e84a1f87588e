import { describe, expect, it } from 'vitest';
import { bytes, hex, hmac, sha256, utf8 } from '../src/core/sha256';

/** Bytes that are the same in every run. */
const some = (length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, (_, index) => (index * 167 + length) % 256);

describe('SHA-256 of our own', () => {
  it('gives the digests of the standard', () => {
    expect(hex(sha256(utf8('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('agrees with another one for every length around the blocks', async () => {
    for (let length = 0; length < 300; length++) {
      const data = some(length);
      expect(sha256(data)).toEqual(new Uint8Array(await crypto.subtle.digest('SHA-256', data)));
    }
  });

  it('signs as HMAC does, with keys of any length', async () => {
    for (const length of [1, 32, 63, 64, 65, 200]) {
      const [key, message] = [some(length), some(100 + length)];
      const algorithm = { name: 'HMAC', hash: 'SHA-256' };
      const theirs = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
      expect(hmac(key, message)).toEqual(new Uint8Array(await crypto.subtle.sign('HMAC', theirs, message)));
    }
  });

  it('reads what it writes', () => {
    expect(hex(bytes('00ff7f80'))).toBe('00ff7f80');
  });
});
