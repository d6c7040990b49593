import { afterAll, beforeAll, expect, test } from 'vitest';
import { checking } from '../../../tests/support/server/checking.ts';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import type { TableOrders } from '../orders/contract.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
const { seen, fee } = checking;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
});
afterAll(() => instance.close());

test('what guests read on their orders is what their bill says: its fee, rounded once, and none once they declined it', async () => {
  // Of each piece half a cent and more.
  await instance.owner.query('update products set price_cents = 1007 where id = $1', [till.product.id]);
  const ana = await till.seat(1);
  for (const _ of [1, 2, 3]) await till.order(ana, 1);
  const read = async () => {
    const { orders, totalCents } = (await ana.get(till.orderPath(1))).body as TableOrders;
    expect(orders.reduce((sum, order) => sum + order.totalCents, 0)).toBe(totalCents);
    expect((await seen(ana, 1)).totalCents).toBe(totalCents);
    return orders.reduce((sum, { serviceFeeCents }) => sum + serviceFeeCents, 0);
  };
  expect(await read()).toBe(302);
  expect((await fee(ana, 1, false)).status).toBe(200);
  expect(await read()).toBe(0);
});
