import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type Running, slug, type TestHouse, waiter } from '../support/test-house.ts';
import { until } from '../support/until.ts';
import { Visitor } from '../support/visitor.ts';

const ordersPerTable = 5;
let house: TestHouse;
let lines: object[];

beforeAll(async () => {
  house = await openTestHouse({ ordersPerTable });
  const { rows } = await house.owner.query(`select id from products where name = 'Pão de queijo da Canastra'`);
  lines = [{ productId: rows[0].id, quantity: 1, optionIds: [], notes: '' }];
});
afterAll(() => house.close());

const orderAt = (table: number, visitor: Visitor) =>
  visitor.post(`/api/restaurants/${slug}/tables/${table}/orders`, { key: randomUUID(), lines });
const ordersOf = async (table: number) => {
  const text =
    'select count(*)::int as n from orders o join tables t on t.id = o.table_id where t.number = $1 and o.place_key is not null';
  return (await house.owner.query(text, [table])).rows[0].n;
};
/** Sends orders at once, and counts the answers by their code. */
async function flood(table: number, visitors: Visitor[], times: number): Promise<Record<string, number>> {
  const answers = await Promise.all(
    visitors.flatMap((visitor) => Array.from({ length: times }, () => orderAt(table, visitor))),
  );
  const counts: Record<string, number> = {};
  for (const { body } of answers) counts[body.code ?? 'placed'] = (counts[body.code ?? 'placed'] ?? 0) + 1;
  return counts;
}

test('a table that floods is capped, from one phone or from many, and the other tables order on', async () => {
  const phone = await new Visitor(house).sitAt(1);
  expect(await flood(1, [phone], 60)).toEqual({ placed: ordersPerTable, too_many_orders: 60 - ordersPerTable });
  expect(await flood(1, [await new Visitor(house).sitAt(1), await new Visitor(house).sitAt(1)], 20)).toEqual({
    too_many_orders: 40,
  });
  expect(await ordersOf(1)).toBe(ordersPerTable);
  const neighbour = await new Visitor(house).sitAt(2);
  expect((await orderAt(2, neighbour)).status).toBe(200);
  expect((await orderAt(1, phone)).body).toMatchObject({
    code: 'too_many_orders',
    message: expect.stringMatching(/\S/),
  });
  // The house can still serve the flooded table.
  const staff = await new Visitor(house).signIn(waiter);
  const { rows } = await house.owner.query('select id from tables where number = 1');
  expect((await staff.post('/api/orders', { key: randomUUID(), tableId: rows[0].id, lines })).status).toBe(200);
});

test('strangers cannot use up the budget of a table they do not sit at', async () => {
  const diner = await new Visitor(house).sitAt(3);
  const stranger = new Visitor(house);
  const guesser = new Visitor(house);
  guesser.cookies.set(`mesa_${house.restaurantId.replaceAll('-', '').slice(-12)}_3`, 'a-guess-of-the-secret-');
  const counts = await flood(3, [stranger, guesser], 60);
  expect(counts).toEqual({ table_secret_required: 2 * ordersPerTable, too_many_orders: 120 - 2 * ordersPerTable });
  expect((await orderAt(3, diner)).status).toBe(200);
});

test('where no secret is asked for, no made-up one gives a phone a budget of its own', async () => {
  await house.owner.query('update restaurants set requires_table_secret = false where slug = $1', [slug]);
  await house.database.scope(house.restaurantId).transaction((tx) => tx.changed('restaurant'));
  const stranger = new Visitor(house);
  await until(async () => !(await stranger.get(`/api/restaurants/${slug}`)).body.requiresTableSecret);
  const phones = Array.from({ length: 20 }, (_, n) => {
    const phone = new Visitor(house);
    phone.cookies.set(`mesa_${house.restaurantId.replaceAll('-', '').slice(-12)}_4`, `made up ${n}`);
    return phone;
  });
  expect(await flood(4, phones, 2)).toEqual({ placed: ordersPerTable, too_many_orders: 40 - ordersPerTable });
});

test('control: with a budget that never ends the same flood is not capped', async () => {
  const open: Running = await house.another({ ordersPerTable: 1_000_000 });
  const phone = await new Visitor({ url: open.url, owner: house.owner }).sitAt(5);
  expect(await flood(5, [phone], 60)).toEqual({ placed: 60 });
  await open.close();
});

test('streams that are given up while they are being admitted are not counted against the address', async () => {
  const phone = await new Visitor(house).sitAt(6);
  const live = `${house.url}/api/restaurants/${slug}/tables/6/live`;
  const open = (signal: AbortSignal) => fetch(live, { headers: { cookie: phone.cookieHeader }, signal });
  // Admission waits for this lock; whoever asks leaves meanwhile.
  await house.owner.query('begin; lock table tables in access exclusive mode');
  const leaving = new AbortController();
  const left = Array.from({ length: 410 }, () =>
    open(leaving.signal).then(
      () => 'answered',
      () => 'left',
    ),
  );
  await until(async () => (await waiting()) > 0);
  leaving.abort();
  expect(new Set(await Promise.all(left))).toEqual(new Set(['left']));
  await until(() => new Promise((resolve) => house.app.server.getConnections((_, count) => resolve(count < 50))));
  await house.owner.query('commit');
  await until(async () => (await waiting()) === 0);
  const ended = new AbortController();
  expect((await open(ended.signal)).status).toBe(200);
  ended.abort();
});

const waiting = async () =>
  (await house.owner.query(`select count(*)::int as n from pg_locks where not granted`)).rows[0].n as number;
