import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashier, openTestInstance, owner, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { settlement } from '../../../../tests/support/server/settlement.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let house: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let boss: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  house = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
  boss = await new Visitor(instance).signIn(owner);
});
afterAll(() => instance.close());

const discount = { type: 'fixed', value: 1_000 };
const listed = async (path: string) => (await boss.get(path)).body as any;
const none = { entries: [], people: [], count: 0, cents: 0, more: false };

/** Its bill is paid in full by a card. */
async function paid(number: number) {
  await house.order(await house.seat(number), number, 4);
  const { id, totalCents: partCents } = await house.bill(caixa, number);
  const part = { key: randomUUID(), partCents, method: 'credito', cents: partCents };
  expect((await caixa.post(`/api/bills/${id}/payments`, part)).status).toBe(200);
  return house.bill(caixa, number);
}

test('what is handed back as a bill is closed, and its discount, are listed with who did it and the bill', async () => {
  expect([await listed('/api/hand-backs'), await listed('/api/discounts')]).toEqual([none, none]);
  const bill = await paid(1);
  // Of an open bill nothing is given yet.
  const closed = await house.close(caixa, bill, { payments: [], discount, handBack: 'pix' });
  expect(closed.status, JSON.stringify(closed.body)).toBe(200);

  const told = { cents: 1_000, billId: bill.id, tableNumber: 1, by: (closed.body as any).closedBy };
  const person = { name: told.by, count: 1, cents: 1_000 };
  const sums = { people: [person], count: 1, cents: 1_000, more: false };
  expect(await listed('/api/hand-backs')).toMatchObject({ ...sums, entries: [{ ...told, method: 'pix' }] });
  expect(await listed('/api/discounts')).toMatchObject({ ...sums, entries: [{ ...told, orderNumber: null }] });
  expect(await listed('/api/payment-reversals')).toEqual(none);
  for (const path of ['/api/hand-backs', '/api/discounts']) {
    expect(await listed(`${path}?day=2020-01-01`)).toEqual(none);
    expect((await caixa.get(path)).body.code).toBe('forbidden');
  }
});

test('a payment that was reversed is no hand-back, and the discount of an order paid by itself is told with its number', async () => {
  const before = await listed('/api/discounts');
  const id = await house.orderFor(caixa, 2, 4);
  const { order } = (await caixa.get(`/api/orders/${id}`)).body;
  const payments = [{ method: 'dinheiro', cents: order.totalCents - 1_000 }];
  const body = { revision: order.revision, deliver: true, ...settlement({ discount, payments }) };
  const done = await caixa.post(`/api/orders/${id}/complete`, body);
  expect(done.status, JSON.stringify(done.body)).toBe(200);
  const now = await listed('/api/discounts');
  expect(now).toMatchObject({ count: before.count + 1, cents: before.cents + 1_000 });
  const told = { id, cents: 1_000, orderNumber: order.number, billId: order.billId, tableNumber: 2 };
  expect(now.people).toMatchObject([{ count: now.count, cents: now.cents }]);
  expect(now.entries[0]).toMatchObject({ ...told, by: expect.stringMatching(/\S/) });

  const bill = await paid(3);
  const { count } = await listed('/api/hand-backs');
  const reversal = { key: randomUUID(), reason: 'Mesa errada' };
  const path = `/api/bills/${bill.id}/payments/${bill.payments[0]!.id}/reversal`;
  expect((await caixa.post(path, reversal)).status).toBe(200);
  expect((await listed('/api/hand-backs')).count).toBe(count);
  expect((await listed('/api/payment-reversals')).count).toBe(1);
});
