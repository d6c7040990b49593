import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureLimits } from '#lib/sent-files.ts';
import { openTestInstance, owner, publicUrl, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { rawRequest } from '../../../../tests/support/server/raw-request.ts';
import { addRestaurant, type SecondRestaurant } from '../../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let other: SecondRestaurant;
let boss: Visitor;
beforeAll(async () => {
  instance = await openTestInstance();
  other = await addRestaurant(instance.owner);
  boss = await new Visitor(instance).signIn(owner);
});
afterAll(() => instance.close());

const colour = (background: string, width = 700) =>
  sharp({ create: { width, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function upload(visitor: Visitor, body: Buffer | string, { kind = 'product', headers = {} } = {}) {
  const response = await fetch(`${instance.url}/api/pictures/${kind}`, {
    method: 'POST',
    headers: {
      origin: publicUrl,
      'content-type': 'application/octet-stream',
      cookie: visitor.cookieHeader,
      ...headers,
    },
    body: body as never,
  });
  return { status: response.status, body: (await response.json()) as any };
}
const count = async () =>
  (
    await instance.owner.query('select count(*)::int as n from pictures where restaurant_id = $1', [
      instance.restaurantId,
    ])
  ).rows[0].n;

test('a picture that was sent is served in every width, for good, and as nothing but a picture', async () => {
  const { status, body } = await upload(boss, await colour('#c0704b'));
  expect([status, body]).toEqual([
    200,
    {
      url: expect.stringMatching(/^\/media\/[0-9a-f-]{36}\/[0-9a-f]{32}$/),
      focus: [expect.any(Number), expect.any(Number)],
    },
  ]);
  for (const [suffix, width] of [
    ['', 320],
    ['-160.webp', 160],
    ['-320.webp', 320],
    ['-640.webp', 640],
    ['-1280.webp', 700],
  ]) {
    const response = await fetch(`${instance.url}${body.url}${suffix}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { format, width: real } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([format, real]).toEqual(['webp', width]);
  }
  const before = await count();
  expect((await upload(boss, await colour('#c0704b'))).body).toEqual(body);
  expect(await count()).toBe(before);
});

test('an address that nobody was given shows nothing, and a picture stands under its own restaurant alone', async () => {
  const { body } = await upload(boss, await colour('#ddaa4b'));
  const elsewhere = body.url.replace(instance.restaurantId, other.id);
  for (const path of [
    elsewhere,
    `${body.url}-abc.webp`,
    body.url.slice(0, -1),
    '/media/x/y',
    '/media/../../../etc/passwd',
  ]) {
    const response = await fetch(`${instance.url}${path}`);
    expect(response.status, path).toBe(404);
    expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
  }
});

describe('what is refused', () => {
  test('SVG and HTML, whatever they call themselves', async () => {
    const before = await count();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const disguise of ['image/png', 'image/jpeg', 'image/svg+xml', 'application/octet-stream']) {
      const { status, body } = await upload(boss, svg, { headers: { 'content-type': disguise } });
      expect([status, body.code]).toEqual([415, 'picture_unsupported']);
      const html = await upload(boss, '<!doctype html><script>alert(1)</script>', {
        headers: { 'content-type': disguise },
      });
      expect(html.body.code).toBe('picture_unsupported');
    }
    expect(await count()).toBe(before);
  });

  test('half a file, in words', async () => {
    const half = (await colour('#7b3138')).subarray(0, 900);
    const english = { headers: { cookie: `${boss.cookieHeader}; locale=en` } };
    const { status, body } = await upload(boss, half, english);
    expect([status, body.code, body.message]).toEqual([
      409,
      'picture_unreadable',
      'This picture could not be opened. The file may be incomplete.',
    ]);
  });

  test('a hundred megabytes: announced, it is not even read; unannounced, no further than the limit', async () => {
    const cookie = boss.cookieHeader;
    const head = (more: string) =>
      `POST /api/pictures/product HTTP/1.1\r\nHost: ${new URL(instance.url).host}\r\nOrigin: ${publicUrl}\r\nCookie: ${cookie}\r\nContent-Type: image/jpeg\r\n${more}\r\n\r\n`;
    const announced = await rawRequest(instance.url, head('Content-Length: 104857600'));
    expect(announced).toBe(413);
    const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`;
    const dripped = await rawRequest(instance.url, head('Transfer-Encoding: chunked') + chunk.repeat(11));
    expect(dripped).toBe(413);
    // The house goes on.
    expect((await upload(boss, await colour('#17573a'))).status).toBe(200);
  });

  test('pictures beyond the share of a restaurant, however many come at once', async () => {
    const { restaurantId } = instance;
    await instance.owner.query(
      `insert into pictures (restaurant_id, id, width, height, bytes)
       select $1, lpad(n::text, 32, '0'), 1, 1, 1 from generate_series(1, $2::int) n`,
      [restaurantId, pictureLimits.perRestaurant - 1 - (await count())],
    );
    const files = await Promise.all(['#111111', '#222222', '#333333'].map((background) => colour(background)));
    const answers = await Promise.all(files.map((file) => upload(boss, file)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
      'pictures_full',
      'pictures_full',
    ]);
    expect(await count()).toBe(pictureLimits.perRestaurant);

    // A week later what nothing shows makes room; what a product or the restaurant shows stays.
    const kept = answers.find(({ status }) => status === 200)!.body.url;
    await instance.owner.query(
      'update products set image_url = $1 where id = (select id from products where restaurant_id = $2 limit 1)',
      [kept, restaurantId],
    );
    const cover = `/media/${restaurantId}/${'1'.padStart(32, '0')}`;
    const { rows: shown } = await instance.owner.query('select cover_image_url as url from restaurants where id = $1', [
      restaurantId,
    ]);
    await instance.owner.query('update restaurants set cover_image_url = $1 where id = $2', [cover, restaurantId]);
    await instance.owner.query(`update pictures set sent_at = now() - interval '8 days' where id <> $1`, [
      '2'.padStart(32, '0'),
    ]);
    const fresh = await upload(boss, await colour('#444444'));
    expect(fresh.status).toBe(200);
    const { rows } = await instance.owner.query('select restaurant_id, id from pictures order by id');
    const left = rows.map(({ restaurant_id, id }) => `/media/${restaurant_id}/${id}`);
    expect(left.filter((url) => url.includes(restaurantId)).sort()).toEqual(
      [kept, cover, cover.replace(/1$/, '2'), fresh.body.url].sort(),
    );
    expect(
      left.some((url) => url.includes(other.id)),
      "another restaurant's are not swept",
    ).toBe(true);
    await instance.owner.query('update restaurants set cover_image_url = $1 where id = $2', [
      shown[0].url,
      restaurantId,
    ]);
  });

  test('more uploads at once than a restaurant may have under way', async () => {
    const file = await colour('#555555', 3_000);
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(boss, file)));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'taken' : body.code));
    expect(new Set(codes)).toEqual(new Set(['taken', 'busy']));
  });
});
