import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checking } from '../../../tests/support/server/checking.ts';
import { cashier, openTestInstance, owner, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { openSums, wishesTogether } from './bill.ts';
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
  await checking.couvertCosts(await new Visitor(instance).signIn(owner), 1_200);
});
afterAll(() => instance.close());

const cork = { description: 'Rolha', cents: 3_500 };
const less = { chargeServiceFee: false, charges: [cork], discount: { type: 'percentage' as const, value: 500 } };
const asItIs = { chargeServiceFee: true, charges: [], discount: null };
const take = (bill: Bill, cents: number, decided: object = {}, key = randomUUID()) =>
  caixa.post(`/api/bills/${bill.id}/payments`, {
    key,
    partCents: cents,
    cents,
    method: 'pix',
    decided: { version: bill.version, ...asItIs, ...decided },
  });

test('a part is taken by what the till decides: fee, charges and discount stand for the phone, the floor and whoever takes the rest', async () => {
  const diner = await till.seat(1);
  await till.order(diner, 1, 4);
  const open = await till.bill(caixa, 1);
  const total = open.itemsCents + 3_500 - Math.floor(open.itemsCents / 20 + 0.5);
  const key = randomUUID();
  const paid = await take(open, 1_000, less, key);
  expect(paid.status).toBe(200);
  expect(paid.body).toMatchObject({
    serviceFeeCents: 0,
    totalCents: total,
    paidCents: 1_000,
    restCents: total - 1_000,
  });
  expect(paid.body).toMatchObject({ charges: [cork], discount: less.discount, closedAt: null });
  expect((await take(open, 1_000, less, key)).body).toEqual(paid.body);

  expect(await checking.seen(diner, 1)).toMatchObject({
    totalCents: total,
    restCents: total - 1_000,
    chargesCents: 3_500,
  });
  expect((await diner.get(till.orderPath(1))).body).toMatchObject({ totalCents: total, paidCents: 1_000 });
  const floor = (await garcom.get('/api/tables')).body.tables.find((table: any) => table.number === 1);
  expect(floor?.bill?.totalCents).toBe(total - 1_000);
  const told = (await caixa.get(`/api/bills/${open.id}/history`)).body.entries.map(({ body }: any) => JSON.parse(body));
  expect(told.map(({ kind, cents }: any) => [kind, cents]).slice(-2)).toEqual([
    ['decided', total],
    ['paid', 1_000],
  ]);

  // The rest, by what stands, closes it.
  const now = await till.bill(caixa, 1);
  const closed = await till.close(caixa, now, { ...less, payments: [{ method: 'pix', cents: now.restCents }] });
  expect(closed.body).toMatchObject({ totalCents: total, paidCents: total });
});

test('nothing is decided by who has not seen the bill as it is; who decides as it stands takes a part of any', async () => {
  await till.order(await till.seat(2), 2, 4);
  const seen = await till.bill(caixa, 2);
  expect((await take(seen, 500, less)).status).toBe(200);
  const now = await till.bill(caixa, 2);
  expect(await take(seen, 500)).toMatchObject({ status: 409, body: { code: 'bill_stale' } });
  expect(await till.bill(caixa, 2)).toEqual(now);
  expect((await take(seen, 500, less)).body).toMatchObject({ totalCents: now.totalCents, paidCents: 1_000 });
  // What is left is told by what is decided.
  const last = await till.bill(caixa, 2);
  const excess = await take(last, last.restCents, { ...less, charges: [] });
  expect(excess.body).toMatchObject({ code: 'payments_excess', data: { excessCents: 3_500 } });
  const large = { ...less, charges: [{ description: 'Rolha', cents: 100_000_000 }] };
  expect((await take(last, 500, large)).body.code).toBe('bill_too_large');
  expect(await till.bill(caixa, 2)).toEqual(last);
  // By nothing decided, as a phone's payment is taken.
  const plain = { key: randomUUID(), partCents: 500, cents: 500, method: 'pix' };
  expect((await caixa.post(`/api/bills/${last.id}/payments`, plain)).body.totalCents).toBe(last.totalCents);
  expect((await garcom.post(`/api/bills/${last.id}/payments`, plain)).body.code).toBe('forbidden');
});

