import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashier, openTestInstance, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { plainProducts } from '../../../tests/support/server/plain-products.ts';
import { settlement } from '../../../tests/support/server/settlement.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let kitchen: Visitor;
let till: Visitor;
let products: any[];
let tables: { id: string; number: number }[];

beforeAll(async () => {
  instance = await openTestInstance();
  products = (await plainProducts(instance)).filter(({ allergens }) => allergens.length > 0);
  kitchen = await new Visitor(instance).signIn(waiter);
  till = await new Visitor(instance).signIn(cashier);
  tables = (await kitchen.get('/api/tables')).body.tables;
});
afterAll(() => instance.close());

const line = (index: number, changes: object = {}) => ({
  productId: products[index].id,
  quantity: 1,
  optionIds: [],
  notes: '',
  ...changes,
});
const tickets = async () => (await kitchen.get('/api/kitchen/tickets')).body;
const told = async (id: string) => (await tickets()).orders.find((order: any) => order.id === id);
const finished = async (id: string) => (await tickets()).finished.find((order: any) => order.id === id);
async function ordered(table: number, lines: object[]): Promise<string> {
  const tableId = tables.find(({ number }) => number === table)!.id;
  const { body, status } = await kitchen.post('/api/orders', { key: randomUUID(), tableId, lines });
  expect(status).toBe(200);
  return body.id;
}
const move = (id: string, lines: number[], to: string) => kitchen.post(`/api/orders/${id}/lines/status`, { lines, to });
const seen = (id: string, revision: number) => kitchen.post(`/api/orders/${id}/changes/seen`, { revision });

test('an order is told with its stations, what its dishes contain, and nothing of money', async () => {
  const id = await ordered(1, [line(0, { quantity: 2, notes: 'alergia a leite' })]);
  const answer = await tickets();
  const order = answer.orders.find((each: any) => each.id === id);
  expect(order).toMatchObject({ tableNumber: 1, status: 'pendente', movedFrom: null, changes: [] });
  expect(order!.lines).toMatchObject([{ name: products[0].name, quantity: 2, notes: 'alergia a leite' }]);
  expect(order!.lines[0]!.allergens).toEqual(products[0].allergens);
  expect(answer.stations.map(({ id }: any) => id)).toContain(order!.lines[0]!.stationId);
  expect(JSON.stringify(answer)).not.toMatch(/cents|price|customer/i);
});

test('an allergy stays with its table when its order is cancelled, its dish taken off, or carried away', async () => {
  const say = (what: string) => [line(0, { notes: `alergia a ${what}` })];
  const cancelled = await ordered(9, say('camarão'));
  const carried = await ordered(9, say('ovo'));
  const left = await ordered(9, [line(1), line(0, { notes: 'alergia a leite' })]);
  const past = async (id = left) => (await told(id))!.pastAllergies.map(({ text }: any) => text);
  expect(await past()).toEqual([]);
  await till.post(`/api/orders/${cancelled}/status`, { status: 'cancelado', reason: 'engano' });
  expect((await told(left))!.pastAllergies).toEqual([
    { text: 'alergia a camarão', dish: products[0].name, number: 1, cancelled: true },
  ]);
  // Seen on every screen, it is said all the same.
  await seen(cancelled, (await told(cancelled))!.revision);
  await move(carried, [1], 'entregue');
  expect(await past()).toEqual(['alergia a camarão', 'alergia a ovo']);
  const { revision, tableId, status } = (await till.get(`/api/orders/${left}`)).body.order;
  const lines = [{ line: 1, quantity: 1, notes: '' }];
  const edit = await till.put(`/api/orders/${left}`, { revision, tableId, status, lines });
  expect(edit.status, JSON.stringify(edit.body)).toBe(200);
  expect(await past()).toEqual(['alergia a camarão', 'alergia a ovo', 'alergia a leite']);
  // Nobody at another table hears of it.
  expect(await past(await ordered(10, [line(0)]))).toEqual([]);
});

