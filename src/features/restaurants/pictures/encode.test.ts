import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureLimits, pictureUrlFault } from '#lib/sent-files.ts';
import { encodePicture } from './encode.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0704b' } });

/** A photo as a phone writes it: lying on its side, with where and with what it was taken. */
const photo = () =>
  plain(800, 600)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Telefone Secreto' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '46/1 38/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

const refusal = (bytes: Buffer) =>
  encodePicture(bytes).then(
    () => 'taken',
    ({ code }) => code,
  );

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s becomes WebP in every width up to its own', async (format) => {
  const picture = await encodePicture(await plain(700, 500).toFormat(format).toBuffer());
  expect(picture).toMatchObject({ width: 700, height: 500, id: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(picture.sizes.map(({ width }) => width)).toEqual([160, 320, 640, 1280]);
  const made = await Promise.all(picture.sizes.map(({ content }) => sharp(content).metadata()));
  expect(made.map(({ format, width }) => [format, width])).toEqual(
    [160, 320, 640, 700].map((width) => ['webp', width]),
  );
});

test('a small picture is not made larger, a tall one is kept within bounds', async () => {
  const small = await encodePicture(await plain(120, 90).png().toBuffer());
  expect(small.sizes.map(({ width }) => width)).toEqual([160]);
  expect(await sharp(small.sizes[0]!.content).metadata()).toMatchObject({ width: 120, height: 90 });
  const tall = await encodePicture(await plain(60, 20_000).png().toBuffer());
  expect(tall.height).toBe(2_560);
});

test('where the eye goes is found, and what is seen until it is there', async () => {
  const dish = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#ddd"/>' +
      '<circle cx="330" cy="70" r="44" fill="#d2452b"/><circle cx="338" cy="62" r="14" fill="#fff"/></svg>',
  );
  const { focus, blur } = await encodePicture(await sharp(dish).jpeg().toBuffer());
  expect(focus[0]).toBeGreaterThan(60);
  expect(focus[1]).toBeLessThan(45);
  // A bitmap of three rows, the lowest first: red is where the dish is, above on the right.
  const points = Buffer.from(blur ?? '', 'base64');
  expect(points).toHaveLength(24);
  const colour = (row: number, column: number) => {
    const point = points.readUInt16LE((2 - row) * 8 + column * 2);
    return [point >> 10, (point >> 5) & 31, point & 31];
  };
  const [red = 0, green = 0] = colour(0, 2);
  expect(red).toBeGreaterThan(green + 4);
  const [plainRed = 0, plainGreen = 0] = colour(2, 0);
  expect(Math.abs(plainRed - plainGreen)).toBeLessThan(3);
  // One that can be seen through has nothing beneath it, and one of a single colour is cut in the middle or near it.
  const clear = {
    create: { width: 50, height: 50, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
  } as const;
  expect((await encodePicture(await sharp(clear).png().toBuffer())).blur).toBeNull();
  for (const hundredths of (await encodePicture(await plain(1, 1).png().toBuffer())).focus) {
    expect(hundredths).toBeGreaterThanOrEqual(0);
    expect(hundredths).toBeLessThanOrEqual(100);
  }
});

test('the same file twice is the same picture', async () => {
  const [first, second] = await Promise.all([encodePicture(await photo()), encodePicture(await photo())]);
  expect(first.id).toBe(second.id);
});

test('place, time and device of a photo are gone, and it stands upright', async () => {
  const original = await photo();
  // Control: they were there.
  expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Telefone Secreto');
  expect((await sharp(original).metadata()).orientation).toBe(6);
  const { sizes, width, height } = await encodePicture(original);
  expect([width, height]).toEqual([600, 800]);
  for (const { content } of sizes) {
    const made = await sharp(content).metadata();
    expect([made.exif, made.xmp, made.iptc, made.icc, made.orientation]).toEqual(Array(5).fill(undefined));
    expect(content.toString('latin1')).not.toMatch(/EXIF|Telefone|GPS/);
  }
});

test('of an animation the first frame is kept', async () => {
  const frames = [plain(40, 40).png(), plain(40, 40).negate().png()].map((frame) => frame.toBuffer());
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  const { sizes } = await encodePicture(moving);
  expect((await sharp(sizes[0]!.content).metadata()).pages ?? 1).toBe(1);
});

