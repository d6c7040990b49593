import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDays } from '../../../tests/support/server/business-days.ts';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { newProduct } from '../../../tests/support/server/menu-editor.ts';

let instance: TestInstance;
let days: Awaited<ReturnType<typeof openDays>>;
beforeAll(async () => {
  instance = await openTestInstance();
  days = await openDays(instance);
});
afterAll(async () => {
  await days.close();
  await instance.close();
});

test("the day's figures add up what was weighed of a dish, and what it came to", async () => {
  const { boss, other } = days;
  await days.forgetOrders();
  const byWeight = await newProduct(boss, other.categoryId, { name: 'Buffet', pricing: 'weight', priceCents: 6_990 });
  const byPiece = await newProduct(boss, other.categoryId, { name: 'Pudim', priceCents: 1_200 });
  const sell = async (productId: string, changes: object = {}) => {
    const line = { productId, quantity: 1, optionIds: [], notes: '', ...changes };
    const order = { key: randomUUID(), tableId: other.tables[0]!.id, status: 'pendente', lines: [line] };
    const { status, body } = await boss.post('/api/orders', order);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.id as string;
  };
  await sell(byWeight.id, { grams: 350 });
  await sell(byWeight.id, { grams: 530 });
  const cancelled = await sell(byWeight.id, { grams: 1_000 });
  const cancel = { from: 'pendente', status: 'cancelado' };
  expect((await boss.post(`/api/orders/${cancelled}/status`, cancel)).status).toBe(200);
  await sell(byPiece.id);

  const { dishes, dishesCents, revenueCents } = await days.today(new Date());
  // 69.90 x 0.350 = 24.465 and 69.90 x 0.530 = 37.047, each rounded to the cent: 24.47 + 37.05
  expect(dishes).toMatchObject([
    { name: 'Buffet', quantity: 2, grams: 880, revenueCents: 6_152 },
    { name: 'Pudim', quantity: 1, grams: null, revenueCents: 1_200 },
  ]);
  expect(dishesCents).toBe(7_352);
  // With the service fee of each order, a tenth to the cent: 2.45 + 3.71 + 1.20.
  expect(revenueCents).toBe(7_352 + 736);
});
