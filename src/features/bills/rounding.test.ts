import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { cashier, openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { settlement } from '../../../tests/support/server/settlement.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import type * as rule from './bill.ts';
import { readBill } from './store.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
});
afterEach(() => {
  vi.doUnmock('./bill.ts');
  vi.resetModules();
});
afterAll(() => instance.close());

/** How bills are read once every fee is a cent dearer. */
async function readingWithAnotherRule(): Promise<typeof readBill> {
  vi.doMock('./bill.ts', async (original) => {
    const known = await original<typeof rule>();
    const openSums: typeof known.openSums = (...given) => {
      const sums = known.openSums(...given);
      return { ...sums, serviceFeeCents: sums.serviceFeeCents + 1, totalCents: sums.totalCents + 1 };
    };
    return { ...known, openSums };
  });
  vi.resetModules();
  return (await import('./store.ts')).readBill;
}

test('when the rule that rounds becomes another, open bills follow it and closed ones stay what they were', async () => {
  const phone = await till.seat(1);
  const apart = await till.order(phone, 1, 2);
  await till.order(phone, 1, 3);
  const { order } = (await caixa.get(`/api/orders/${apart}`)).body;
  const payments = [{ method: 'pix', cents: order.totalCents }];
  await caixa.post(`/api/orders/${apart}/complete`, settlement({ revision: 1, payments }));
  const { body: closed } = await till.close(caixa, await till.bill(caixa, 1));
  expect(closed.closedAt).not.toBeNull();
  await till.order(await till.seat(2), 2);
  const open = await till.bill(caixa, 2);

  const scope = instance.database.scope(instance.restaurantId);
  const closedBefore = await readBill(scope, closed.id);
  const openBefore = await readBill(scope, open.id);
  const readAnew = await readingWithAnotherRule();
  expect(await readAnew(scope, closed.id)).toEqual(closedBefore);
  expect((await readAnew(scope, open.id))?.totalCents).toBe((openBefore?.totalCents ?? 0) + 1);
});