test('what guests are about to pay goes down with a discount that is decided with a part, and back up with the part that takes it back', async () => {
  const ana = await till.seat(6);
  const [rui] = checking.phonesBeside(instance, ana, 1) as [Visitor];
  await till.order(ana, 6, 4);
  const his = await till.order(rui, 6, 4);
  await checking.claim(rui, 6, his, 48);
  const { mine, totalCents } = await checking.seen(rui, 6);
  const third = Math.ceil(totalCents / 3);
  const amongThree = { method: 'cash', split: { by: 'people', people: 3 } };
  expect((await checking.pay(ana, 6, third, amongThree)).status).toBe(200);
  expect((await checking.pay(rui, 6, mine.cents)).status).toBe(200);
  const parts = async () => Promise.all([ana, rui].map(async (each) => (await checking.seen(each, 6)).part!.cents));

  const discount = { type: 'percentage', value: 5_000 };
  const { body: less } = await take(await till.bill(caixa, 6), 100, { discount });
  const lowered = await parts();
  expect(lowered).toEqual([Math.ceil((third * less.totalCents) / totalCents), mine.cents - less.discountCents / 2]);
  expect((await checking.waiting(caixa)).map(({ cents }) => cents)).toEqual(expect.arrayContaining(lowered));
  await take(await till.bill(caixa, 6), 100);
  expect(await parts()).toEqual([third, mine.cents]);
  // What is refused moves nothing.
  const now = await till.bill(caixa, 6);
  expect((await take(now, now.totalCents, { discount })).body.code).toBe('payments_excess');
  expect(await parts()).toEqual([third, mine.cents]);
});

test('couvert that is charged as the guests asked for it stays theirs, and an edit goes below what was paid of it by nobody', async () => {
  const diner = await till.seat(3);
  const order = await till.order(diner, 3, 2);
  await checking.couvert(diner, 3, 2);
  const open = await till.bill(caixa, 3);
  const charges = [{ description: 'Couvert', cents: 2_400 }];
  const off = { charges, discount: { type: 'fixed', value: open.itemsCents } };
  const kept = await take(open, open.totalCents - open.itemsCents, off);
  expect(kept.body).toMatchObject({ restCents: 0, wishes: { couvert: { people: 2, cents: 1_200 }, charges: [] } });
  const cancelled = await garcom.post(`/api/orders/${order}/status`, { status: 'cancelado', reason: 'Engano' });
  expect(cancelled.body.code).toBe('bill_below_paid');
});

test('bills that become one want what was decided of both, and parted each its own', async () => {
  await till.order(await till.seat(4), 4, 4);
  await till.order(await till.seat(5), 5, 6);
  await take(await till.bill(caixa, 4), 1_000, less);
  await take(await till.bill(caixa, 5), 1_000, { discount: { type: 'fixed', value: 300 } });
  const here = await till.bill(caixa, 4);
  const there = await till.bill(caixa, 5);
  const merged = await garcom.post(`/api/bills/${here.id}/merges`, { fromId: there.id, key: randomUUID() });
  const { totalCents } = openSums([...here.orders, ...there.orders], wishesTogether(here, there));
  const value = here.discountCents + 300;
  expect(merged.body).toMatchObject({ totalCents, charges: [cork], discount: { type: 'fixed', value } });
  await garcom.post(`/api/bills/${here.id}/merges/${merged.body.merges[0]!.id}/undo`);
  const parted = [await till.bill(caixa, 4), await till.bill(caixa, 5)];
  expect(parted.map(({ wishes, totalCents: cents }) => [wishes, cents])).toEqual(
    [here, there].map(({ wishes, totalCents: cents }) => [wishes, cents]),
  );
});