test('transparency, colours for print and sixteen bits become what a browser shows', async () => {
  const clear = {
    create: { width: 50, height: 50, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
  } as const;
  const logo = await encodePicture(await sharp(clear).png().toBuffer());
  expect((await sharp(logo.sizes[0]!.content).metadata()).hasAlpha).toBe(true);
  for (const odd of [
    plain(50, 50).toColourspace('cmyk').jpeg(),
    plain(50, 50).toColourspace('rgb16').png(),
    plain(50, 50).toColourspace('b-w').png(),
  ]) {
    const { sizes } = await encodePicture(await odd.toBuffer());
    expect(await sharp(sizes[0]!.content).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' });
  }
});

/** A PNG of a few bytes whose head claims more pixels than anyone's memory holds. */
function floodingPng(side: number): Buffer {
  const bytes = Buffer.from(tinyPng);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
const tinyPng = await plain(1, 1).png().toBuffer();

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

describe('what is no picture, or too much of one', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ['SVG', svg],
    ['SVG after a byte order mark', `\ufeff<?xml version="1.0"?>${svg}`],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['GIF', 'GIF89a\x01\x00\x01\x00\x00\x00\x00;'],
    ['PDF', '%PDF-1.7'],
    ['TIFF', 'II*\x00\x08\x00\x00\x00'],
    ['nothing', ''],
  ])('%s is not supported', async (_, text) => {
    expect(await refusal(Buffer.from(text))).toBe('picture_unsupported');
  });

  test.each([
    ['JPEG', '\xff\xd8\xff'],
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['WebP', 'RIFF\x00\x00\x00\x00WEBP'],
    ['AVIF', '\x00\x00\x00\x20ftypavif'],
  ])('SVG or HTML behind the first bytes of %s is not read as SVG or HTML', async (_, head) => {
    for (const rest of [svg, '<html><script>alert(1)</script>']) {
      expect(await refusal(Buffer.from(head + rest, 'latin1'))).toBe('picture_unreadable');
    }
  });

  test('a head that claims too many pixels is refused before anything is unpacked', async () => {
    expect(await refusal(floodingPng(50_000))).toBe('picture_too_many_pixels');
    expect(await refusal(floodingPng(2_147_483_647))).toMatch(/^picture_(too_many_pixels|unreadable)$/);
    const real = await plain(8_000, 5_001).png({ compressionLevel: 9 }).toBuffer();
    expect(real.length).toBeLessThan(pictureLimits.fileBytes / 10);
    expect(await refusal(real)).toBe('picture_too_many_pixels');
    expect(await refusal(await plain(8_000, 5_000).png().toBuffer())).toBe('taken');
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s that ends too early is unreadable', async (format) => {
    const noise = sharp({
      create: { width: 300, height: 300, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    } as never);
    const whole = await noise.toFormat(format).toBuffer();
    expect(await refusal(whole)).toBe('taken');
    expect(await refusal(whole.subarray(0, Math.floor(whole.length / 2)))).toBe('picture_unreadable');
    expect(await refusal(whole.subarray(0, 40))).toBe('picture_unreadable');
  });
});

test.each([
  ['/media/0198c5a8-0000-7000-8000-000000000000/moqueca', null],
  ['https://cdn.example/a.jpg?w=1', null],
  ['http://cdn.example/a.jpg', 'picture_url_insecure'],
  ['javascript:alert(1)', 'picture_url_invalid'],
  ['data:image/png;base64,AAAA', 'picture_url_invalid'],
  ['//cdn.example/a.jpg', 'picture_url_invalid'],
  ['/media/../../etc/passwd', 'picture_url_invalid'],
  ['/media/0198c5a8-0000-7000-8000-000000000000/a/b', 'picture_url_invalid'],
  ['https://user:password@cdn.example/a.jpg', 'picture_url_invalid'],
  ['http://user:password@cdn.example/a.jpg', 'picture_url_invalid'],
  ['https://', 'picture_url_invalid'],
  ['moqueca.jpg', 'picture_url_invalid'],
])('%s as a picture: %s', (text, fault) => {
  expect(pictureUrlFault(text)).toBe(fault);
});
