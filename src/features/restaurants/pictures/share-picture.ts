import path from 'node:path';
import sharp from 'sharp';
import type { Appearance } from '../contract.ts';
import { shades } from '../web/diner/appearance.ts';

const width = 1_200;
const height = 630;
const margin = 80;
const font = path.resolve(import.meta.dirname, '../../../generated/fonts/inter-pictures.ttf');

export interface Shared {
  name: string;
  address: string;
  appearance: Appearance;
  /** The stored cover; null for a restaurant without one, or with one elsewhere: nothing is fetched from an address that someone typed. */
  cover: Buffer | null;
}

/** What is shown where a link to the restaurant is shared: its name on its cover, or on a laid table in its colours. */
export async function sharePicture({ name, address, appearance, cover }: Shared): Promise<Buffer> {
  const colors = shades(appearance);
  const ground = cover ? await sharp(cover).resize(width, height, { fit: 'cover' }).toBuffer() : drawn(table(colors));
  const light = cover ? '#fffdf7' : colors['--on-brand']!;
  const room = cover ? width - 2 * margin : 630;
  const title = await words(name, sizeFor(name), light, room);
  const line = address && (await words(address.replace(/\s+/g, ' ').slice(0, 90), 30, light, room));
  const titleAt = height - margin - (title?.height ?? 0) - (line ? line.height + 32 : 0);
  return sharp(ground)
    .composite([
      ...(cover ? [{ input: drawn(shade) }] : []),
      ...(title ? [{ input: title.input, left: margin, top: Math.max(margin, titleAt) }] : []),
      ...(line ? [{ input: line.input, left: margin, top: height - margin - line.height }] : []),
      { input: drawn(mark), left: margin, top: 56 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The longer the name, the smaller its letters. */
function sizeFor(name: string): number {
  const step = [16, 32, 60].findIndex((most) => name.length <= most);
  return [104, 80, 60, 46][step === -1 ? 3 : step]!;
}

/** A piece of text as a picture; null for what leaves no mark. What a restaurant typed is text to the typesetter, never markup. */
async function words(typed: string, size: number, color: string, room: number) {
  const text = `<span foreground="${color}">${typed.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</span>`;
  const set = {
    text,
    font: `Inter ${size}`,
    fontfile: font,
    dpi: 72,
    width: room,
    wrap: 'word-char',
    rgba: true,
  } as const;
  const typeset = await sharp({ text: set })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (!typeset) return null;
  const { data, info } = typeset;
  const most = height - 3 * margin;
  if (info.height <= most) return { input: data, height: info.height };
  return {
    input: await sharp(data).extract({ left: 0, top: 0, width: info.width, height: most }).toBuffer(),
    height: most,
  };
}

const drawn = (svg: string) => Buffer.from(svg);
const sheet = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** So that the name can be read on any photograph. */
const shade = sheet(
  '<defs><linearGradient id="g" x2="0" y2="1"><stop stop-opacity=".5"/><stop offset=".3" stop-opacity=".12"/><stop offset="1" stop-opacity=".82"/></linearGradient></defs><path d="M0 0h1200v630H0Z" fill="url(#g)"/>',
);

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="52" height="52" viewBox="0 0 28 28"><rect width="28" height="28" rx="8.5" fill="#fffdf7"/><path d="M18.9 9.6a6.6 6.6 0 1 0 0 8.8" fill="none" stroke="#0b3b33" stroke-width="2.6" stroke-linecap="round"/><circle cx="19.4" cy="14" r="1.9" fill="#70a288"/></svg>';

function table(colors: Record<string, string>): string {
  const brand = colors['--brand'];
  const soft = colors['--brand-soft'];
  const ground = colors['--ground'];
  return sheet(
    `<path d="M0 0h1200v630H0Z" fill="${brand}"/><circle cx="1010" cy="330" r="268" opacity=".18"/><circle cx="1000" cy="315" r="268" fill="${ground}"/><circle cx="1000" cy="315" r="212" fill="#fffdf6"/><circle cx="1000" cy="315" r="168" fill="#ddaa4b"/><path fill="${soft}" d="M1000 315c-14-72 30-126 128-110 14 78-46 124-128 110Zm0 0c-72 14-116-36-96-120 76-6 118 52 96 120Zm0 0c14 76-36 124-122 104-10-76 54-122 122-104Z"/><g fill="#c0704b"><circle cx="1080" cy="386" r="34"/><circle cx="918" cy="262" r="26"/><circle cx="1030" cy="232" r="20"/></g>`,
  );
}
