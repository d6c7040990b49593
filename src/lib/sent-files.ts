import { parsedUrl } from './parsed-url.ts';

/** What a picture is of decides who may send it. */
export const pictureKinds = ['product', 'logo', 'cover'] as const;
export type PictureKind = (typeof pictureKinds)[number];

const mebibyte = 1024 * 1024;

export const pictureLimits = {
  fileMebibytes: 10,
  fileBytes: 10 * mebibyte,
  megapixels: 40,
  pixels: 40_000_000,
  perRestaurant: 500,
  bytesPerRestaurant: 200 * mebibyte,
} as const;

/** Every picture is kept in these widths, whatever it is of, and no higher than this in each. */
export const storedWidths = [160, 320, 640, 1280] as const;
export const storedHeight = (width: number) => width * 2;

/** A picture as large as it is kept at the most: what more of it is sent is thrown away. Never larger than it is. */
export function sizeToSend({ width, height }: { width: number; height: number }) {
  const widest = Math.max(...storedWidths);
  const scale = Math.min(1, widest / width, storedHeight(widest) / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** What a file chooser offers. Without HEIC in the list, an iPhone turns its photos into JPEG by itself. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** A menu as a table. A call's body holds 256 kB; accented letters take more than one byte. */
export const csvLimits = { rows: 1_000, columns: 200, bytes: 200_000 } as const;

const stored = /^\/media\/[0-9a-f-]{36}\/[\w-]{1,80}$/;

/**
 * Where a picture may be: with us, or at an https address, which the server never opens. Null when it may be there, else what is
 * wrong with it: browsers show none from an http address on pages that came by https.
 */
export function pictureUrlFault(text: string): 'picture_url_invalid' | 'picture_url_insecure' | null {
  if (stored.test(text)) return null;
  const url = /^https?:\/\//i.test(text) ? parsedUrl(text) : null;
  if (!url || url.hostname === '' || url.username !== '' || url.password !== '') return 'picture_url_invalid';
  return url.protocol === 'https:' ? null : 'picture_url_insecure';
}
