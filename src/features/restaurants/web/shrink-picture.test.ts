import { afterEach, expect, test, vi } from 'vitest';
import { shrinkPicture } from './shrink-picture.ts';

afterEach(() => vi.unstubAllGlobals());

interface Browser {
  picture: { width: number; height: number };
  /** How many bytes it writes of the picture, as each type; a type that it cannot write comes as PNG. */
  writes: Record<string, number>;
}

/** A browser as far as it makes pictures smaller, and what it was asked to draw. */
function browser({ picture, writes }: Browser) {
  const drawn: number[][] = [];
  const canvas = {
    getContext: () => ({
      drawImage: (_: unknown, x: number, y: number, width: number, height: number) => drawn.push([x, y, width, height]),
    }),
    toBlob: (done: (blob: Blob) => void, asked: string) => {
      const type = asked in writes ? asked : 'image/png';
      done(new Blob([new Uint8Array(writes[type] ?? 9_000_000)], { type }));
    },
  };
  vi.stubGlobal('createImageBitmap', async () => ({ ...picture, close() {} }));
  vi.stubGlobal('document', { createElement: () => canvas });
  return { drawn };
}

const file = (bytes: number, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'prato.jpg', { type });
const brief = ({ size, type }: Blob) => [size, type];

test("a phone's photo is drawn as large as it is kept, and sent as WebP", async () => {
  const { drawn } = browser({ picture: { width: 4_000, height: 3_000 }, writes: { 'image/webp': 300_000 } });
  expect(brief(await shrinkPicture(file(4_000_000)))).toEqual([300_000, 'image/webp']);
  expect(drawn).toEqual([[0, 0, 1_280, 960]]);
});

test('where a browser writes no WebP, a photo is sent as JPEG and a drawing as PNG', async () => {
  browser({ picture: { width: 4_000, height: 3_000 }, writes: { 'image/jpeg': 350_000, 'image/png': 2_000_000 } });
  expect(brief(await shrinkPicture(file(4_000_000)))).toEqual([350_000, 'image/jpeg']);
  expect(brief(await shrinkPicture(file(4_000_000, 'image/png')))).toEqual([2_000_000, 'image/png']);
});

test('what is small already, would become larger, or cannot be read goes as it is', async () => {
  const small = file(400_000);
  const { drawn } = browser({ picture: { width: 1_280, height: 960 }, writes: { 'image/webp': 100_000 } });
  expect(await shrinkPicture(small)).toBe(small);
  expect(drawn).toEqual([]);
  // As many pixels as are kept and still heavy: it is written anew.
  expect(brief(await shrinkPicture(file(400_001)))).toEqual([100_000, 'image/webp']);

  browser({ picture: { width: 4_000, height: 3_000 }, writes: { 'image/webp': 500_000 } });
  const tight = file(450_000);
  expect(await shrinkPicture(tight)).toBe(tight);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('The source image could not be decoded.')));
  const unknown = file(4_000_000, 'image/heic');
  expect(await shrinkPicture(unknown)).toBe(unknown);
});
