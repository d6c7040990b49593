import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checking } from '../../../tests/support/server/checking.ts';
import { cashier, openTestInstance, owner, slug, type TestInstance } from '../../../tests/support/server/instance.ts';
import { newCategory, newProduct } from '../../../tests/support/server/menu-editor.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { bills } from './contract.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

test("a weighing stands with its weight and its kilo's price on the staff's bill, the guest's bill and the receipt", async () => {
  const till = await openTill(instance);
  const boss = await new Visitor(instance).signIn(owner);
  const caixa = await new Visitor(instance).signIn(cashier);
  const buffet = await newProduct(boss, await newCategory(boss), {
    name: 'Buffet',
    pricing: 'weight',
    priceCents: 6_990,
  });
  const guest = await till.seat(1);
  const lines = [{ productId: buffet.id, quantity: 1, optionIds: [], notes: '', grams: 350 }];
  const placed = await caixa.post('/api/orders', { key: randomUUID(), tableId: till.tableId(1), lines });
  expect(placed.status, JSON.stringify(placed.body)).toBe(200);

  // 69.90 x 0.350 = 24.465, and a tenth of 24.47 for the service
  const sums = { itemsCents: 2_447, serviceFeeCents: 245, totalCents: 2_692 };
  const choices = [{ name: '0,350\u00a0kg × R$\u00a069,90/kg' }];
  const bill = await till.bill(caixa, 1);
  expect(bill).toMatchObject({ ...sums, orders: [{ lines: [{ quantity: 1, unitCents: 2_447, choices }] }] });
  const check = await checking.seen(guest, 1);
  expect(check).toMatchObject({ ...sums, lines: [{ name: 'Buffet', quantity: 1, cents: 2_447, choices }] });

  await till.serve(caixa, 1);
  expect((await till.close(caixa, await till.bill(caixa, 1))).status).toBe(200);
  const { receipt } = await guest.ask(bills.receipt, { slug, number: 1 });
  expect(receipt).toMatchObject({ ...sums, orders: [{ lines: [{ quantity: 1, unitCents: 2_447, choices }] }] });
});
