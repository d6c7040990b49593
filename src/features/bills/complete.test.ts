import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashier, openTestInstance, owner, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { settlement } from '../../../tests/support/server/settlement.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let garcom: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
  garcom = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

const complete = (id: string, changes: object, by = caixa) =>
  by.post(`/api/orders/${id}/complete`, settlement(changes));
const read = async (id: string) => (await garcom.get(`/api/orders/${id}`)).body;

test('completing fixes the total and marks the order delivered; sent again it is the same', async () => {
  const id = await till.order(await till.seat(1), 1, 3);
  const items = 3 * till.product.cents;
  const fee = Math.floor(items / 10 + 0.5);
  const body = settlement({
    revision: 1,
    charges: [{ description: 'Couvert', cents: 1_200 }],
    discount: { type: 'fixed', value: 700 },
  });
  const done = await caixa.post(`/api/orders/${id}/complete`, body);
  expect(done).toMatchObject({
    status: 200,
    body: {
      status: 'entregue',
      serviceFeeCents: fee,
      totalCents: items + fee + 1_200 - 700,
      paidAt: null,
      revision: 2,
      customCharges: [{ description: 'Couvert', cents: 1_200 }],
      discount: { type: 'fixed', value: 700 },
      completedAt: expect.any(String),
    },
  });
  expect(await caixa.post(`/api/orders/${id}/complete`, body)).toMatchObject({ status: 200, body: done.body });
  expect((await complete(id, { revision: 1 })).body.code).toBe('stale_revision');
  const { history } = await read(id);
  expect(history.map((e: any) => [e.actor, e.kind, e.from, e.to])).toEqual([
    [null, 'status', null, 'pendente'],
    [expect.any(String), 'complete', 'pendente', 'entregue'],
  ]);

  // It stays on its bill, at this total.
  const bill = await till.bill(caixa, 1);
  expect(bill).toMatchObject({ totalCents: done.body.totalCents, chargesCents: 1_200, discountCents: 700 });
  expect((await till.close(caixa, bill)).body.totalCents).toBe(done.body.totalCents);
});

test('the service fee goes in one tap, and the total never below zero', async () => {
  const id = await till.order(await till.seat(2), 2);
  const free = await complete(id, { revision: 1, chargeServiceFee: false });
  expect(free.body).toMatchObject({ serviceFeeCents: 0, totalCents: till.product.cents });
  // An owner may think again: until it is paid, completing once more replaces what was fixed.
  const generous = await complete(
    id,
    { revision: 2, discount: { type: 'fixed', value: 1_000_000 } },
    await new Visitor(instance).signIn(owner),
  );
  expect(generous.body.totalCents).toBe(0);
});

test('with payments the order is settled by itself and leaves what its bill comes to', async () => {
  const diner = await till.seat(3);
  const first = await till.order(diner, 3);
  const second = await till.order(diner, 3);
  const total = (await read(first)).order.totalCents;
  expect((await complete(first, { revision: 1, payments: [{ method: 'pix', cents: total - 1 }] })).body.code).toBe(
    'payments_short',
  );
  expect((await complete(first, { revision: 1, payments: [{ method: 'pix', cents: total + 1 }] })).body.code).toBe(
    'payments_excess',
  );
  const body = { revision: 1, key: randomUUID(), payments: [{ method: 'dinheiro', cents: total + 500 }] };
  const done = await complete(first, body);
  expect(done.body).toMatchObject({ totalCents: total, paidAt: expect.any(String) });
  expect((await complete(first, body)).body).toEqual(done.body);
  const { rows } = await instance.owner.query(
    'select amount_cents::int as kept, received_cents::int as received from bill_payments where order_id = $1',
    [first],
  );
  expect(rows).toEqual([{ kept: total, received: total + 500 }]);

  const bill = await till.bill(caixa, 3);
  expect(bill).toMatchObject({ totalCents: (await read(second)).order.totalCents, paidBeforeCents: total });
  // What was paid is not touched any more.
  const refused = [
    await garcom.post(`/api/orders/${first}/status`, { status: 'preparando' }),
    await garcom.put(`/api/orders/${first}`, {
      revision: 2,
      tableId: till.tableId(3),
      status: 'pendente',
      lines: till.lines(),
    }),
    await complete(first, { revision: 2 }),
  ];
  expect(refused.map(({ body: told }) => told.code)).toEqual(Array(3).fill('order_paid'));
  const closed = await till.close(caixa, bill);
  expect(closed.body).toMatchObject({ totalCents: bill.totalCents, paidBeforeCents: total });
});

test('an order that goes back to work comes to its plain sum again', async () => {
  const id = await till.order(await till.seat(4), 4, 2);
  const { order: before } = await read(id);
  const sent = { charges: [{ description: 'Rolha', cents: 3_000 }], chargeServiceFee: false };
  expect((await complete(id, { revision: 1, ...sent })).body.totalCents).toBe(before.itemsCents + 3_000);
  await garcom.post(`/api/orders/${id}/status`, { status: 'preparando', from: 'entregue' });
  const plain = { customCharges: [], discount: null, completedAt: null, totalCents: before.totalCents };
  expect((await read(id)).order).toMatchObject(plain);

  const { body: again } = await complete(id, { revision: 3, ...sent });
  const edited = await garcom.put(`/api/orders/${id}`, {
    revision: again.revision,
    tableId: till.tableId(4),
    status: 'entregue',
    lines: [{ line: 1, quantity: 2, notes: '' }],
  });
  expect(edited.body).toMatchObject(plain);
});

test('refused: a cancelled order, an unknown one, a waiter, and what is malformed', async () => {
  const id = await till.order(await till.seat(5), 5);
  expect((await complete(id, { revision: 1 }, garcom)).body.code).toBe('forbidden');
  expect((await complete(randomUUID(), { revision: 1 })).body.code).toBe('order_not_found');
  for (const extra of [
    { totalCents: 1 },
    { status: 'pendente' },
    { discount: { type: 'fixed', value: -1 } },
    { charges: [{ description: 'Rolha', cents: 0.5 }] },
    { payments: [{ method: 'cheque', cents: 1 }] },
  ]) {
    expect((await complete(id, { revision: 1, ...extra })).body.code).toBe('invalid_input');
  }
  await garcom.post(`/api/orders/${id}/status`, { status: 'cancelado' });
  expect((await complete(id, { revision: 2 })).body.code).toBe('order_cancelled');
  const english = await caixa.send(
    'POST',
    `/api/orders/${id}/complete`,
    settlement({ revision: 2, charges: [{ description: '', cents: 0 }] }),
    { cookie: `${caixa.cookieHeader}; locale=en` },
  );
  expect(english.body.data.fields.map((field: any) => field.code)).toEqual([
    'fields.charge_description',
    'fields.charge_amount',
  ]);
});

test('twenty different completions of one order at once: one is taken, the others are told', async () => {
  const id = await till.order(await till.seat(6), 6);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => complete(id, { revision: 1, discount: { type: 'fixed', value: n } })),
  );
  const codes = answers.map(({ status, body }) => (status === 200 ? 'taken' : body.code)).sort();
  expect(codes).toEqual([...Array(19).fill('stale_revision'), 'taken']);
});
