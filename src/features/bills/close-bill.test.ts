import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashier, openTestInstance, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
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

const tableStatus = async (number: number) =>
  (await instance.owner.query('select status from tables where id = $1', [till.tableId(number)])).rows[0].status;
const paid = async (billId: string) =>
  (
    await instance.owner.query(
      'select method, amount_cents::int as kept, received_cents::int as received from bill_payments where bill_id = $1 order by id',
      [billId],
    )
  ).rows;

test('a table without a bill says so; with one, its orders and what they come to', async () => {
  expect(await till.bill(garcom, 1)).toBeNull();
  expect((await garcom.get(`/api/tables/${randomUUID()}/bill`)).body.code).toBe('table_not_found');
  const diner = await till.seat(1);
  await till.order(diner, 1, 2);
  await garcom.post('/api/orders', { key: randomUUID(), tableId: till.tableId(1), lines: till.lines() });
  const bill = await till.bill(garcom, 1);
  const itemsCents = 3 * till.product.cents;
  expect(bill).toMatchObject({
    tableNumber: 1,
    openedBy: null,
    closedAt: null,
    serviceFeeBasisPoints: 1_000,
    itemsCents,
    serviceFeeCents: Math.floor(itemsCents / 10 + 0.5),
    discountCents: 0,
  });
  expect(bill.totalCents).toBe(bill.itemsCents + bill.serviceFeeCents);
  expect(bill.orders).toHaveLength(2);
});

test('closing settles every order but the cancelled, frees the table, records the payments and gives change for cash', async () => {
  const diner = await till.seat(2);
  const first = await till.order(diner, 2, 4);
  const second = await till.order(diner, 2, 1);
  const cancelled = await till.order(diner, 2, 9);
  await garcom.post(`/api/orders/${cancelled}/status`, { status: 'cancelado', reason: 'Engano' });
  const bill = await till.bill(caixa, 2);
  const items = 5 * till.product.cents;
  const fee = Math.floor(items / 10 + 0.5);
  const off = Math.floor(items / 20 + 0.5);
  const total = items + fee + 3_500 - off;
  expect(bill.itemsCents).toBe(items);
  const body = settlement({
    version: bill.version,
    charges: [{ description: 'Rolha', cents: 3_500 }],
    discount: { type: 'percentage', value: 500 },
    payments: [
      { method: 'pix', cents: 5_000 },
      { method: 'dinheiro', cents: total },
    ],
  });
  const closed = await caixa.post(`/api/bills/${bill.id}/close`, body);
  expect(closed.status).toBe(200);
  expect(closed.body).toMatchObject({
    totalCents: total,
    serviceFeeCents: fee,
    chargesCents: 3_500,
    discountCents: off,
    changeCents: 5_000,
    closedAt: expect.any(String),
    closedBy: expect.any(String),
  });
  expect(closed.body.orders.map((o: any) => [o.id, o.status, o.billClosed])).toEqual([
    [first, 'entregue', true],
    [second, 'entregue', true],
    [cancelled, 'cancelado', true],
  ]);
  expect(await paid(bill.id)).toEqual([
    { method: 'pix', kept: 5_000, received: 5_000 },
    { method: 'dinheiro', kept: total - 5_000, received: total },
  ]);
  // What the house took in is told by the orders as well, to the cent.
  const { rows: taken } = await instance.owner.query(
    `select coalesce(sum(settled_cents), 0)::int as cents from orders where bill_id = $1 and status <> 'cancelado'`,
    [bill.id],
  );
  expect(taken[0].cents).toBe(total);
  expect(await tableStatus(2)).toBe('disponivel');
  expect(await till.bill(caixa, 2)).toBeNull();
  const { history } = (await garcom.get(`/api/orders/${first}`)).body;
  expect(history.map((e: any) => [e.kind, e.from, e.to])).toEqual([
    ['status', null, 'pendente'],
    ['close', 'pendente', 'entregue'],
  ]);

  // Sent again after a lost answer it is the same bill, and nothing is paid twice; anything else comes too late.
  const again = await caixa.post(`/api/bills/${bill.id}/close`, body);
  expect([again.status, again.body]).toEqual([200, closed.body]);
  expect(await paid(bill.id)).toHaveLength(2);
  const other = await caixa.post(`/api/bills/${bill.id}/close`, { ...body, key: randomUUID() });
  expect([other.status, other.body.code]).toEqual([409, 'bill_closed']);
  expect((await caixa.get(`/api/bills/${bill.id}`)).body).toEqual(closed.body);

  // Whoever sits there next sees nothing of it, and begins a bill of their own.
  expect((await diner.get(till.orderPath(2))).body.code).toBe('sitting_ended');
  await diner.sitAt(2);
  expect((await diner.get(till.orderPath(2))).body.orders).toEqual([]);
  const next = await till.order(diner, 2);
  expect((await diner.get(till.orderPath(2))).body.orders.map((o: any) => [o.id, o.number])).toEqual([[next, 1]]);
});

