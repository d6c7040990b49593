import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { correct } from '../../../../tests/support/server/correcting.ts';
import { cashier, openTestInstance, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
});
afterAll(() => instance.close());
beforeEach(async () => {
  const counting = { state: 'counted', key: randomUUID(), left: 5 };
  expect((await caixa.post(`/api/menu/availability/${till.product.id}`, counting)).status).toBe(200);
});

const left = async () =>
  (await instance.owner.query('select remaining from stock where item_id = $1', [till.product.id])).rows[0]!.remaining;
const read = async (id: string) => (await caixa.get(`/api/orders/${id}`)).body.order;
const move = (id: string, status: string) => caixa.post(`/api/orders/${id}/status`, { status });
async function edit(id: string, status: string, quantity: number) {
  const { revision, tableId } = await read(id);
  const lines = [{ line: 1, quantity, notes: '' }];
  return caixa.put(`/api/orders/${id}`, { revision, tableId, status, lines });
}
/** Three of five, all of them taken back: the order is cancelled by that. */
async function takenBack(number: number): Promise<string> {
  const id = await till.order(await till.seat(number), number, 3);
  expect((await correct(caixa, id, { quantity: 3 })).body.status).toBe('cancelado');
  expect(await left()).toBe(2);
  return id;
}

test('what was taken back counts as gone, and an order that is reopened does not take it a second time', async () => {
  const id = await takenBack(1);
  expect((await move(id, 'pendente')).status).toBe(200);
  expect(await left()).toBe(2);
  // Cancelled as a whole it gives everything back, and takes it again when it is reopened.
  expect((await move(id, 'cancelado')).status).toBe(200);
  expect(await left()).toBe(5);
  expect((await move(id, 'pronto')).status).toBe(200);
  expect(await left()).toBe(2);
});

test('reopened by an edit, it takes no more than it has more of', async () => {
  const id = await takenBack(2);
  expect((await edit(id, 'cancelado', 1)).status).toBe(200);
  expect(await left()).toBe(2);
  expect((await edit(id, 'pendente', 6)).body).toMatchObject({ code: 'not_enough_left', data: { left: 5 } });
  expect((await edit(id, 'pendente', 4)).status).toBe(200);
  expect(await left()).toBe(1);
});

test('what was made fewer while it was cancelled comes back when it is reopened', async () => {
  const id = await takenBack(3);
  expect((await edit(id, 'cancelado', 1)).status).toBe(200);
  expect((await move(id, 'pendente')).status).toBe(200);
  expect(await left()).toBe(4);
});
