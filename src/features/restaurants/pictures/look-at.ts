import sharp, { type Raw } from 'sharp';
import type { Focus } from './focus.ts';

/** Of what draws the eye, this much counts against the middle: a garnish at the edge is not the dish. */
const pull = 2 / 3;

/** Where the eye goes first, in hundredths of width and height. */
export async function focusOf(data: Buffer, raw: Raw): Promise<Focus> {
  const small = await sharp(data, { raw })
    .resize(160, 160, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = small.info;
  // Only what is cut is looked at: half of the height is.
  const { info } = await sharp(small.data, { raw: { width, height, channels } })
    .resize(width, Math.max(1, Math.floor(height / 2)), { position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const share = (at: number | undefined, of: number) => {
    const hundredths = at === undefined ? 50 : (at / of) * 100;
    return Math.min(100, Math.max(0, Math.round(50 + (hundredths - 50) * pull)));
  };
  return [share(info.attentionX, width), share(info.attentionY, height)];
}

const side = 3;

/**
 * The picture in three by three points, as the points of a bitmap: two bytes each, the lowest row first, each row filled up to eight.
 * Null for one that can be seen through: it would be seen behind it for good.
 */
export async function blurOf(data: Buffer, raw: Raw): Promise<string | null> {
  if (raw.channels === 2 || raw.channels === 4) return null;
  const points = await sharp(data, { raw }).resize(side, side, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
  const bitmap = Buffer.alloc(side * 8);
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const at = (row * side + column) * 3;
      const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((part) => (points[at + part] ?? 0) >> 3);
      bitmap.writeUInt16LE((red << 10) | (green << 5) | blue, (side - 1 - row) * 8 + column * 2);
    }
  }
  return bitmap.toString('base64');
}
