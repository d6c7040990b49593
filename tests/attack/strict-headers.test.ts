import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '#lib/free-port.ts';
import { ownAnswer } from '#lib/own-answer.ts';
import { openTestInstance, owner, slug, type TestInstance } from '../support/server/instance.ts';
import { type Program, startProgram } from '../support/server/program.ts';
import { until } from '../support/server/until.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
let program: Program;
let boss: Visitor;
beforeAll(async () => {
  instance = await openTestInstance();
  const env = { DATABASE_URL: instance.databaseUrl, APP_SECRET: inject('appSecret'), DEMO: 'quiet' };
  program = await startProgram({ ...env, PORT: String(await freePort()) });
  boss = await new Visitor({ url: program.url, owner: instance.owner }).signIn(owner);
}, 240_000);
afterAll(async () => {
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  await instance.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(program.url + path, { redirect: 'manual', headers });
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(program.url + path, { method: 'POST', redirect: 'manual', body, headers: { origin: program.url, ...headers } });
const json = { 'content-type': 'application/json' };

function expectStrict(headers: Headers, what: string): void {
  expect(Object.fromEntries(headers), what).toMatchObject({
    [ownAnswer]: '1',
    'x-content-type-options': 'nosniff',
    'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
    'referrer-policy': expect.stringMatching(/^(same-origin|no-referrer)$/),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy': expect.stringMatching(/^default-src 'none'/),
  });
  expect(headers.get('content-security-policy'), what).not.toMatch(/unsafe-|\*/);
}

const answers: [string, number, () => Promise<Response>][] = [
  ['a page', 200, () => get('/')],
  ['a menu', 200, () => get(`/r/${slug}/menu`)],
  [
    'the menu as the API has it, in a hurry',
    200,
    () => get(`/api/restaurants/${slug}/menu`, { 'accept-encoding': 'br' }),
  ],
  ['the same again', 200, () => get(`/api/restaurants/${slug}/menu`, { 'accept-encoding': 'br' })],
  [
    'a copy that still holds',
    304,
    async () => {
      const etag = (await get(`/r/${slug}/menu`)).headers.get('etag') ?? '';
      return get(`/r/${slug}/menu`, { 'if-none-match': etag });
    },
  ],
  ['no page', 404, () => get('/nothing/here')],
  ['no call', 404, () => get('/api/nothing')],
  ['no picture', 404, () => get('/media/nothing.webp')],
  ['no built file', 404, () => get('/assets/nothing.js')],
  ['a scanned code', 303, () => get(`/r/${slug}/table/1?k=${'x'.repeat(22)}`)],
  [
    'a former address',
    301,
    async () => {
      await instance.owner.query(
        `insert into restaurant_former_slugs (slug, restaurant_id) values ('antigo-nome', $1) on conflict do nothing`,
        [instance.restaurantId],
      );
      return get('/r/antigo-nome/menu');
    },
  ],
  ['an address that cannot be read', 400, () => get('/%')],
  ['an address that is too long for its place', 404, () => get(`/r/${'a'.repeat(300)}/table/1/live`)],
  ['an input that is wrong', 400, () => get(`/api/restaurants/${slug}/tables/none`)],
  ['nobody', 401, () => get('/api/orders')],
  ['nobody at a stream', 401, () => get('/api/live')],
  ['another site', 403, () => post('/api/register', '{}', { ...json, origin: 'https://evil.example' })],
  ['too much', 413, () => post('/api/register', JSON.stringify({ name: 'x'.repeat(400_000) }), json)],
  ['what is not read', 400, () => post('/api/register', 'a=b', { 'content-type': 'text/plain' })],
  [
    'too often',
    429,
    async () => {
      const send = () => boss.post('/api/feedback', { key: randomUUID(), text: 'Oi', rating: 0 });
      for (let n = 0; n < 12; n += 1) await send();
      const headers = { ...json, cookie: boss.cookieHeader };
      return post('/api/feedback', JSON.stringify({ key: randomUUID(), text: 'Oi', rating: 0 }), headers);
    },
  ],
  [
    'a fault of our own',
    500,
    async () => {
      await instance.owner.query('alter table feedback rename to elsewhere');
      const headers = { ...json, cookie: boss.cookieHeader };
      const other = await boss.get('/api/session');
      expect(other.status).toBe(200);
      await instance.owner.query('alter table restaurants rename column description to elsewhere');
      const answer = await get('/api/settings', headers);
      await instance.owner.query('alter table restaurants rename column elsewhere to description');
      await instance.owner.query('alter table elsewhere rename to feedback');
      return answer;
    },
  ],
  ['the worker', 200, () => get('/sw.js')],
  [
    'a file of the browser',
    200,
    async () => {
      const html = await (await get('/login')).text();
      return get(/\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '/');
    },
  ],
  [
    'a picture that was sent',
    200,
    async () => {
      const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#123456' } })
        .png()
        .toBuffer();
      const headers = { 'content-type': 'application/octet-stream', cookie: boss.cookieHeader };
      const { url } = (await (await post('/api/pictures/product', new Uint8Array(picture), headers)).json()) as {
        url: string;
      };
      return get(`${url}-320.webp`);
    },
  ],
  [
    'a picture from elsewhere, framed',
    200,
    () => get('/restaurant-admin/picture-frame?address=https://a.example/b.png', { cookie: boss.cookieHeader }),
  ],
  ['the manifest', 200, () => get(`/manifest.webmanifest`)],
  ['robots', 200, () => get('/robots.txt')],
  ['the site map', 200, () => get('/sitemap.xml')],
  ['the picture that is shared', 200, () => get('/og.jpg')],
  ['the contract', 200, () => get('/api/openapi.json')],
  ['the contract for people', 200, () => get('/api/docs')],
  ['alive', 200, () => get('/healthz')],
  ['ready', 200, () => get('/readyz')],
  ['a webhook that nobody signed', 400, () => post('/api/webhooks/sandbox', '{}', json)],
  ['a payment that is not there', 404, () => get('/sandbox/pay/nothing')],
  ['letters of a demonstration', 200, () => get('/dev/outbox')],
  [
    'the language',
    303,
    () => post('/language', 'locale=en&to=/', { 'content-type': 'application/x-www-form-urlencoded' }),
  ],
  ['a session', 200, () => get('/api/auth/get-session')],
  ['a stream', 200, () => get('/api/live', { cookie: boss.cookieHeader })],
];

describe('every answer carries the strict headers', () => {
  test.each(answers)('%s (%i)', async (what, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expectStrict(answer.headers, what);
    await answer.body?.cancel();
  });

  test('also what is no request', async () => {
    const { hostname, port } = new URL(program.url);
    for (const garbage of ['\u0016\u0003\u0001\r\n\r\n', `GET / HTTP/1.1\r\n${'a: b\r\n'.repeat(5_000)}\r\n`]) {
      const said = await new Promise<string>((resolve) => {
        let text = '';
        const socket = connect(Number(port), hostname, () => socket.write(garbage));
        socket.on('data', (chunk) => (text += chunk)).on('error', () => {});
        socket.on('close', () => resolve(text));
      });
      const [head = ''] = said.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      expect(first).toMatch(/^HTTP\/1\.1 4(00|31) /);
      expectStrict(new Headers(lines.map((line) => line.split(': ', 2) as [string, string])), first);
    }
  });
});

describe('the hosts that pictures may come from', () => {
  const hostsIn = (headers: Headers) =>
    / img-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]?.split(' ') ?? [];
  const here = ["'self'", 'data:', 'blob:'];

  test('are those of the restaurant whose page it is, and follow what its owner changes', async () => {
    expect(hostsIn((await get(`/r/${slug}/menu`)).headers)).toEqual(here);
    const { rows } = await instance.owner.query(
      'select id from products where restaurant_id = $1 order by name limit 3',
      [instance.restaurantId],
    );
    const addresses = ['https://Fotos.example:8443/a.jpg?x=1', 'http://a;b.example/x', "https://c.example/'*.png"];
    for (const [index, { id }] of rows.entries()) {
      await instance.owner.query('update products set image_url = $1 where id = $2', [addresses[index], id]);
    }
    await instance.owner.query('update restaurants set cover_image_url = $1 where id = $2', [
      'https://capa.example/c.jpg',
      instance.restaurantId,
    ]);
    // What was changed past the program is known to it after the next change of its own.
    const { body: settings } = await boss.get('/api/settings');
    const { slug: _slug, ...change } = settings;
    expect((await boss.put('/api/settings', { ...change, description: 'Outra' })).status).toBe(200);
    const expected = [...here, 'https://capa.example', 'https://c.example', 'https://fotos.example:8443'].sort();
    await until(async () => hostsIn((await get(`/r/${slug}`)).headers).length === expected.length, 'The new hosts');
    for (const path of [`/r/${slug}`, `/r/${slug}/menu`, `/r/${slug}/table/3`, `/r/${slug}/table/3/orders`])
      expect(hostsIn((await get(path)).headers).sort(), path).toEqual(expected);
    expect(hostsIn((await get('/restaurants')).headers).sort()).toEqual([...here, 'https://capa.example'].sort());
    for (const path of ['/', '/login', '/pricing', '/admin', '/nothing'])
      expect(hostsIn((await get(path)).headers), path).toEqual(here);
    // The staff's own pages load from nowhere else at all, signed in or not, whatever their restaurant's pictures are on.
    for (const headers of [undefined, { cookie: boss.cookieHeader }]) {
      for (const path of ['', '/menu', '/orders', '/customization', '/menu/print'])
        expect(hostsIn((await get(`/restaurant-admin${path}`, headers)).headers), path).toEqual(here);
    }
  });

  test('are, for what the staff look at, one at a time, in a frame that runs nothing', async () => {
    const frame = (address: string, headers: Record<string, string> = { cookie: boss.cookieHeader }) =>
      get(`/restaurant-admin/picture-frame?address=${encodeURIComponent(address)}`, headers);
    const address = `https://Fotos.example:8443/a.jpg?x=1&y="><script>alert(1)</script><img src='https://evil.example/b.png`;
    const answer = await frame(address);
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ').map((each) => each.replace(/'sha256-[^']+'/, 'hash'))).toEqual([
      "default-src 'none'",
      'img-src https://fotos.example:8443',
      'style-src hash',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-same-origin',
    ]);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const html = await answer.text();
    expect(html.match(/<[a-z]+/g)).toEqual(['<html', '<meta', '<title', '<style', '<img']);
    expect(html).toContain('x=1&amp;y=&quot;&gt;&lt;script&gt;');

    expect((await frame(address, {})).status).toBe(401);
    const nothing = ['', '/media/a', 'data:image/png;base64,AAAA', 'javascript:alert(1)', 'https://a;b.example/x', 'x'];
    for (const odd of nothing) expect((await frame(odd)).status, odd).toBe(404);
    for (const query of ['', '?address=https://a.example/&address=https://b.example/'])
      expect((await get(`/restaurant-admin/picture-frame${query}`, { cookie: boss.cookieHeader })).status).toBe(404);
  });
});
