import { afterAll, beforeAll, expect, test } from 'vitest';
import { checking } from '../../../../tests/support/server/checking.ts';
import { cashier, openTestInstance, slug, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import { checks } from '../contract.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
const { seen, claim, pay, receive, phonesBeside } = checking;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
});
afterAll(() => instance.close());

const receipts = async (guest: Visitor, number: number) =>
  (await guest.ask(checks.ownReceipts, { slug, number })).receipts;
const sumOf = ({ itemsCents, couvertCents, feeCents, extraCents, restCents }: Record<string, any>) =>
  itemsCents + couvertCents + feeCents + extraCents + restCents;

test('who paid what was theirs has a receipt of it at once, which no other phone reads', async () => {
  const ana = await till.seat(1);
  const [rui] = phonesBeside(instance, ana, 1) as [Visitor];
  const own = await till.order(ana, 1, 2);
  const shared = await till.order(rui, 1);
  await claim(ana, 1, own, 24);
  await claim(ana, 1, shared, 6);
  const { mine } = await seen(ana, 1);
  const part = (await pay(ana, 1, mine.cents)).body.check!.part!;
  expect(await receipts(ana, 1)).toEqual([]);
  await receive(caixa, part.id, { method: 'debito' });

  const [receipt, ...more] = await receipts(ana, 1);
  const { cents: unit } = till.product;
  const half = Math.floor(unit / 2);
  expect(more).toEqual([]);
  expect(receipt).toMatchObject({
    split: 'items',
    people: null,
    method: 'debito',
    cents: mine.cents,
    itemsCents: mine.itemsCents,
    feeCents: mine.feeCents,
    serviceFeeBasisPoints: 1_000,
    restCents: 0,
  });
  expect(receipt!.lines.map(({ quantity, pieces, cents }) => [quantity, pieces, cents])).toEqual([
    [2, 24, 2 * unit],
    [1, 6, half],
  ]);
  expect(await receipts(rui, 1)).toEqual([]);
  // Who does not sit there reads nothing.
  const passer = await new Visitor(instance).get(`/api/restaurants/${slug}/tables/1/check/own/receipts`);
  expect(passer.body.code).toBe('table_secret_required');

  // The last of them takes what is left, to the cent, and orders more before leaving.
  await claim(rui, 1, shared, 6);
  const last = (await seen(rui, 1)).mine.cents;
  const lastPart = (await pay(rui, 1, last)).body.check!.part!;
  await till.order(rui, 1);
  await receive(caixa, lastPart.id);
  const [theirs] = await receipts(rui, 1);
  expect(theirs).toMatchObject({ cents: last, lines: [expect.objectContaining({ orderId: shared, pieces: 6 })] });
  expect(sumOf(theirs!)).toBe(last);
  expect((await receipts(ana, 1)).map(({ id }) => id)).toEqual([part.id]);
});

test('a part of no certain dishes says of how many it is one, and its share of the fee', async () => {
  const ana = await till.seat(2);
  await till.order(ana, 2, 3);
  const { restCents, serviceFeeCents } = await seen(ana, 2);
  const third = Math.ceil(restCents / 3);
  const part = (await pay(ana, 2, third, { split: { by: 'people', people: 3 } })).body.check!.part!;
  await receive(caixa, part.id);
  const [receipt] = await receipts(ana, 2);
  expect(receipt).toMatchObject({ split: 'people', people: 3, last: false, cents: third, lines: [] });
  expect(Math.abs(receipt!.feeCents - serviceFeeCents / 3)).toBeLessThan(1);
  expect(sumOf(receipt!)).toBe(third);
});

test('who pays what others left of a bill pays no equal part of it, and reads what was handed over in cash', async () => {
  const ana = await till.seat(4);
  const [rui] = phonesBeside(instance, ana, 1) as [Visitor];
  const own = await till.order(ana, 4);
  await till.order(rui, 4, 3);
  await claim(ana, 4, own, 12);
  const { mine } = await seen(ana, 4);
  await receive(caixa, (await pay(ana, 4, mine.cents)).body.check!.part!.id);
  const { restCents } = await seen(rui, 4);
  const split = { by: 'people', people: 1 };
  const part = (await pay(rui, 4, restCents, { split, method: 'cash' })).body.check!.part!;
  await receive(caixa, part.id, { method: 'dinheiro' });
  const [receipt] = await receipts(rui, 4);
  expect(receipt).toMatchObject({ people: null, last: true, cents: restCents, receivedCents: restCents });
});

test('a closed bill has one receipt of all that was paid, and none of a part', async () => {
  const ana = await till.seat(3);
  await till.order(ana, 3);
  const { restCents } = await seen(ana, 3);
  const split = { by: 'amount', cents: restCents };
  const part = (await pay(ana, 3, restCents, { split })).body.check!.part!;
  await till.serve(caixa, 3);
  await receive(caixa, part.id);
  const over = await ana.get(`/api/restaurants/${slug}/tables/3/check/own/receipts`);
  expect(over.body.code).toBe('sitting_ended');
  expect((await ana.get(`/api/restaurants/${slug}/tables/3/receipt`)).body.receipt).toMatchObject({
    totalCents: restCents,
  });
});
