import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  openTestInstance,
  type Running,
  slug,
  type TestInstance,
  waiter,
} from '../../../../tests/support/server/instance.ts';
import { plainProducts } from '../../../../tests/support/server/plain-products.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import type { Product } from '../../menu/contract.ts';

const tables = Array.from({ length: 9 }, (_, index) => index + 1);
let instance: TestInstance;
let second: Running;
let staff: Visitor;
let diners: Visitor[];
/** The same diners, at another process of the same house. */
let elsewhere: Visitor[];
let products: Product[];
let tableIds: string[];

beforeAll(async () => {
  instance = await openTestInstance();
  second = await instance.another();
  staff = await new Visitor(instance).signIn(waiter);
  diners = await Promise.all(tables.map((table) => new Visitor(instance).sitAt(table)));
  elsewhere = diners.map((diner) => {
    const other = new Visitor({ url: second.url, owner: instance.owner });
    for (const [name, value] of diner.cookies) other.cookies.set(name, value);
    return other;
  });
  products = await plainProducts(instance);
  const { body: floor } = await staff.get('/api/tables');
  tableIds = floor.tables.map(({ id }: { id: string }) => id);
});
afterAll(async () => {
  await second.close();
  await instance.close();
});
beforeEach(() => instance.owner.query('delete from stock'));

const line = (productId: string, quantity: number, optionIds: string[] = []) => {
  return { productId, quantity, optionIds, notes: '' };
};
const orderAt = (table: number) => `/api/restaurants/${slug}/tables/${table}/orders`;
const send = (who: Visitor, table: number, lines: object[], key = randomUUID()) =>
  who.post(orderAt(table), { key, lines });
const count = (id: string, left: number, more: object = {}) =>
  staff.post(`/api/menu/availability/${id}`, { state: 'counted', key: randomUUID(), left, ...more });
const left = async (id: string) =>
  (await instance.owner.query('select remaining from stock where item_id = $1', [id])).rows[0]?.remaining;
/** All that was ordered of it and not cancelled, since this moment. */
const sold = async (id: string, since: Date) =>
  (
    await instance.owner.query(
      `select coalesce(sum(i.quantity), 0)::int as sum from order_items i join orders o on o.id = i.order_id
       where i.product_id = $1 and i.status <> 'cancelado' and o.status <> 'cancelado' and o.created_at >= $2`,
      [id, since],
    )
  ).rows[0].sum;
const product = (n: number) => products[n]!.id;

test('of two hundred orders in one moment for the last ten, from two processes, exactly ten are served', async () => {
  const since = new Date();
  await count(product(0), 10);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => {
      const table = n % tables.length;
      return send((n % 2 ? diners : elsewhere)[table]!, table + 1, [line(product(0), 1)]);
    }),
  );
  const codes = answers.map(({ status, body }) => (status === 200 ? 'placed' : body.code));
  expect(codes.filter((code) => code === 'placed')).toHaveLength(10);
  expect(new Set(codes)).toEqual(new Set(['placed', 'not_enough_left']));
  expect([await sold(product(0), since), await left(product(0))]).toEqual([10, 0]);
  // Nothing was written of the rest: neither lines, nor on the bills.
  const { rows } = await instance.owner.query(
    `select count(*)::int as wrong from bills b where b.closed_at is null and b.ordered_cents <>
       (select coalesce(sum(total_cents), 0) from orders o where o.bill_id = b.id and o.status <> 'cancelado')`,
  );
  expect(rows[0].wrong).toBe(0);
});

test('an order that asks for more than is left is told how many each line can have, and the same key may then ask for those', async () => {
  await count(product(0), 4);
  await count(product(1), 2);
  const lines = [line(product(0), 3), line(product(2), 1), line(product(0), 3), line(product(1), 2)];
  const refused = await send(diners[0]!, 1, lines);
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'not_enough_left',
      data: { refusals: [{ code: 'not_enough_left', line: 2, product: products[0]!.name, option: null, left: 1 }] },
    },
  });
  expect(refused.body.message).toContain(products[0]!.name);
  expect([await left(product(0)), await left(product(1))]).toEqual([4, 2]);
  const offered = lines.map((each, n) => (n === 2 ? { ...each, quantity: 1 } : each));
  expect((await send(diners[0]!, 1, offered)).status).toBe(200);
  expect([await left(product(0)), await left(product(1))]).toEqual([0, 0]);
  const { body } = await send(diners[0]!, 1, [line(product(0), 1)]);
  expect(body.data.refusals).toMatchObject([{ line: 0, left: 0 }]);
});

test('an order that is sent again takes nothing again, even when nothing is left', async () => {
  await count(product(0), 2);
  const key = randomUUID();
  const [first, ...others] = await Promise.all(
    Array.from({ length: 6 }, () => send(diners[0]!, 1, [line(product(0), 2)], key)),
  );
  expect(first!.status).toBe(200);
  expect(new Set(others.map(({ body }) => body.id))).toEqual(new Set([first!.body.id]));
  expect(await left(product(0))).toBe(0);
});

