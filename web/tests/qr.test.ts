import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { qrPath } from '../src/ui/qr';

/** A path as a camera sees it: eight dots per module, dark on white. */
function photographed({ size, path }: { size: number; path: string }) {
  const scale = 8;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < scale; row++) {
      const start = ((Number(y) * scale + row) * width + Number(x) * scale) * 4;
      for (let dot = 0; dot < scale * 4; dot++) data[start + dot] = dot % 4 === 3 ? 255 : 0;
    }
  }
  return { width, height: width, data };
}

describe('a QR code', () => {
  it('is read by a camera as the link', async () => {
    const link = 'https://table.example:8443/t/YwmXuKZW4RX6#iIVP10mo';
    expect(decodeQR(photographed(await qrPath(link)))).toBe(link);
  });

  it('has a quiet zone around it', async () => {
    const { size, path } = await qrPath('https://example.org');
    const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.min(...places)).toBe(4);
    expect(Math.max(...places)).toBe(size - 5);
  });
});
