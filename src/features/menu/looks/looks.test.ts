import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openTestInstance,
  owner,
  publicUrl,
  slug,
  type TestInstance,
} from '../../../../tests/support/server/instance.ts';
import { formOf, newCategory, newProduct, productNow } from '../../../../tests/support/server/menu-editor.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import { focusDigits } from './focus.ts';

let instance: TestInstance;
let boss: Visitor;
beforeAll(async () => {
  instance = await openTestInstance();
  boss = await new Visitor(instance).signIn(owner);
});
afterAll(() => instance.close());

async function upload(): Promise<{ url: string; focus: [number, number] }> {
  const body = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#b5442f' } })
    .jpeg()
    .toBuffer();
  const headers = { origin: publicUrl, 'content-type': 'application/octet-stream', cookie: boss.cookieHeader };
  const answer = await fetch(`${instance.url}/api/pictures/product`, { method: 'POST', headers, body: body as never });
  return (await answer.json()) as { url: string; focus: [number, number] };
}

const seenBy = async (id: string, language = '') =>
  (await new Visitor(instance).get(`/api/restaurants/${slug}/menu${language}`)).body.categories
    .flatMap((each: any) => each.products)
    .find((each: any) => each.id === id);

test('a photo comes with nine points and the place of its dish, in both languages; a form without it leaves the place', async () => {
  const { url, focus } = await upload();
  expect(focus).toHaveLength(2);
  const made = await newProduct(boss, await newCategory(boss), { imageUrl: url, focusPoint: [100, 0] });
  await until(async () => (await seenBy(made.id)) !== undefined);
  const look = { focus: '90', blur: expect.stringMatching(/^[A-Za-z0-9+/]{32}$/) };
  expect(await seenBy(made.id)).toMatchObject(look);
  expect(await seenBy(made.id, '/en')).toMatchObject(look);
  const { focusPoint: _, ...without } = formOf(made, { priceCents: 100 });
  expect((await boss.put(`/api/menu/products/${made.id}`, without)).status).toBe(200);
  expect(await productNow(boss, made.id)).toMatchObject({ focusPoint: [100, 0], priceCents: 100 });
  for (const focusPoint of [[101, 0], [0, -1], [1.5, 0], [50]]) {
    const refused = await boss.put(`/api/menu/products/${made.id}`, formOf(made, { focusPoint }));
    expect(refused.body.code).toBe('invalid_input');
  }
});

test('without a photo a drink is drawn as one, a dish as a dish', async () => {
  const category = await newCategory(boss, 'Bebidas da casa');
  const juice = await newProduct(boss, category, { name: 'Suco de umbu', nameEn: 'Umbu juice' });
  const plate = await newProduct(boss, await newCategory(boss), { name: 'Vatapá' });
  await until(async () => (await seenBy(plate.id)) !== undefined);
  expect(await seenBy(juice.id)).toMatchObject({ drawn: 'glass' });
  expect(await seenBy(juice.id, '/en')).toMatchObject({ drawn: 'glass', name: 'Umbu juice' });
  expect(await seenBy(plate.id)).not.toHaveProperty('drawn');
});

test('the middle needs no digits', () => {
  expect([focusDigits([50, 50]), focusDigits([0, 100]), focusDigits([34, 66])]).toEqual([undefined, '09', '36']);
});
