import sharp from 'sharp';
import { drawCover, drawDish, pictureKeys } from './index.ts';

export const DISH_WIDTHS = [160, 320, 640] as const;
export const COVER_WIDTHS = [640, 1280] as const;
export const COVER_KEY = 'cover';

/** The drawings are 800 and 1600 wide: eight tenths is the largest size that is served. */
const DRAWN_SCALE = 0.8;

type Sizes = Map<number, Buffer>;

/** WebP files by picture key and width; the cover is under COVER_KEY. */
export async function renderPictures(): Promise<Map<string, Sizes>> {
  const pictures = new Map<string, Sizes>();
  const waiting = [COVER_KEY, ...pictureKeys];
  const work = async () => {
    for (let key = waiting.shift(); key; key = waiting.shift()) {
      pictures.set(
        key,
        key === COVER_KEY ? await encode(drawCover(), COVER_WIDTHS) : await encode(drawDish(key), DISH_WIDTHS),
      );
    }
  };
  await Promise.all([work(), work(), work()]);
  return pictures;
}

async function encode(svg: string, widths: readonly number[]): Promise<Sizes> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * DRAWN_SCALE })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files = widths.map(
    async (width): Promise<[number, Buffer]> => [
      width,
      await sharp(data, { raw }).resize({ width }).webp({ quality: 80, effort: 3 }).toBuffer(),
    ],
  );
  return new Map(await Promise.all(files));
}
