import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureKinds } from '#lib/sent-files.ts';
import { pictureUploads } from '#server/pictures-route.ts';
import { administrator } from '../../../../db/seed/cast.ts';
import { addRestaurant, type SecondRestaurant } from '../../../../tests/support/second-restaurant.ts';
import { cashier, openTestHouse, owner, type TestHouse, waiter } from '../../../../tests/support/test-house.ts';
import { Visitor } from '../../../../tests/support/visitor.ts';

let house: TestHouse;
let other: SecondRestaurant;
let boss: Visitor;
beforeAll(async () => {
  house = await openTestHouse();
  other = await addRestaurant(house.owner);
  boss = await new Visitor(house).signIn(owner);
});
afterAll(() => house.close());

const colour = (background: string, width = 700) =>
  sharp({ create: { width, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function upload(visitor: Visitor, body: Buffer | string, { kind = 'product', headers = {} } = {}) {
  const response = await fetch(`${house.url}/api/pictures/${kind}`, {
    method: 'POST',
    headers: {
      origin: house.url,
      'content-type': 'application/octet-stream',
      cookie: visitor.cookieHeader,
      ...headers,
    },
    body: body as never,
  });
  return { status: response.status, body: (await response.json()) as any };
}
const count = async () =>
  (await house.owner.query('select count(*)::int as n from pictures where restaurant_id = $1', [house.restaurantId]))
    .rows[0].n;

describe('who may send', () => {
  const identities: Record<string, () => Promise<Visitor>> = {
    anonymous: async () => new Visitor(house),
    'diner of the table': () => new Visitor(house).sitAt(1),
    waiter: () => new Visitor(house).signIn(waiter),
    cashier: () => new Visitor(house).signIn(cashier),
    owner: () => new Visitor(house).signIn(owner),
    'owner of another restaurant': () => new Visitor(house).signIn(other.owner),
    'owner without a subscription': async () =>
      new Visitor(house).signIn(
        (await addRestaurant(house.owner, { slug: 'casa-vencida', subscription: 'expired' })).owner,
      ),
    administrator: () => new Visitor(house).signIn(administrator.email),
  };
  const staff = { product: 200, logo: 'forbidden', cover: 'forbidden' };
  const all = { product: 200, logo: 200, cover: 200 };
  const expected: Record<string, Record<string, unknown>> = {
    anonymous: { product: 'not_signed_in', logo: 'not_signed_in', cover: 'not_signed_in' },
    'diner of the table': { product: 'not_signed_in', logo: 'not_signed_in', cover: 'not_signed_in' },
    waiter: staff,
    cashier: staff,
    owner: all,
    'owner of another restaurant': all,
    'owner without a subscription': { ...all, product: 'subscription_required' },
    administrator: { product: 'forbidden', logo: 'forbidden', cover: 'forbidden' },
  };

  test('every kind declares a permission', () => {
    expect(pictureUploads).toEqual({ product: 'menu', logo: 'restaurant.manage', cover: 'restaurant.manage' });
  });

  test.each(Object.keys(identities))('%s', async (identity) => {
    const visitor = await identities[identity]!();
    const file = await colour('#666666');
    const answers: Record<string, unknown> = {};
    for (const kind of pictureKinds) {
      const { status, body } = await upload(visitor, file, { kind });
      answers[kind] = body.code ?? status;
      if (status === 200) expect(body.url).toContain(identity.startsWith('owner of another') ? other.id : '/media/');
    }
    expect(answers).toEqual(expected[identity]);
  });

  test('no page of another site', async () => {
    const before = await count();
    const file = await colour('#777777');
    for (const origin of ['https://evil.example', 'null']) {
      const { status, body } = await upload(boss, file, { headers: { origin } });
      expect([status, body.code]).toEqual([403, 'cross_origin']);
    }
    expect(await count()).toBe(before);
  });
});

test('an address of a picture is never opened by the server', async () => {
  let hits = 0;
  const listener = createServer((_request, response) => {
    hits += 1;
    response.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/segredo.jpg`;
  await house.owner.query('update products set image_url = $1 where restaurant_id = $2', [url, house.restaurantId]);
  await house.owner.query('update restaurants set img_url = $1, cover_image_url = $1 where id = $2', [
    url,
    house.restaurantId,
  ]);
  const menu = await boss.get('/api/menu');
  expect(JSON.stringify(menu.body)).toContain(url);
  await boss.get('/api/restaurants/restaurant-demo');
  const { text } = (await boss.get('/api/menu/csv')).body;
  expect(text).toContain(url);
  const preview = await boss.post('/api/menu/csv/preview', { text });
  expect(preview.status).toBe(200);
  expect((await boss.post('/api/menu/csv', { text, version: preview.body.version })).status).toBe(200);
  expect((await upload(boss, url)).body.code).toBe('picture_unsupported');
  // Control: the listener hears whoever comes.
  expect(hits).toBe(0);
  await fetch(url);
  expect(hits).toBe(1);
  listener.close();
});
