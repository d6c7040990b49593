import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openTestInstance,
  owner,
  publicUrl,
  slug,
  type TestInstance,
  waiter,
} from '../../../tests/support/server/instance.ts';
import { addRestaurant, type SecondRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let boss: Visitor;
let staff: Visitor;
let other: SecondRestaurant;
beforeAll(async () => {
  instance = await openTestInstance();
  other = await addRestaurant(instance.owner);
  [boss, staff] = [await new Visitor(instance).signIn(owner), await new Visitor(instance).signIn(waiter)];
});
afterAll(() => instance.close());

const tableNumbered = async (number: number): Promise<{ id: string; number: number }> => {
  const { body } = await staff.get('/api/tables');
  return body.tables.find((table: { number: number }) => table.number === number)!;
};

test('a QR code holds the address with the secret, drawn by the server', async () => {
  const { id, number } = await tableNumbered(3);
  const { body } = await staff.get(`/api/tables/${id}/code`);
  const { rows } = await instance.owner.query('select secret, short_code from tables where id = $1', [id]);
  expect(body).toMatchObject({ id, number, shortCode: rows[0].short_code });
  expect(body.url).toBe(`${publicUrl}/r/${slug}/table/${number}?k=${rows[0].secret}`);
  expect(body.svg).toMatch(/^<svg [^>]*width="200" height="200"/);
  const all = (await staff.get('/api/tables/codes')).body;
  expect(all.codes.find((code: { id: string }) => code.id === id)).toEqual(body);
  expect((await staff.get(`/api/tables/${other.tables[0]!.id}/code`)).body.code).toBe('table_not_found');
});

test('a rotated secret ends the old code and the old cookies at once', async () => {
  const { id, number } = await tableNumbered(4);
  const before = (await boss.get(`/api/tables/${id}/code`)).body;
  const diner = await new Visitor(instance).sitAt(number);
  const visit = () => diner.get(`/api/restaurants/${slug}/tables/${number}`);
  expect((await visit()).body.seated).toBe(true);

  const { shortCode } = before;
  expect((await staff.post(`/api/tables/${id}/rotate`, { shortCode })).body.code).toBe('forbidden');
  const after = (await boss.post(`/api/tables/${id}/rotate`, { shortCode })).body;
  expect(after.shortCode).not.toBe(before.shortCode);
  expect(after.url).not.toBe(before.url);
  expect((await boss.post(`/api/tables/${id}/rotate`, { shortCode })).body, 'the same request again').toEqual(after);

  expect((await visit()).body.seated).toBe(false);
  const menu = (await diner.get(`/api/restaurants/${slug}/menu`)).body;
  const product = menu.categories
    .flatMap((c: any) => c.products)
    .find((p: any) => p.name === 'Pão de queijo da Canastra');
  const lines = [{ productId: product.id, quantity: 1, optionIds: [], notes: '' }];
  const placed = await diner.post(`/api/restaurants/${slug}/tables/${number}/orders`, { key: randomUUID(), lines });
  expect(placed.body.code).toBe('table_secret_required');
  const entered = await diner.post(`/api/restaurants/${slug}/tables/${number}/enter`, { code: shortCode });
  expect(entered.body.code).toBe('table_code_wrong');
});

test('all secrets rotate together, and no further when the request is sent again', async () => {
  const secrets = async () =>
    (await instance.owner.query('select id, secret, short_code from tables where deleted_at is null order by id')).rows;
  const before = await secrets();
  const { now } = (await boss.get('/api/tables/codes')).body;
  expect((await staff.post('/api/tables/rotate', { seenAt: now })).body.code).toBe('forbidden');
  const { body } = await boss.post('/api/tables/rotate', { seenAt: now });
  const after = await secrets();
  const mine = before.filter(({ id }) => !other.tables.some((table) => table.id === id));
  expect(body.rotated).toBe(mine.length);
  for (const [index, { id, secret, short_code }] of before.entries()) {
    const foreign = other.tables.some((table) => table.id === id);
    expect(after[index].secret === secret, id).toBe(foreign);
    expect(after[index].short_code === short_code, id).toBe(foreign);
  }
  expect((await boss.post('/api/tables/rotate', { seenAt: now })).body.rotated).toBe(0);
  expect(await secrets()).toEqual(after);
});
