import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, slug, type TestInstance, waiter } from '../../../../tests/support/server/instance.ts';
import { plainProducts } from '../../../../tests/support/server/plain-products.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import type { Product } from '../../menu/contract.ts';
import { dishesOf } from './dishes.ts';

let instance: TestInstance;
let staff: Visitor;
let guest: Visitor;
let dish: Product;
let other: Product;
const table = 4;
const address = `/api/restaurants/${slug}/tables/${table}/orders`;

beforeAll(async () => {
  instance = await openTestInstance();
  [dish, other] = (await plainProducts(instance)) as [Product, Product];
  staff = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

const read = async (id: string) => (await staff.get(`/api/orders/${id}`)).body;
const kept = (line: number, quantity: number, notes = '') => ({ line, quantity, notes });
async function edit(id: string, lines: object[], changes: object = {}) {
  const { revision, tableId, status } = (await read(id)).order;
  const answer = await staff.put(`/api/orders/${id}`, { revision, tableId, status, lines, ...changes });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}
const move = (id: string, lines: number[], to: string) => staff.post(`/api/orders/${id}/lines/status`, { lines, to });
const stands = ({ lines }: any) => lines.map(({ line, status, quantity }: any) => [line, status, quantity]);
async function ordered(...quantities: number[]) {
  guest = await new Visitor(instance).sitAt(table);
  const lines = quantities.map((quantity, n) => ({
    productId: (n === 0 ? dish : other).id,
    quantity,
    optionIds: [],
    notes: n === 0 ? 'sem sal' : '',
  }));
  const { body } = await guest.post(address, { key: randomUUID(), lines });
  return body.id as string;
}

test('more of a dish that is ready leaves what is ready to be carried, and has only the rest made', async () => {
  const counted = { state: 'counted', key: randomUUID(), left: 10 };
  expect((await staff.post(`/api/menu/availability/${dish.id}`, counted)).status).toBe(200);
  const id = await ordered(4, 4);
  await move(id, [1], 'pronto');
  const { order: was } = await read(id);
  expect(dishesOf(was.lines)).toMatchObject({ all: 8, ready: 4 });
  const bill = async () => (await staff.get(`/api/tables/${was.tableId}/bill`)).body.bill!.totalCents;
  const owed = await bill();

  const is = await edit(id, [kept(1, 6, 'sem sal'), kept(2, 4)]);
  expect(stands(is)).toEqual([
    [1, 'pronto', 4],
    [2, 'pendente', 4],
    [3, 'pendente', 2],
  ]);
  expect(is.lines[0]).toEqual(was.lines[0]);
  const { productId, stationId, name, unitCents, choices, notes } = was.lines[0]!;
  expect(is.lines[2]).toMatchObject({ productId, stationId, name, unitCents, choices, notes, begun: false });
  expect(dishesOf((await guest.get(address)).body.orders[0]!.lines)).toMatchObject({ all: 10, ready: 4 });
  expect(is.itemsCents).toBe(was.itemsCents + 2 * unitCents);
  expect((await bill()) - owed).toBe(is.totalCents - was.totalCents);
  const { rows } = await instance.owner.query('select remaining from stock where item_id = $1', [dish.id]);
  expect(rows).toEqual([{ remaining: 4 }]);

  const ticket = async () =>
    (await staff.get('/api/kitchen/tickets')).body.orders.find((order: any) => order.id === id)!;
  expect(stands(await ticket())).toEqual(stands(is));
  const came = { line: 3, was: null, became: { name, quantity: 2, notes } };
  expect((await ticket()).changes).toMatchObject([came]);
  expect((await read(id)).history.at(-1)!.changes).toMatchObject([came]);
  await staff.post(`/api/orders/${id}/changes/seen`, { revision: is.revision });
  expect((await ticket()).changes).toEqual([]);
});

test('what was carried stays carried; what is not made yet grows, and so does all of an order that ends with the edit', async () => {
  const id = await ordered(1, 1, 1);
  await move(id, [1], 'entregue');
  await move(id, [2], 'preparando');
  const grown = await edit(id, [kept(1, 2, 'sem sal'), kept(2, 3), kept(3, 2)]);
  expect(stands(grown)).toEqual([
    [1, 'entregue', 1],
    [2, 'preparando', 3],
    [3, 'pendente', 2],
    [4, 'pendente', 1],
  ]);
  await move(id, [2, 3, 4], 'pronto');
  const lines = [kept(1, 1, 'sem sal'), kept(2, 4), kept(3, 2), kept(4, 1, 'sem sal')];
  expect(stands(await edit(id, lines, { status: 'entregue' }))).toEqual([
    [1, 'entregue', 1],
    [2, 'entregue', 4],
    [3, 'entregue', 2],
    [4, 'entregue', 1],
  ]);
});

test('an order has no more lines than can be sent of it', async () => {
  const id = await ordered(...Array.from({ length: 50 }, () => 1));
  await move(id, [2], 'pronto');
  const { order } = await read(id);
  const lines = order.lines.map(({ line, notes }: any) => kept(line, line === 2 ? 2 : 1, notes));
  const { revision, tableId, status } = order;
  const refused = await staff.put(`/api/orders/${id}`, { revision, tableId, status, lines });
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input']);
  expect((await read(id)).order.lines).toHaveLength(50);
});