test('nothing of a closed bill can be changed, in the calls or in the database', async () => {
  const order = await till.order(await till.seat(3), 3);
  const bill = await till.bill(caixa, 3);
  expect((await till.close(caixa, bill)).status).toBe(200);
  const refused = [
    await garcom.post(`/api/orders/${order}/status`, { status: 'preparando' }),
    await garcom.put(`/api/orders/${order}`, {
      revision: 2,
      tableId: till.tableId(4),
      status: 'pendente',
      lines: till.lines(),
    }),
    await caixa.post(`/api/orders/${order}/complete`, settlement({ revision: 2 })),
    await garcom.post(`/api/bills/${bill.id}/table`, { tableId: till.tableId(4) }),
  ];
  expect(refused.map(({ body }) => body.code)).toEqual(Array(4).fill('bill_closed'));
  for (const [change, constraint] of [
    [`update orders set status = 'pendente' where id = '${order}'`, 'orders_of_closed_bill'],
    [`update orders set total_cents = 1 where id = '${order}'`, 'orders_of_closed_bill'],
    [`update bills set closed_at = null, total_cents = null where id = '${bill.id}'`, 'bills_closed'],
  ] as const) {
    await expect(instance.owner.query(change)).rejects.toMatchObject({ constraint });
  }
});

test('the database itself refuses a bill that closes over an order in the kitchen, or that is not paid to the cent', async () => {
  await till.order(await till.seat(4), 4);
  const bill = await till.bill(caixa, 4);
  const close = 'update bills set closed_at = now(), total_cents = $2 where id = $1';
  await expect(instance.owner.query(close, [bill.id, bill.totalCents])).rejects.toMatchObject({
    constraint: 'bills_settled',
  });
  await instance.owner.query(`update orders set status = 'entregue' where bill_id = $1`, [bill.id]);
  await expect(instance.owner.query(close, [bill.id, bill.totalCents])).rejects.toMatchObject({
    constraint: 'bills_paid',
  });
});

test('payments that do not cover the total, and cards above it, are refused and nothing happens', async () => {
  await till.order(await till.seat(5), 5);
  const bill = await till.bill(caixa, 5);
  const short = await till.close(caixa, bill, { payments: [{ method: 'dinheiro', cents: bill.totalCents - 1 }] });
  expect(short).toMatchObject({ status: 409, body: { code: 'payments_short', data: { missingCents: 1 } } });
  const excess = await till.close(caixa, bill, {
    payments: [
      { method: 'credito', cents: bill.totalCents },
      { method: 'pix', cents: 2 },
    ],
  });
  expect(excess).toMatchObject({ status: 409, body: { code: 'payments_excess', data: { excessCents: 2 } } });
  const malformed = await till.close(caixa, bill, { charges: [{ description: ' ', cents: 0 }] });
  expect(malformed).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(malformed.body.data.fields).toEqual([
    {
      path: 'charges.0.description',
      code: 'fields.charge_description',
      message: 'Por favor coloque a descrição da mundança.',
    },
    { path: 'charges.0.cents', code: 'fields.charge_amount', message: 'Por favor coloque uma quantidade válida.' },
  ]);
  for (const extra of [{ totalCents: 1 }, { discount: { type: 'percentage', value: 10_001 } }]) {
    expect((await till.close(caixa, bill, extra)).body.code).toBe('invalid_input');
  }
  expect((await till.close(garcom, bill)).body.code).toBe('forbidden');
  expect(await till.bill(caixa, 5)).toEqual(bill);
  expect(await paid(bill.id)).toEqual([]);
  expect(await tableStatus(5)).toBe('ocupado');
});

test('a bill that changed since it was looked at is not closed; a step in the kitchen changes nothing of it', async () => {
  const diner = await till.seat(6);
  const order = await till.order(diner, 6);
  const seen = await till.bill(caixa, 6);
  await garcom.post(`/api/orders/${order}/status`, { status: 'preparando' });
  expect((await till.bill(caixa, 6)).version).toBe(seen.version);
  await till.order(diner, 6, 2);
  const now = await till.bill(caixa, 6);
  const stale = await till.close(caixa, seen);
  expect(stale).toMatchObject({ status: 409, body: { code: 'bill_stale', data: { totalCents: now.totalCents } } });
  expect(await paid(seen.id)).toEqual([]);
  expect((await till.close(caixa, now)).status).toBe(200);
});

test('a bill of nothing but cancelled orders is closed without a payment', async () => {
  const order = await till.order(await till.seat(7), 7);
  await garcom.post(`/api/orders/${order}/status`, { status: 'cancelado' });
  const bill = await till.bill(caixa, 7);
  expect(bill.totalCents).toBe(0);
  expect((await till.close(caixa, bill)).status).toBe(200);
  expect(await tableStatus(7)).toBe('disponivel');
});

test('a bill moves to a free table, where the next order joins it, and to no other', async () => {
  await till.order(await till.seat(8), 8);
  await till.order(await till.seat(9), 9);
  const bill = await till.bill(garcom, 8);
  const move = (to: number) => garcom.post(`/api/bills/${bill.id}/table`, { tableId: till.tableId(to) });
  expect((await move(9)).body.code).toBe('table_taken');
  const moved = await move(10);
  expect(moved.body).toMatchObject({ id: bill.id, tableNumber: 10, totalCents: bill.totalCents });
  expect([await tableStatus(8), await tableStatus(10)]).toEqual(['disponivel', 'ocupado']);
  expect(await till.bill(garcom, 8)).toBeNull();
  await till.order(await till.seat(10), 10);
  expect((await till.bill(garcom, 10)).orders).toHaveLength(2);
});
