import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { plainProducts } from '../../../tests/support/server/plain-products.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let staff: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  staff = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

test('every active order stands on the board and in the kitchen, however many there are', async () => {
  const [product] = await plainProducts(instance);
  const { tables } = (await staff.get('/api/tables')).body;
  const lines = [{ productId: product!.id, quantity: 1, optionIds: [], notes: '' }];
  const tableId = tables[0]!.id;
  const first = (await staff.post('/api/orders', { key: randomUUID(), tableId, lines })).body.id;
  const { rows } = await instance.owner.query<{ id: string }>(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', o.number + n,
       'place_key', gen_random_uuid(), 'created_at', o.created_at + n * interval '1 ms'))).*
     from orders o, generate_series(1, 304) n where o.id = $1 returning id`,
    [first],
  );
  const placed = rows.map(({ id }) => id);
  await instance.owner.query(
    `insert into order_items select (jsonb_populate_record(i, jsonb_build_object('order_id', copy))).*
     from order_items i, unnest($2::uuid[]) copy where i.order_id = $1`,
    [first, placed],
  );
  const idsOf = (orders: { id: string }[]) => new Set(orders.map(({ id }) => id));
  const board = idsOf((await staff.get('/api/orders')).body.orders);
  const kitchen = idsOf((await staff.get('/api/kitchen/tickets')).body.orders);
  expect(placed.filter((id) => !board.has(id))).toEqual([]);
  expect(placed.filter((id) => !kitchen.has(id))).toEqual([]);
});