test('what is cancelled, removed or made fewer comes back, and what is added or reopened takes again or is refused', async () => {
  const [own] = diners;
  await count(product(0), 5);
  const { body: placed } = await send(own!, 1, [line(product(0), 3), line(product(1), 1)]);
  expect(await left(product(0))).toBe(2);
  const read = async () => (await staff.get(`/api/orders/${placed.id}`)).body.order;
  const edit = async (lines: object[], more: object = {}) => {
    const { revision, tableId, status } = await read();
    return staff.put(`/api/orders/${placed.id}`, { revision, tableId, status, lines, ...more });
  };
  const kept = (n: number, quantity: number) => ({ line: n, quantity, notes: '' });

  expect((await edit([kept(1, 1), kept(2, 1)])).status).toBe(200);
  expect(await left(product(0))).toBe(4);
  expect((await edit([kept(1, 2), kept(2, 1), line(product(0), 1)])).status).toBe(200);
  expect(await left(product(0))).toBe(2);
  // What the order has already counts for it: five in all, of which it may have no sixth.
  const refused = await edit([kept(1, 5), kept(2, 1), kept(3, 1)]);
  expect(refused.body).toMatchObject({ code: 'not_enough_left', data: { refusals: [{ line: 2, left: 0 }] } });
  expect((await edit([kept(1, 4), kept(2, 1), kept(3, 1)])).status).toBe(200);
  expect(await left(product(0))).toBe(0);
  expect((await edit([kept(2, 1), kept(3, 1)])).status).toBe(200);
  expect(await left(product(0))).toBe(4);

  const move = (status: string) => staff.post(`/api/orders/${placed.id}/status`, { status });
  expect((await move('cancelado')).status).toBe(200);
  expect(await left(product(0))).toBe(5);
  expect((await send(own!, 1, [line(product(0), 5)])).status).toBe(200);
  expect((await move('pendente')).body).toMatchObject({ code: 'not_enough_left', data: { refusals: [{ left: 0 }] } });
  expect((await read()).status).toBe('cancelado');
  await count(product(0), 1);
  expect((await move('pendente')).status).toBe(200);
  expect(await left(product(0))).toBe(0);
  expect((await edit([kept(2, 1), kept(3, 1)], { status: 'cancelado' })).status).toBe(200);
  expect(await left(product(0))).toBe(1);
});

test('an option is counted as a product is', async () => {
  const { rows } = await instance.owner.query(
    `select p.id as product, p.name, o.id as option, o.name as "optionName", g.min_choices as min from products p
     join product_option_groups pg on pg.product_id = p.id join option_groups g on g.id = pg.group_id
     join options o on o.group_id = g.id and o.available
     where p.available and g.min_choices = 1 and p.archived_at is null
       and (select count(*) from product_option_groups x where x.product_id = p.id) = 1 limit 1`,
  );
  const { product: id, name, option, optionName } = rows[0];
  await count(option, 3);
  expect((await send(diners[0]!, 1, [line(id, 2, [option])])).status).toBe(200);
  const refused = await send(diners[1]!, 2, [line(id, 2, [option])]);
  expect(refused.body.data.refusals).toEqual([
    { code: 'not_enough_left', line: 0, product: name, option: optionName, left: 1 },
  ]);
  expect(refused.body.message).toContain(optionName);
  expect(await left(option)).toBe(1);
});

test('an order that is written down as cancelled takes nothing', async () => {
  await count(product(0), 1);
  const order = { key: randomUUID(), tableId: tableIds[0], status: 'cancelado', lines: [line(product(0), 9)] };
  expect((await staff.post('/api/orders', order)).status).toBe(200);
  expect(await left(product(0))).toBe(1);
});

test('whatever is ordered, edited, cancelled and taken up again at once: what was sold and what is left come to what there was', async () => {
  const since = new Date();
  const start = 60;
  const counted = [0, 1, 2].map(product);
  for (const id of counted) await count(id, start);
  const mine: string[] = [];
  let seed = 11;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const some = () =>
    Array.from({ length: 1 + random(3) }, () => line(counted[random(3)]!, 1 + random(3))).concat(
      random(2) ? [line(product(4), 1)] : [],
    );
  const act = async (n: number) => {
    const table = n % tables.length;
    const id = mine[random(Math.max(1, mine.length))];
    if (n < 40 || !id || random(3) === 0) {
      const { status, body } = await send((n % 2 ? diners : elsewhere)[table]!, table + 1, some());
      if (status === 200) mine.push(body.id);
      return body.code;
    }
    if (random(2)) {
      const { order } = (await staff.get(`/api/orders/${id}`)).body;
      const status = order.status === 'cancelado' ? 'pendente' : 'cancelado';
      return (await staff.post(`/api/orders/${id}/status`, { status, from: order.status })).body.code;
    }
    const { revision, tableId, status, lines } = (await staff.get(`/api/orders/${id}`)).body.order;
    const kept = lines.map(({ line: number }: any) => ({ line: number, quantity: 1 + random(4), notes: '' }));
    const change = { revision, tableId, status, lines: [...kept.slice(random(2)), ...some()] };
    return (await staff.put(`/api/orders/${id}`, change)).body.code;
  };
  const codes: unknown[] = [];
  for (let round = 0; round < 6; round += 1)
    codes.push(...(await Promise.all(Array.from({ length: 40 }, (_, n) => act(round * 40 + n)))));
  const expected = new Set([undefined, 'not_enough_left', 'stale_revision', 'status_unchanged', 'invalid_input']);
  expect(codes.filter((code) => !expected.has(code as string))).toEqual([]);
  expect(codes).toContain('not_enough_left');
  for (const id of counted) expect((await sold(id, since)) + (await left(id))).toBe(start);
});

test('what nobody counts is placed by the very statement that knows nothing of counting', async () => {
  const { placeCounted, placeOrder, placeOrders, placeSeveralCounted } = await import('../place-statement.ts');
  for (const { text } of [placeOrder, placeOrders]) expect(text).not.toContain('stock');
  for (const { text } of [placeCounted, placeSeveralCounted]) expect(text).toContain('update stock');
});
