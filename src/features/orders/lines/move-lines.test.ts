import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashier, openTestInstance, type TestInstance, waiter } from '../../../../tests/support/server/instance.ts';
import { plainProducts } from '../../../../tests/support/server/plain-products.ts';
import { settlement } from '../../../../tests/support/server/settlement.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let kitchen: Visitor;
let till: Visitor;
let products: string[];
let tables: { id: string; number: number }[];

beforeAll(async () => {
  instance = await openTestInstance();
  products = (await plainProducts(instance)).map(({ id }) => id);
  kitchen = await new Visitor(instance).signIn(waiter);
  till = await new Visitor(instance).signIn(cashier);
  tables = (await kitchen.get('/api/tables')).body.tables;
});
afterAll(() => instance.close());

const line = (productId: string) => ({ productId, quantity: 1, optionIds: [], notes: '' });
const read = async (id: string) => (await kitchen.get(`/api/orders/${id}`)).body.order;
const stands = async (id: string) => {
  const { status, lines } = await read(id);
  return [status, ...lines.map((each: any) => each.status)];
};
async function ordered(table: number, count: number) {
  const tableId = tables.find(({ number }) => number === table)!.id;
  const lines = products.slice(0, count).map(line);
  const { body, status } = await kitchen.post('/api/orders', { key: randomUUID(), tableId, lines });
  expect(status).toBe(200);
  return body.id as string;
}
const move = (id: string, lines: number[], to: string, from?: string) =>
  kitchen.post(`/api/orders/${id}/lines/status`, { lines, to, from });

test('each line goes its own way, and the order follows', async () => {
  const id = await ordered(1, 3);
  expect(await stands(id)).toEqual(['pendente', 'pendente', 'pendente', 'pendente']);
  expect((await move(id, [2], 'preparando', 'pendente')).body.status).toBe('preparando');
  expect(await stands(id)).toEqual(['preparando', 'pendente', 'preparando', 'pendente']);
  await move(id, [2], 'pronto', 'preparando');
  const order = await read(id);
  expect(order.lines[1]!.readyAt).not.toBeNull();
  expect(order.readyAt).toBeNull();
  await move(id, [1, 3], 'pronto');
  expect(await stands(id)).toEqual(['pronto', 'pronto', 'pronto', 'pronto']);
  expect((await read(id)).readyAt).not.toBeNull();
  await move(id, [1], 'entregue', 'pronto');
  expect(await stands(id)).toEqual(['pronto', 'entregue', 'pronto', 'pronto']);
  await move(id, [2, 3], 'entregue', 'pronto');
  expect((await stands(id))[0]).toBe('entregue');
  // Brought back: it is made again, and the history says that the order was reopened.
  await move(id, [3], 'preparando', 'entregue');
  expect(await stands(id)).toEqual(['preparando', 'entregue', 'entregue', 'preparando']);
  const { history } = (await kitchen.get(`/api/orders/${id}`)).body;
  expect(history.at(-1)).toMatchObject({ from: 'entregue', to: 'preparando', reopened: true });
});

test('the same move again changes nothing; one from an outdated screen is refused whole', async () => {
  const id = await ordered(2, 2);
  const first = await move(id, [1], 'preparando', 'pendente');
  expect((await move(id, [1], 'preparando', 'pendente')).body).toEqual(first.body);
  const outdated = await move(id, [1, 2], 'pronto', 'pendente');
  expect([outdated.status, outdated.body.code]).toEqual([409, 'stale_revision']);
  expect(await stands(id)).toEqual(['preparando', 'preparando', 'pendente']);
  expect((await move(id, [1, 7], 'pronto')).body.code).toBe('stale_revision');
  expect((await move(randomUUID(), [1], 'pronto')).body.code).toBe('order_not_found');
});

