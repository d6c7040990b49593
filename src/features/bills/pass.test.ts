import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashier, openTestInstance, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { addRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { settlement } from '../../../tests/support/server/settlement.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import type { Bill } from './contract.ts';

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

type Chosen = [orderId: string, line: number, quantity: number];
const chosen = (...lines: Chosen[]) => lines.map(([orderId, line, quantity]) => ({ orderId, line, quantity }));
const pass = (from: Pick<Bill, 'id'>, to: number, lines: Chosen[], key = randomUUID()) =>
  garcom.post(`/api/bills/${from.id}/passes`, { tableId: till.tableId(to), key, lines: chosen(...lines) });
const undo = (bill: Bill) => garcom.post(`/api/bills/${bill.id}/passes/${bill.passes.at(-1)!.id}/undo`);
const each = () => till.product.cents;
const withFee = (pieces: number) => Math.round(pieces * each() * 1.1);
const quantities = (bill: Bill) => bill.orders.map(({ lines }) => lines.map(({ quantity }) => quantity));
const kinds = async (id: string) =>
  (await garcom.get(`/api/orders/${id}`)).body.history.map(({ kind, otherTableNumber }: any) => [
    kind,
    otherTableNumber,
  ]);
const look = async (text: string, values: unknown[]) => (await instance.owner.query(text, values)).rows;
const statusOf = async (number: number) =>
  (await look('select status from tables where id = $1', [till.tableId(number)]))[0].status;
const part = (cents: number) => ({ key: randomUUID(), partCents: cents, method: 'pix', cents });

test('pieces of a line and a whole order go to another table: both bills come to what they are, and back again', async () => {
  const guest = await till.seat(1);
  const other = await till.seat(2);
  const first = await till.orderFor(garcom, 1, 3, 2);
  const second = await till.order(guest, 1, 1);
  await till.order(other, 2, 1);
  await garcom.post(`/api/orders/${first}/lines/status`, { lines: [1], to: 'preparando' });
  const before = await till.bill(garcom, 1);
  const key = randomUUID();
  const lines: Chosen[] = [
    [first, 1, 2],
    [second, 1, 1],
  ];
  const { body: left, status } = await pass(before, 2, lines, key);
  expect(status, JSON.stringify(left)).toBe(200);
  expect(quantities(left)).toEqual([[1, 2]]);
  expect(left.totalCents).toBe(withFee(3));
  expect(left.passes).toMatchObject([{ went: true, tableNumber: 2, by: 'Luana Ribeiro' }]);
  expect(left.passes[0]!.lines.map(({ quantity }: any) => quantity)).toEqual([2, 1]);
  const there = await till.bill(garcom, 2);
  expect(quantities(there)).toEqual([[1], [2], [1]]);
  expect(there.orders.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(there.totalCents).toBe(withFee(4));
  expect(there.passes).toMatchObject([{ went: false, tableNumber: 1 }]);
  // What is made goes on being made, and the kitchen is told where it is carried to.
  const parted = there.orders[1]!;
  expect(parted).toMatchObject({ status: 'preparando', unseenMove: { fromTableNumber: 1 }, tableNumber: 2 });
  expect(parted.lines).toMatchObject([
    { line: 1, status: 'preparando', startedAt: before.orders[0]!.lines[0]!.startedAt },
  ]);
  const { body: kitchen } = await garcom.get('/api/kitchen/tickets');
  const ticket = (id: string) => kitchen.orders.find((order: any) => order.id === id);
  expect(ticket(parted.id)).toMatchObject({ tableNumber: 2, movedFrom: 1 });
  expect(ticket(first)).toMatchObject({ tableNumber: 1, movedFrom: null, changes: [] });
  // The phones of both have the new sums.
  expect((await guest.get(till.orderPath(1))).body).toMatchObject({ totalCents: withFee(3) });
  expect((await other.get(till.orderPath(2))).body).toMatchObject({ totalCents: withFee(4) });
  expect((await guest.get(till.orderPath(1))).body.movedAway).toMatchObject([{ number: 2, tableNumber: 2 }]);
  expect(await kinds(first)).toEqual([
    ['status', null],
    ['status', null],
    ['pass', 2],
  ]);
  expect(await kinds(parted.id)).toEqual([
    ['status', null],
    ['come', 1],
  ]);

  // Sent again it is the same one; with another choice it is refused.
  const again = await pass(before, 2, lines, key);
  expect(quantities(again.body)).toEqual([[1, 2]]);
  expect((await pass(before, 2, [[first, 1, 1]], key)).body.code).toBe('key_reused');

  expect((await undo(there)).status).toBe(200);
  expect((await undo(there)).body.code).toBeUndefined();
  const back = await till.bill(garcom, 1);
  expect(quantities(back)).toEqual(quantities(before));
  expect(back.totalCents).toBe(before.totalCents);
  expect(back.orders.map(({ number }) => number)).toEqual([1, 2]);
  expect(back.orders[0]!.lines[0]).toMatchObject({ status: 'preparando' });
  expect(back.passes).toEqual([]);
  expect((await till.bill(garcom, 2)).totalCents).toBe(withFee(1));
  expect((await kinds(second)).slice(1)).toEqual([
    ['come', 1],
    ['unpass', 2],
  ]);
});

test('a free table is taken by what comes to it, and free again when that goes back', async () => {
  const order = await till.orderFor(garcom, 3, 2);
  const from = await till.bill(garcom, 3);
  const { body: left } = await pass(from, 4, [[order, 1, 1]]);
  expect(await statusOf(4)).toBe('ocupado');
  const opened = await till.bill(garcom, 4);
  expect(opened.totalCents).toBe(withFee(1));
  const guest = await till.seat(4);
  expect((await guest.get(till.orderPath(4))).body.totalCents).toBe(withFee(1));
  expect((await undo(left)).body.totalCents).toBe(withFee(2));
  expect(await till.bill(garcom, 4)).toBeNull();
  expect(await statusOf(4)).toBe('disponivel');
  // Who sat down meanwhile goes on sitting.
  expect(await till.ordered(guest, 4)).toBe(true);
});

test('what is paid cannot leave: neither an order paid apart nor what would leave less than was paid', async () => {
  const apart = await till.orderFor(garcom, 5, 1);
  const order = await till.orderFor(garcom, 5, 3);
  const paying = settlement({ revision: 1, deliver: false, payments: [{ method: 'pix', cents: withFee(1) }] });
  expect((await caixa.post(`/api/orders/${apart}/complete`, paying)).status).toBe(200);
  const bill = await till.bill(caixa, 5);
  expect((await pass(bill, 6, [[apart, 1, 1]])).body.code).toBe('order_paid');
  await caixa.post(`/api/bills/${bill.id}/payments`, part(withFee(2)));
  expect((await pass(bill, 6, [[order, 1, 2]])).body.code).toBe('pass_below_paid');
  expect(await till.bill(garcom, 6)).toBeNull();
  const { body: left } = await pass(bill, 6, [[order, 1, 1]]);
  expect(left).toMatchObject({ restCents: 0, paidCents: withFee(2) });
  // Paid there, it cannot come back.
  const there = await till.bill(caixa, 6);
  await caixa.post(`/api/bills/${there.id}/payments`, part(100));
  expect((await undo(left)).body.code).toBe('pass_below_paid');
  expect(
    (
      await till.close(caixa, there, {
        version: (await till.bill(caixa, 6)).version,
        payments: [{ method: 'pix', cents: withFee(1) - 100 }],
      })
    ).status,
  ).toBe(200);
  expect((await undo(left)).body.code).toBe('bill_closed');
});

test('nothing is passed that is gone, cancelled, fixed by the cashier or all there is; a gift stays with those it was given', async () => {
  const order = await till.orderFor(garcom, 7, 3);
  const gone = await till.orderFor(garcom, 7, 1);
  await garcom.post(`/api/orders/${gone}/status`, { status: 'cancelado' });
  const bill = await till.bill(garcom, 7);
  expect((await pass(bill, 8, [[order, 1, 3]])).body.code).toBe('pass_everything');
  expect((await pass(bill, 8, [[order, 1, 4]])).body.code).toBe('pass_stale');
  expect((await pass(bill, 8, [[order, 2, 1]])).body.code).toBe('pass_stale');
  expect((await pass(bill, 8, [[randomUUID(), 1, 1]])).body.code).toBe('pass_stale');
  expect((await pass(bill, 8, [[gone, 1, 1]])).body.code).toBe('order_cancelled');
  expect((await pass(bill, 7, [[order, 1, 1]])).body.code).toBe('invalid_input');
  const gift = { revision: 1, line: 1, kind: 'gift', quantity: 1, reason: 'Aniversário', key: randomUUID() };
  expect((await caixa.post(`/api/orders/${order}/corrections`, gift)).status).toBe(200);
  const { body: left } = await pass(bill, 8, [[order, 1, 2]]);
  expect(left.totalCents).toBe(0);
  expect((await till.bill(garcom, 8)).totalCents).toBe(withFee(2));

  const fixed = await till.orderFor(garcom, 9, 2);
  const whole = await till.orderFor(garcom, 9, 1);
  const discount = { type: 'percentage', value: 1_000 };
  for (const [id, pieces] of [
    [fixed, 2],
    [whole, 1],
  ] as const) {
    const answer = await caixa.post(
      `/api/orders/${id}/complete`,
      settlement({ revision: 1, deliver: true, discount, payments: [] }),
    );
    expect(answer.status, JSON.stringify([pieces, answer.body])).toBe(200);
  }
  const settled = await till.bill(garcom, 9);
  expect((await pass(settled, 10, [[fixed, 1, 1]])).body.code).toBe('order_fixed');
  const { body: rest } = await pass(settled, 10, [[fixed, 1, 2]]);
  const moved = await till.bill(garcom, 10);
  expect(moved.discountCents).toBe(Math.round(2 * each() * 0.1));
  expect(rest.totalCents + moved.totalCents).toBe(settled.totalCents);
});

test('neither bill, lines nor table of another house', async () => {
  const foreign = await addRestaurant(instance.owner);
  const order = await till.orderFor(garcom, 6, 2);
  const bill = await till.bill(garcom, 6);
  const send = (id: string, tableId: string, orderId: string) =>
    garcom.post(`/api/bills/${id}/passes`, { tableId, key: randomUUID(), lines: chosen([orderId, 1, 1]) });
  expect((await send(foreign.billId, till.tableId(3), foreign.orderId)).body.code).toBe('bill_not_found');
  expect((await send(bill.id, till.tableId(3), foreign.orderId)).body.code).toBe('pass_stale');
  expect((await send(bill.id, foreign.tables[1]!.id, order)).body.code).toBe('table_not_found');
  expect((await garcom.post(`/api/bills/${bill.id}/passes/${randomUUID()}/undo`)).body.code).toBe('pass_not_found');
});

test('stock stays as it is, and what was merged is not parted below what was paid of it', async () => {
  await instance.owner.query(
    `insert into stock (restaurant_id, item_id, product_id, remaining, counted_key) values ($1, $2, $2, 50, $3)`,
    [instance.restaurantId, till.product.id, randomUUID()],
  );
  const order = await till.orderFor(garcom, 11, 4);
  await till.orderFor(garcom, 12, 1);
  const left = () => look('select remaining from stock where item_id = $1', [till.product.id]);
  const stock = await left();
  const into = await till.bill(garcom, 12);
  const from = await till.bill(garcom, 11);
  await caixa.post(`/api/bills/${from.id}/payments`, part(withFee(4)));
  const { body: merged } = await garcom.post(`/api/bills/${into.id}/merges`, { fromId: from.id, key: randomUUID() });
  const { body: passed } = await pass(merged, 1, [[order, 1, 1]]);
  expect(passed.restCents).toBe(0);
  expect((await garcom.post(`/api/bills/${into.id}/merges/${merged.merges[0]!.id}/undo`)).body.code).toBe(
    'merge_undo_changed',
  );
  expect((await undo(passed)).status).toBe(200);
  expect(await left()).toEqual(stock);
  await instance.owner.query('delete from stock where item_id = $1', [till.product.id]);
});