test('what was finished can be brought back until its bill is closed', async () => {
  const id = await ordered(2, [line(0), line(1)]);
  expect(await finished(id)).toBeUndefined();
  await move(id, [2], 'pronto');
  expect((await finished(id))!.lines).toMatchObject([{ line: 2, status: 'pronto' }]);
  await move(id, [1], 'pronto');
  await move(id, [1, 2], 'entregue');
  expect(await told(id)).toBeUndefined();
  expect((await finished(id))!.lines).toHaveLength(2);
  expect((await tickets()).finished[0]!.id).toBe(id);
  expect((await move(id, [2], 'preparando')).status).toBe(200);
  expect((await told(id))!.lines.map(({ status }: any) => status)).toEqual(['entregue', 'preparando']);

  await move(id, [2], 'entregue');
  const tableId = tables.find(({ number }) => number === 2)!.id;
  const { bill } = (await till.get(`/api/tables/${tableId}/bill`)).body;
  const payments = [{ method: 'dinheiro', cents: bill!.totalCents }];
  const closing = settlement({ version: bill!.version, payments });
  expect((await till.post(`/api/bills/${bill!.id}/close`, closing)).status).toBe(200);
  expect(await finished(id)).toBeUndefined();
});

test('what was carried straight away, without having been started or ready, can be brought back', async () => {
  const id = await ordered(6, [line(0), line(1)]);
  await move(id, [1], 'entregue');
  expect((await finished(id))!.lines).toMatchObject([{ line: 1, status: 'entregue' }]);
  // The whole order at once, as the board does it.
  expect((await kitchen.post(`/api/orders/${id}/status`, { status: 'entregue' })).status).toBe(200);
  expect((await finished(id))!.lines).toMatchObject([{ line: 1 }, { line: 2, status: 'entregue' }]);
  expect((await move(id, [1, 2], 'preparando')).status).toBe(200);
  expect((await told(id))!.lines.map(({ status, readyAt }: any) => [status, readyAt])).toEqual([
    ['preparando', null],
    ['preparando', null],
  ]);
});

test('what an edit adds to an order that was delivered already can be brought back', async () => {
  const id = await ordered(8, [line(0)]);
  await move(id, [1], 'entregue');
  const { order } = (await till.get(`/api/orders/${id}`)).body;
  const { revision, tableId, status } = order;
  const lines = [{ line: 1, quantity: 1, notes: '' }, line(1)];
  expect((await till.put(`/api/orders/${id}`, { revision, tableId, status, lines })).status).toBe(200);
  const back = await finished(id);
  expect(back!.lines).toMatchObject([{ line: 1 }, { line: 2, status: 'entregue', readyAt: expect.any(String) }]);
  expect((await move(id, [2], 'preparando')).status).toBe(200);
  expect((await told(id))!.lines.map(({ status }: any) => status)).toEqual(['entregue', 'preparando']);
});

test('what an edit changed stands there, old beside new, until someone has seen it', async () => {
  const id = await ordered(3, [line(0), line(1)]);
  const { order } = (await kitchen.get(`/api/orders/${id}`)).body;
  const { revision, tableId, status } = order;
  const lines = [{ line: 1, quantity: 3, notes: '' }, line(2)];
  expect((await kitchen.put(`/api/orders/${id}`, { revision, tableId, status, lines })).status).toBe(200);
  const changed = await told(id);
  expect(changed!.lines.map(({ line, quantity }: any) => [line, quantity])).toEqual([
    [1, 3],
    [3, 1],
  ]);
  const brief = ({ line, was, became }: any) => [line, was?.quantity ?? null, became?.quantity ?? null];
  expect(changed!.changes.map(brief)).toEqual([
    [1, 1, 3],
    [2, 1, null],
    [3, null, 1],
  ]);
  await seen(id, changed!.revision);
  expect((await told(id))!.changes).toEqual([]);
});

test('an order that is cancelled under the hands of the kitchen stays until someone has seen it', async () => {
  const id = await ordered(4, [line(0), line(1)]);
  const cancel = () => kitchen.post(`/api/orders/${id}/status`, { status: 'cancelado', reason: 'engano' });
  expect((await cancel()).status).toBe(200);
  const cancelled = await told(id);
  expect(cancelled).toMatchObject({ status: 'cancelado', lines: [] });
  expect(cancelled!.changes).toMatchObject([
    { line: 1, became: null },
    { line: 2, became: null },
  ]);
  await seen(id, cancelled!.revision - 1);
  expect(await told(id)).toBeDefined();
  await seen(id, cancelled!.revision);
  expect(await told(id)).toBeUndefined();

  // Reopened and cancelled anew, it is news again; what was carried away before is nobody's at the stove.
  await kitchen.post(`/api/orders/${id}/status`, { status: 'pendente' });
  await cancel();
  expect(await told(id)).toBeDefined();
  const carried = await ordered(5, [line(0)]);
  await move(carried, [1], 'entregue');
  await till.post(`/api/orders/${carried}/status`, { status: 'cancelado', reason: 'engano' });
  expect(await told(carried)).toBeUndefined();
});