test("the board's steps move all lines that stand before them", async () => {
  const id = await ordered(3, 3);
  await move(id, [1], 'pronto');
  const step = (from: string, status: string) => kitchen.post(`/api/orders/${id}/status`, { from, status });
  expect((await step('preparando', 'pronto')).status).toBe(200);
  expect(await stands(id)).toEqual(['pronto', 'pronto', 'pronto', 'pronto']);
  await step('pronto', 'preparando');
  expect(await stands(id)).toEqual(['preparando', 'preparando', 'preparando', 'preparando']);
  await till.post(`/api/orders/${id}/status`, { status: 'cancelado', reason: 'engano' });
  expect(await stands(id)).toEqual(['cancelado', 'cancelado', 'cancelado', 'cancelado']);
  expect((await move(id, [1], 'pronto')).body.code).toBe('stale_revision');
  await kitchen.post(`/api/orders/${id}/status`, { status: 'pendente' });
  expect(await stands(id)).toEqual(['pendente', 'pendente', 'pendente', 'pendente']);
});

test('what is added to a ready order, and more of what is ready, has to be made', async () => {
  const id = await ordered(4, 2);
  await move(id, [1, 2], 'pronto');
  const kept = (of: any, quantity = 1) => ({ line: of.line, quantity, notes: '' });
  let order = await read(id);
  const edit = async (lines: object[]) => {
    const { revision, tableId, status } = order;
    const answer = await kitchen.put(`/api/orders/${id}`, { revision, tableId, status, lines });
    expect(answer.status).toBe(200);
    order = answer.body;
  };
  await edit([...order.lines.map((each: any) => kept(each)), line(products[2]!)]);
  expect(await stands(id)).toEqual(['preparando', 'pronto', 'pronto', 'pendente']);
  await edit(order.lines.slice(0, 2).map((each: any) => kept(each)));
  expect(await stands(id)).toEqual(['pronto', 'pronto', 'pronto']);
  await edit([kept(order.lines[0], 2), kept(order.lines[1])]);
  expect(await stands(id)).toEqual(['preparando', 'pronto', 'pronto', 'pendente']);
});

test('closing a bill delivers its lines, and nothing of it is moved afterwards', async () => {
  const id = await ordered(5, 2);
  await move(id, [1], 'preparando');
  const { tableId } = await read(id);
  const { bill } = (await till.get(`/api/tables/${tableId}/bill`)).body;
  const payments = [{ method: 'dinheiro', cents: bill!.totalCents }];
  const closing = settlement({ version: bill!.version, payments });
  expect((await till.post(`/api/bills/${bill!.id}/close`, closing)).status).toBe(200);
  expect(await stands(id)).toEqual(['entregue', 'entregue', 'entregue']);
  expect((await move(id, [1], 'preparando')).body.code).toBe('bill_closed');
});

test('a line that is brought back after the cashier fixed what the order comes to undoes that, as a step of the order does', async () => {
  const id = await ordered(7, 2);
  const { revision, totalCents: plain } = await read(id);
  const charges = [{ description: 'Rolha', cents: 2_000 }];
  const done = await till.post(`/api/orders/${id}/complete`, settlement({ charges, revision, deliver: true }));
  expect([done.status, done.body.totalCents]).toEqual([200, plain + 2_000]);
  await move(id, [2], 'preparando', 'entregue');
  expect(await read(id)).toMatchObject({
    status: 'preparando',
    completedAt: null,
    totalCents: plain,
    customCharges: [],
  });
});

test('taps at once on the lines of one order leave an order that follows from its lines', async () => {
  const id = await ordered(6, 6);
  const taps = [1, 2, 3, 4, 5, 6].flatMap((each) => [move(id, [each], 'preparando'), move(id, [each], 'pronto')]);
  for (const { status } of await Promise.all(taps)) expect([200, 409]).toContain(status);
  const [status, ...lines] = await stands(id);
  const all = (one: string) => lines.every((each: string) => each === one);
  expect(status).toBe(all('pronto') ? 'pronto' : 'preparando');
});
