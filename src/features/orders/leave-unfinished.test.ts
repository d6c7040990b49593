import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { plainProducts } from '../../../tests/support/server/plain-products.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { leaveUnfinished } from './leave-unfinished.ts';

let instance: TestInstance;
let staff: Visitor;
let products: { id: string }[];
let tables: { id: string }[];
const errors: unknown[] = [];

beforeAll(async () => {
  instance = await openTestInstance();
  staff = await new Visitor(instance).signIn(waiter);
  products = await plainProducts(instance);
  tables = (await staff.get('/api/tables')).body.tables;
});
afterAll(() => instance.close());

const days = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString();
async function placed(createdAt: string): Promise<string> {
  const lines = [{ productId: products[0]!.id, quantity: 1, optionIds: [], notes: '' }];
  const { body } = await staff.post('/api/orders', { key: randomUUID(), tableId: tables[0]!.id, lines });
  await instance.owner.query('update orders set created_at = $2 where id = $1', [body.id, createdAt]);
  await instance.owner.query('update order_events set at = $2 where order_id = $1', [body.id, createdAt]);
  return body.id;
}
const run = () => {
  const { system, scope } = instance.database;
  return leaveUnfinished({ system, scope, onError: (error) => errors.push(error) }, new Date());
};
const board = async () => (await staff.get('/api/orders')).body;
const isShown = async (id: string) => {
  const kitchen = (await staff.get('/api/kitchen/tickets')).body.orders;
  const shown = [(await board()).orders, kitchen].map((orders) => orders.some((order: any) => order.id === id));
  expect(shown[0]).toBe(shown[1]);
  return shown[0];
};
const past = async (query = '') =>
  (await staff.get(`/api/orders/delivered?${query}`)).body.orders.map(({ id }: { id: string }) => id);
const read = async (id: string) => (await staff.get(`/api/orders/${id}`)).body;

test('what nobody finished leaves the boards with its business day, undelivered, and is said', async () => {
  const old = await placed(days(2));
  const fresh = await placed(days(0));
  const before = (await board()).unfinished;
  expect(await isShown(old)).toBe(true);
  await run();
  await run();
  expect([await isShown(old), await isShown(fresh)]).toEqual([false, true]);
  expect((await board()).unfinished).toBe(before + 1);
  const { order, history } = await read(old);
  expect(order).toMatchObject({
    status: 'pendente',
    deliveredAt: null,
    unfinishedAt: expect.any(String),
    billClosed: false,
  });
  expect(history.filter(({ kind }: { kind: string }) => kind === 'unfinished')).toHaveLength(1);
  expect(await past('status=unfinished')).toContain(old);
  expect(await past('status=unfinished')).not.toContain(fresh);
  expect(errors).toEqual([]);
});

test('whoever goes on with it has it back, and a night does not take it away again', async () => {
  const old = await placed(days(3));
  await run();
  expect(await isShown(old)).toBe(false);
  expect((await staff.post(`/api/orders/${old}/status`, { status: 'preparando', from: 'pendente' })).status).toBe(200);
  await run();
  expect(await isShown(old)).toBe(true);
  expect((await read(old)).order.unfinishedAt).toBeNull();

  const moved = await placed(days(3));
  const lines = [products[0]!, products[1]!].map(({ id }) => ({
    productId: id,
    quantity: 1,
    optionIds: [],
    notes: '',
  }));
  await run();
  const { revision, tableId, status } = (await read(moved)).order;
  const kept = { line: 1, quantity: 1, notes: '' };
  const edited = await staff.put(`/api/orders/${moved}`, { revision, tableId, status, lines: [kept, lines[1]] });
  expect([edited.status, await isShown(moved)]).toEqual([200, true]);
  // One of its lines is enough; the order as a whole stays where it was.
  await instance.owner.query('update order_events set at = $2 where order_id = $1', [moved, days(3)]);
  await run();
  expect(await isShown(moved)).toBe(false);
  expect((await staff.post(`/api/orders/${moved}/lines/status`, { lines: [1], to: 'preparando' })).status).toBe(200);
  expect(await isShown(moved)).toBe(true);
});

test('an order that is delivered after all is delivered', async () => {
  const old = await placed('2020-01-01T15:00:00Z');
  await run();
  expect(await past('day=2020-01-01&status=unfinished')).toEqual([old]);
  expect((await staff.post(`/api/orders/${old}/status`, { status: 'entregue' })).status).toBe(200);
  expect(await past('day=2020-01-01&status=unfinished')).toEqual([]);
  expect(await past('day=2020-01-01&status=entregue')).toEqual([old]);
  expect((await read(old)).order).toMatchObject({ status: 'entregue', unfinishedAt: null });
});
