import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cashier,
  openTestInstance,
  slug,
  type TestInstance,
  waiter,
} from '../../../../tests/support/server/instance.ts';
import { settlement } from '../../../../tests/support/server/settlement.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let garcom: Visitor;
let later = 0;

beforeAll(async () => {
  instance = await openTestInstance({ now: () => new Date(Date.now() + later) });
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
  garcom = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

const methods = (bill: any) => bill.payments.map(({ method, keptCents }: any) => [method, keptCents]);
const correct = (bill: any, index: number, to: string, key = randomUUID()) => {
  const { id, method } = bill.payments[index];
  return caixa.post(`/api/bills/${bill.id}/payments/${id}/method`, { key, from: method, to });
};

test('two payments of one method are two, and a wrong method is put right with both on record', async () => {
  await till.order(await till.seat(1), 1, 4);
  const open = await till.bill(caixa, 1);
  const half = Math.floor(open.totalCents / 2);
  const payments = [
    { method: 'credito', cents: half },
    { method: 'credito', cents: open.totalCents - half - 1_000 },
    { method: 'dinheiro', cents: 5_000 },
  ];
  const { body: closed } = await till.close(caixa, open, { payments });
  expect(methods(closed)).toEqual([
    ['credito', half],
    ['credito', open.totalCents - half - 1_000],
    ['dinheiro', 1_000],
  ]);
  expect([closed.changeCents, closed.correctable]).toEqual([4_000, true]);

  const key = randomUUID();
  const corrected = await correct(closed, 1, 'debito', key);
  expect(methods(corrected.body).map(([method]: any) => method)).toEqual(['credito', 'debito', 'dinheiro']);
  expect(corrected.body.payments[1]!.corrections).toEqual([
    { from: 'credito', to: 'debito', at: expect.any(String), by: expect.stringMatching(/\S/) },
  ]);
  expect((await correct(closed, 1, 'debito', key)).body).toEqual(corrected.body);
  expect((await correct(closed, 1, 'pix')).body.code).toBe('bill_payment_stale');
  // Taken for PIX, nothing was given back of it.
  const noCash = (await correct(closed, 2, 'pix')).body;
  expect(noCash.payments[2]).toMatchObject({
    method: 'pix',
    keptCents: 1_000,
    receivedCents: 1_000,
    givenCents: 5_000,
  });
  const twice = await correct(noCash, 2, 'debito');
  expect(twice.body.payments[2]!.corrections.map(({ from, to }: any) => [from, to])).toEqual([
    ['dinheiro', 'pix'],
    ['pix', 'debito'],
  ]);
  expect(twice.body.totalCents).toBe(closed.totalCents);
  const { rows } = await instance.owner.query('select method from bill_payments where bill_id = $1 order by id', [
    open.id,
  ]);
  expect(rows.map(({ method }) => method)).toEqual(['credito', 'credito', 'dinheiro']);

  const by = { key: randomUUID(), from: 'credito', to: 'pix' };
  const path = `/api/bills/${open.id}/payments/${closed.payments[0]!.id}/method`;
  expect((await garcom.post(path, by)).body.code).toBe('forbidden');
  const foreign = await caixa.post(`/api/bills/${open.id}/payments/${randomUUID()}/method`, by);
  expect(foreign.body.code).toBe('bill_payment_not_found');
  later = 36 * 3_600_000;
  expect((await caixa.get(`/api/bills/${open.id}`)).body.correctable).toBe(false);
  expect((await caixa.post(path, by)).body.code).toBe('bill_payment_day_over');
  later = 0;
});

test('two who correct the same payment at once: one does, the other is told', async () => {
  await till.order(await till.seat(2), 2);
  const { body: closed } = await till.close(caixa, await till.bill(caixa, 2));
  const answers = await Promise.all(['pix', 'debito'].map((to) => correct(closed, 0, to)));
  expect(answers.map(({ body }) => body.code).sort()).toEqual(['bill_payment_stale', undefined]);
});

test('a part is paid before the rest: the phone shows it, and closing asks for the rest alone', async () => {
  const phone = await till.seat(3);
  await till.order(phone, 3, 5);
  const open = await till.bill(caixa, 3);
  const part = { key: randomUUID(), partCents: 2_000, method: 'dinheiro', cents: 5_000 };
  const path = `/api/bills/${open.id}/payments`;
  expect((await garcom.post(path, part)).body.code).toBe('forbidden');
  const paid = await caixa.post(path, part);
  expect(paid.body).toMatchObject({
    paidCents: 2_000,
    restCents: open.totalCents - 2_000,
    totalCents: open.totalCents,
  });
  expect((await caixa.post(path, part)).body).toEqual(paid.body);
  expect((await caixa.post(path, { ...part, partCents: 2_001 })).body.code).toBe('key_reused');
  const over = { key: randomUUID(), partCents: open.totalCents, method: 'pix', cents: open.totalCents };
  expect((await caixa.post(path, over)).body).toMatchObject({ code: 'payments_excess', data: { excessCents: 2_000 } });
  expect((await phone.get(till.orderPath(3))).body).toMatchObject({ totalCents: open.totalCents, paidCents: 2_000 });

  // Whoever looked before does not know of it.
  expect((await till.close(caixa, open)).body.code).toBe('bill_stale');
  const short = await till.close(caixa, paid.body, { payments: [] });
  expect(short.body).toMatchObject({ code: 'payments_short', data: { missingCents: open.totalCents - 2_000 } });
  const rest = [{ method: 'pix', cents: open.totalCents - 2_000 }];
  const { body: closed } = await till.close(caixa, paid.body, { payments: rest });
  expect(methods(closed)).toEqual([
    ['dinheiro', 2_000],
    ['pix', open.totalCents - 2_000],
  ]);
  expect([closed.totalCents, closed.changeCents, closed.restCents]).toEqual([open.totalCents, 0, 0]);
  expect((await caixa.post(path, { ...part, key: randomUUID() })).body.code).toBe('bill_closed');
});

test('parts that come to more than the bill in the end are handed back on closing, and the till is right to the cent', async () => {
  const phone = await till.seat(4);
  await till.order(phone, 4);
  const cancelled = await till.order(phone, 4, 3);
  const open = await till.bill(caixa, 4);
  const part = { key: randomUUID(), partCents: open.totalCents, method: 'pix', cents: open.totalCents };
  await caixa.post(`/api/bills/${open.id}/payments`, part);
  await caixa.post(`/api/orders/${cancelled}/status`, { status: 'cancelado' });
  const now = await till.bill(caixa, 4);
  expect(now.restCents).toBe(now.totalCents - open.totalCents);
  const { body: closed } = await till.close(caixa, now, { payments: [] });
  expect(methods(closed)).toEqual([
    ['pix', open.totalCents],
    ['dinheiro', now.restCents],
  ]);
  expect(closed.changeCents).toBe(-now.restCents);
});

test('an order is paid before it is delivered: the kitchen goes on, the money stays', async () => {
  const id = await till.order(await till.seat(5), 5, 2);
  const read = async () => (await caixa.get(`/api/orders/${id}`)).body;
  const { order } = await read();
  const complete = (changes: object) =>
    caixa.post(`/api/orders/${id}/complete`, settlement({ deliver: false, ...changes }));
  expect((await complete({ revision: 1 })).body.code).toBe('payments_short');
  const payments = [{ method: 'pix', cents: order.totalCents }];
  const body = settlement({ revision: 1, payments, deliver: false });
  const paid = await caixa.post(`/api/orders/${id}/complete`, body);
  expect(paid.body).toMatchObject({ status: 'pendente', deliveredAt: null, paidAt: expect.any(String) });
  expect(paid.body.settled!.totalCents).toBe(order.totalCents);
  expect((await caixa.post(`/api/orders/${id}/complete`, body)).body).toEqual(paid.body);

  const step = (status: string) => garcom.post(`/api/orders/${id}/status`, { status });
  expect((await step('cancelado')).body.code).toBe('order_paid');
  for (const status of ['preparando', 'pronto', 'entregue']) expect((await step(status)).status).toBe(200);
  expect((await step('pronto')).body.code).toBe('order_paid');
  const after = await read();
  expect(after.order).toMatchObject({ status: 'entregue', paidAt: paid.body.paidAt, totalCents: order.totalCents });
  expect(after.history.map(({ kind, to }: any) => [kind, to])).toEqual([
    ['status', 'pendente'],
    ['pay', 'pendente'],
    ['status', 'preparando'],
    ['status', 'pronto'],
    ['status', 'entregue'],
  ]);
  expect(await till.bill(caixa, 5)).toMatchObject({ totalCents: 0, paidBeforeCents: order.totalCents });
});

test('what was handed over and given back stays with a payment, whatever its method is put right to', async () => {
  await till.order(await till.seat(6), 6);
  const open = await till.bill(caixa, 6);
  const { body: closed } = await till.close(caixa, open, { payments: [{ method: 'dinheiro', cents: 20_000 }] });
  const cash = { keptCents: open.totalCents, receivedCents: 20_000, givenCents: 20_000 };
  expect(closed.payments[0]).toMatchObject(cash);
  const { body: noCash } = await correct(closed, 0, 'pix');
  expect(noCash.payments[0]).toMatchObject({ receivedCents: open.totalCents, givenCents: 20_000 });
  const { body: again } = await correct(noCash, 0, 'dinheiro');
  expect(again.payments[0]).toMatchObject({ method: 'dinheiro', ...cash });
  expect(again.changeCents).toBe(20_000 - open.totalCents);
  expect(again.payments[0]!.corrections).toHaveLength(2);
});

test('an order that was paid by itself is told in parts that add up, to the house and to its guests', async () => {
  const phone = await till.seat(7);
  const id = await till.order(phone, 7, 3);
  await till.order(phone, 7);
  const { order } = (await caixa.get(`/api/orders/${id}`)).body;
  const charges = [{ description: 'Rolha', cents: 3_500 }];
  const totalCents = order.totalCents + 3_500 - 400;
  const paying = { revision: 1, charges, discount: { type: 'fixed', value: 400 } };
  const payments = [{ method: 'dinheiro', cents: totalCents + 1_200 }];
  const path = `/api/orders/${id}/complete`;
  expect((await caixa.post(path, settlement({ ...paying, payments }))).status).toBe(200);

  const part = {
    orderId: id,
    lines: [expect.objectContaining({ quantity: 3, unitCents: till.product.cents })],
    serviceFeeBasisPoints: 1_000,
    itemsCents: order.itemsCents,
    serviceFeeCents: order.serviceFeeCents,
    charges,
    chargesCents: 3_500,
    discount: { type: 'fixed', value: 400 },
    discountCents: 400,
    totalCents,
    payments: [{ method: 'dinheiro', receivedCents: totalCents + 1_200, keptCents: totalCents }],
    changeCents: 1_200,
  };
  const open = await till.bill(caixa, 7);
  expect(open).toMatchObject({ paidApart: [part], paidBeforeCents: totalCents });
  const corkage = { description: 'Bolo', cents: 900 };
  const rest = open.totalCents + 900;
  const close = { charges: [corkage], payments: [{ method: 'dinheiro', cents: rest + 300 }] };
  const { body: closed } = await till.close(caixa, open, close);
  expect(closed.paidApart).toEqual(open.paidApart);
  const { receipt } = (await phone.get(`/api/restaurants/${slug}/tables/7/receipt`)).body;
  expect(receipt).toMatchObject({
    totalCents: rest,
    serviceFeeBasisPoints: 1_000,
    charges: [corkage],
    chargesCents: 900,
    payments: [{ method: 'dinheiro', receivedCents: rest + 300, keptCents: rest }],
    changeCents: 300,
    paidApart: [part],
    paidBeforeCents: totalCents,
  });
  expect(receipt!.orders).toHaveLength(1);
});
