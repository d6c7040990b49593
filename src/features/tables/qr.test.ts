import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrSvg } from './qr.ts';

// The package's types say that a namespace comes; what comes is the function.
const read = jsQR as unknown as typeof jsQR.default;

test('a camera reads from the drawing what was put into it, however long the address', async () => {
  for (const text of [
    'https://comanda.example/r/a/table/1?k=x',
    `https://comanda.example/r/${'a-'.repeat(70)}/table/100000?k=y`,
  ]) {
    const { data, info } = await sharp(Buffer.from(qrSvg(text)))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([200, 200]);
    expect(read(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(text);
  }
});
