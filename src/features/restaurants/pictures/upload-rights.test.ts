import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureKinds } from '#lib/sent-files.ts';
import { pictureUploads } from '#server/pages/pictures-route.ts';
import { administrator } from '../../../../db/seed/cast.ts';
import {
  cashier,
  openTestInstance,
  owner,
  publicUrl,
  type TestInstance,
  waiter,
} from '../../../../tests/support/server/instance.ts';
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

describe('who may send', () => {
  const identities: Record<string, () => Promise<Visitor>> = {
    anonymous: async () => new Visitor(instance),
    'diner of the table': () => new Visitor(instance).sitAt(1),
    waiter: () => new Visitor(instance).signIn(waiter),
    cashier: () => new Visitor(instance).signIn(cashier),
    owner: () => new Visitor(instance).signIn(owner),
    'owner of another restaurant': () => new Visitor(instance).signIn(other.owner),
    'owner without a subscription': async () =>
      new Visitor(instance).signIn(
        (await addRestaurant(instance.owner, { slug: 'casa-vencida', subscription: 'expired' })).owner,
      ),
    administrator: () => new Visitor(instance).signIn(administrator.email),
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
    'owner without a subscription': {
      product: 'subscription_required',
      logo: 'subscription_required',
      cover: 'subscription_required',
    },
    administrator: { product: 'forbidden', logo: 'forbidden', cover: 'forbidden' },
  };

  test('every kind declares a permission', () => {
    expect(pictureUploads).toEqual({ product: 'menu', logo: 'setup', cover: 'restaurant.manage' });
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
  await instance.owner.query('update products set image_url = $1 where restaurant_id = $2', [
    url,
    instance.restaurantId,
  ]);
  await instance.owner.query('update restaurants set img_url = $1, cover_image_url = $1 where id = $2', [
    url,
    instance.restaurantId,
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
