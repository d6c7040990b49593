import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#features/contract.ts';
import { openTestInstance, type Running, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { addRestaurant, type SecondRestaurant } from '../../../../tests/support/server/second-restaurant.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import { readFavourites, readPairings } from './read.ts';

const slug = 'casa-dos-favoritos';
let instance: TestInstance;
let clock: Running;
let house: SecondRestaurant;
let boss: Visitor;
const now = new Date('2026-11-20T23:00:00Z');
const day = 24 * 3_600_000;

beforeAll(async () => {
  instance = await openTestInstance();
  house = await addRestaurant(instance.owner, { slug });
  clock = await instance.another({ now: () => now });
  boss = await new Visitor({ ...instance, url: clock.url }).signIn(house.owner);
});
afterAll(async () => {
  await clock.close();
  await instance.close();
});

/** A product of a category of its own. */
async function product(name: string): Promise<string> {
  const [{ id: category }] = (
    await instance.owner.query('insert into categories (restaurant_id, name) values ($1, $2) returning id', [
      house.id,
      `${name} ${randomUUID()}`,
    ])
  ).rows;
  const { rows } = await instance.owner.query(
    `insert into products (restaurant_id, category_id, name, price_cents, image_url)
     values ($1, $2, $3, 1000, '/media/x/y') returning id`,
    [house.id, category, name],
  );
  return rows[0].id;
}

async function ordered(ids: readonly string[], daysAgo: number, status = 'entregue'): Promise<void> {
  const { rows } = await instance.owner.query(
    `insert into orders (restaurant_id, bill_id, table_id, number, status, items_cents, service_fee_percentage, service_fee_cents,
       total_cents, created_at)
     select $1, bill_id, table_id, 1, $2, 1000, 0, 0, 1000, $3 from orders where id = $4 returning id`,
    [house.id, status, new Date(now.getTime() - daysAgo * day), house.orderId],
  );
  for (const [line, id] of ids.entries())
    await instance.owner.query(
      `insert into order_items (restaurant_id, order_id, line, product_id, name, quantity, unit_cents)
       values ($1, $2, $3, $4, 'x', 1, 1000)`,
      [house.id, rows[0].id, line + 1, id],
    );
}

const scope = () => instance.database.scope(house.id);

beforeEach(async () => {
  await instance.owner.query('delete from orders where restaurant_id = $1 and id <> $2', [house.id, house.orderId]);
  await instance.owner.query(`update orders set created_at = '2001-01-01', status = 'cancelado' where id = $1`, [
    house.orderId,
  ]);
  scope().forgetKept();
});

test("the week's orders say what is loved: each order once, none that was cancelled, none of last week", async () => {
  const picanha = await product('Picanha');
  const caju = await product('Caju');
  const pudim = await product('Pudim');
  const old = await product('Bobó');
  for (let n = 0; n < 4; n += 1) await ordered([picanha, picanha], n);
  for (let n = 0; n < 3; n += 1) await ordered([caju, pudim], n + 3, n === 0 ? 'preparando' : 'entregue');
  for (let n = 0; n < 9; n += 1) await ordered([old], n < 5 ? 8 : 1, n < 5 ? 'entregue' : 'cancelado');
  const { dishes } = await readFavourites(scope(), now);
  expect(dishes[0]).toEqual({ id: picanha, orders: 4, pinned: false });
  expect(dishes.map(({ id }) => id).sort()).toEqual([picanha, caju, pudim].sort());
});

test('what four weeks of orders had together goes together; a handful of orders says nothing', async () => {
  const steak = await product('Bife');
  const wine = await product('Vinho');
  const water = await product('Água');
  for (let n = 0; n < 4; n += 1) await ordered([steak, wine], n);
  expect(await readPairings(scope(), now)).toEqual({ dishes: [] });
  for (let n = 0; n < 8; n += 1) await ordered([steak, wine], n + 10);
  for (let n = 0; n < 8; n += 1) await ordered([water], n);
  for (let n = 0; n < 8; n += 1) await ordered([steak, water], 40);
  expect((await readPairings(scope(), now)).dishes).toEqual(
    expect.arrayContaining([
      { id: steak, with: [wine] },
      { id: wine, with: [steak] },
    ]),
  );
});

test('the house pins what it recommends, guests are told, and it is taken back', async () => {
  const pins = [await product('Um'), await product('Dois'), await product('Três')];
  const seen = async () => {
    const { dishes } = await boss.ask(contract.orders.favourites, { slug });
    return dishes.filter(({ pinned }) => pinned).map(({ id }) => id);
  };
  expect(await seen()).toEqual([]);
  for (const id of pins) await boss.ask(contract.menuEditing.setPinned, { id, pinned: true });
  // Again is the same.
  for (const id of pins) await boss.ask(contract.menuEditing.setPinned, { id, pinned: true });
  await until(async () => (await seen()).length === pins.length, 'The house saying what it recommends');
  expect((await seen()).sort()).toEqual([...pins].sort());
  const edited = await boss.ask(contract.menuEditing.read, {});
  expect(edited.categories.flatMap(({ products }) => products).filter(({ pinned }) => pinned)).toHaveLength(3);
  for (const id of pins) await boss.ask(contract.menuEditing.setPinned, { id, pinned: false });
  await until(async () => (await seen()).length === 0, 'The house recommending nothing');
  const nothing = await boss.post(`/api/menu/products/${randomUUID()}/pinned`, { pinned: true });
  expect([nothing.status, nothing.body.code]).toEqual([404, 'product_not_found']);
});
