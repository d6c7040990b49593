import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { checkChain } from '../chain/check-chain.ts';
import type { Bill } from './contract.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let garcom: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  garcom = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

const pass = (from: Pick<Bill, 'id'>, to: number, [[orderId, line, quantity]]: [[string, number, number]]) =>
  garcom.post(`/api/bills/${from.id}/passes`, {
    tableId: till.tableId(to),
    key: randomUUID(),
    lines: [{ orderId, line, quantity }],
  });
const undo = (bill: Bill) => garcom.post(`/api/bills/${bill.id}/passes/${bill.passes.at(-1)!.id}/undo`);
const kinds = async (id: string) =>
  (await garcom.get(`/api/orders/${id}`)).body.history.map(({ kind, otherTableNumber }: any) => [
    kind,
    otherTableNumber,
  ]);

test('pieces that come back are of their order again, and its history and the chain say so', async () => {
  const order = await till.orderFor(garcom, 1, 2);
  await till.orderFor(garcom, 2, 1);
  const before = await till.bill(garcom, 1);
  const { body: left } = await pass(before, 2, [[order, 1, 1]]);
  const there = await till.bill(garcom, 2);
  expect((await undo(left)).status).toBe(200);
  const back = await till.bill(garcom, 1);
  expect(back.orders.map(({ id, totalCents, lines }) => [id, totalCents, lines])).toEqual(
    before.orders.map(({ id, totalCents, lines }) => [id, totalCents, lines]),
  );
  expect((await till.bill(garcom, 2)).orders.map(({ id }) => id)).not.toContain(there.orders.at(-1)!.id);
  expect((await kinds(order)).slice(1)).toEqual([
    ['pass', 2],
    ['unpass', 2],
  ]);
  for (const { id } of [before, there]) {
    const { faults, entries } = await checkChain((await garcom.get(`/api/bills/${id}/history`)).body);
    expect(faults).toEqual([]);
    const what = `1× ${before.orders[0]!.lines[0]!.name}`;
    expect(entries.slice(-2)).toMatchObject([
      { about: id === before.id ? `2: ${what}` : `1: ${what}`, cents: till.product.cents },
      { kind: 'pass_undone', about: what, cents: till.product.cents },
    ]);
  }
});

test('pieces with which the kitchen went further stay an order of their own', async () => {
  const order = await till.orderFor(garcom, 1, 2);
  const { body: left } = await pass(await till.bill(garcom, 1), 2, [[order, 1, 1]]);
  const part = (await till.bill(garcom, 2)).orders.at(-1)!;
  await garcom.post(`/api/orders/${part.id}/lines/status`, { lines: [1], to: 'preparando' });
  expect((await undo(left)).status).toBe(200);
  expect((await till.bill(garcom, 1)).orders.map(({ id }) => id)).toContain(part.id);
});

test('no order that says anything can be removed', async () => {
  const order = await till.orderFor(garcom, 1, 1);
  await instance.owner.query('begin');
  try {
    await instance.owner.query(
      "select set_config('app.restaurant_id', (select restaurant_id::text from orders where id = $1), true)",
      [order],
    );
    await instance.owner.query('set local role comanda_app');
    expect((await instance.owner.query('delete from orders where id = $1', [order])).rowCount).toBe(0);
  } finally {
    await instance.owner.query('rollback');
  }
});
