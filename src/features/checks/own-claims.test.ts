import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checking } from '../../../tests/support/server/checking.ts';
import { openTestInstance, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let garcom: Visitor;
const { seen, claim, claimOwn, pay } = checking;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  garcom = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

/** How much of each order's line this phone has chosen, in twelfths. */
async function chosenBy(guest: Visitor, table: number, orders: readonly string[]) {
  const { lines } = await seen(guest, table);
  return orders.map((id) => {
    const claims = lines.find(({ orderId }) => orderId === id)?.claims ?? [];
    return claims.filter(({ you }) => you).reduce((sum, { pieces }) => sum + pieces, 0);
  });
}

test('a phone takes all that it ordered at once, and nothing that others or the staff did; again changes nothing', async () => {
  const ana = await till.seat(1);
  const rui = await till.seat(1);
  const orders = [await till.order(ana, 1, 2), await till.order(ana, 1), await till.order(rui, 1)];
  orders.push(await till.orderFor(garcom, 1, 1));
  for (let times = 0; times < 2; times += 1) {
    expect((await claimOwn(ana, 1)).status).toBe(200);
    expect(await chosenBy(ana, 1, orders)).toEqual([24, 12, 0, 0]);
  }
  expect((await claimOwn(ana, 1, false)).status).toBe(200);
  expect(await chosenBy(ana, 1, orders)).toEqual([0, 0, 0, 0]);
});

test('what others hold of it stays theirs, and the rest is taken', async () => {
  const ana = await till.seat(2);
  const rui = await till.seat(2);
  const orders = [await till.order(ana, 2, 2), await till.order(ana, 2), await till.order(ana, 2)];
  await claim(rui, 2, orders[0]!, 6);
  await claim(rui, 2, orders[1]!);
  expect((await claimOwn(ana, 2)).status).toBe(200);
  expect(await chosenBy(ana, 2, orders)).toEqual([18, 0, 12]);
  expect(await chosenBy(rui, 2, orders)).toEqual([6, 12, 0]);
});

test('what is on its way to being paid is neither taken again nor given up', async () => {
  const ana = await till.seat(3);
  const orders = [await till.order(ana, 3), await till.order(ana, 3)];
  const { body } = await claim(ana, 3, orders[0]!);
  expect((await pay(ana, 3, body.check!.mine.cents)).status).toBe(200);
  expect((await claimOwn(ana, 3)).status).toBe(200);
  expect(await chosenBy(ana, 3, orders)).toEqual([12, 12]);
  await claimOwn(ana, 3, false);
  expect(await chosenBy(ana, 3, orders)).toEqual([12, 0]);
});

test('two phones at once: of what both want, no piece is two phones’', async () => {
  const ana = await till.seat(4);
  const [rui] = checking.phonesBeside(instance, ana, 1);
  const orders = [await till.order(ana, 4, 3), await till.order(ana, 4)];
  await Promise.all([claimOwn(ana, 4), claim(rui!, 4, orders[0]!, 12), claimOwn(ana, 4), claim(rui!, 4, orders[1]!)]);
  const mine = await chosenBy(ana, 4, orders);
  const theirs = await chosenBy(rui!, 4, orders);
  expect(mine.map((pieces, at) => pieces + theirs[at]!)).toEqual([36, 12]);
});

test('what is passed to another table is told with where it went, until that is undone', async () => {
  const ana = await till.seat(5);
  const stays = await till.order(ana, 5);
  const goes = await till.order(ana, 5, 2);
  await claimOwn(ana, 5);
  const { id } = await till.bill(garcom, 5);
  const passed = await garcom.post(`/api/bills/${id}/passes`, {
    key: randomUUID(),
    tableId: till.tableId(6),
    lines: [{ orderId: goes, line: 1, quantity: 1 }],
  });
  expect(passed.status).toBe(200);
  const told = await seen(ana, 5);
  expect(told.passed).toMatchObject([{ orderId: goes, line: 1, tableNumber: 6 }]);
  expect(await chosenBy(ana, 5, [stays, goes]), 'what was chosen of that line is let go').toEqual([12, 0]);
  await garcom.post(`/api/bills/${id}/passes/${told.passed[0]!.passId}/undo`, {});
  expect((await seen(ana, 5)).passed).toEqual([]);
});
