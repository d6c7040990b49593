import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { CodedError } from '#lib/errors.ts';
import { pictureLimits, storedHeight, storedWidths } from '#lib/sent-files.ts';
import type { Focus } from './focus.ts';
import { blurOf, focusOf } from './look-at.ts';

export interface EncodedPicture {
  /** Of what is served: another content is another address. */
  id: string;
  width: number;
  height: number;
  /** Seen until the picture is there. */
  blur: string | null;
  /** Where the dish is likely to be. */
  focus: Focus;
  sizes: { width: number; content: Buffer }[];
}

// One thread for pictures: orders are served by the same machine.
sharp.concurrency(1);

const largest = Math.max(...storedWidths);
const secondsAtMost = 20;

/** By their first bytes; what a file is called or says of itself counts for nothing. */
function isPicture(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, 32);
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) ||
    (text.startsWith('ftyp', 4) && /^(avif|avis|mif1)/.test(text.slice(8)))
  );
}

const formats = new Set(['jpeg', 'png', 'webp', 'heif']);

/**
 * The picture as it is served: upright, without what a camera writes into it (place, time, device), of an animation the first
 * frame, as WebP in every stored width up to its own. Refuses with picture_unsupported, picture_too_many_pixels or
 * picture_unreadable.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  if (!isPicture(bytes)) throw new CodedError('picture_unsupported');
  try {
    const upright = await decode(bytes);
    const raw = { width: upright.info.width, height: upright.info.height, channels: upright.info.channels };
    const hash = createHash('sha256');
    const sizes: EncodedPicture['sizes'] = [];
    for (const width of storedWidths) {
      const size = { width, height: storedHeight(width), fit: 'inside', withoutEnlargement: true } as const;
      const content = await sharp(upright.data, { raw }).resize(size).webp({ quality: 78 }).toBuffer();
      hash.update(content);
      sizes.push({ width, content });
      // The larger ones would be the same again.
      if (width >= raw.width) break;
    }
    const blur = await blurOf(upright.data, raw);
    const focus = await focusOf(upright.data, raw);
    return { id: hash.digest('hex').slice(0, 32), width: raw.width, height: raw.height, blur, focus, sizes };
  } catch (cause) {
    throw cause instanceof CodedError ? cause : new CodedError('picture_unreadable', {}, cause);
  }
}

async function decode(bytes: Buffer) {
  const options = { limitInputPixels: false, failOn: 'truncated', sequentialRead: true } as const;
  // Only the head is read here, whatever it claims: what it claims is judged before anything is unpacked.
  const head = await sharp(bytes, options).metadata();
  if (!formats.has(head.format)) throw new CodedError('picture_unsupported');
  if (head.width * head.height > pictureLimits.pixels) {
    throw new CodedError('picture_too_many_pixels', { max: pictureLimits.megapixels });
  }
  return sharp(bytes, { ...options, limitInputPixels: pictureLimits.pixels })
    .timeout({ seconds: secondsAtMost })
    .autoOrient()
    .resize({ width: largest, height: largest * 2, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}
