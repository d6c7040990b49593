import { afterAll, beforeAll, expect, test } from 'vitest';
import { checking } from '../../../tests/support/server/checking.ts';
import { cashier, openTestInstance, slug, type TestInstance } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { bills } from '../bills/contract.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
const { seen, claim, pay, receive, phonesBeside } = checking;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
});
afterAll(() => instance.close());

test('a phone that only chose, or only pays, keeps its number when another one orders', async () => {
  const ana = await till.seat(1);
  const [rui, leo, bia] = phonesBeside(instance, ana, 3) as [Visitor, Visitor, Visitor];
  const hers = await till.order(ana, 1, 2);
  const lineOf = async (orderId: string) => (await seen(ana, 1)).lines.find((line) => line.orderId === orderId)!;
  expect((await claim(rui, 1, hers, 12)).status).toBe(200);
  expect((await pay(leo, 1, 500, { split: { by: 'amount', cents: 500 } })).status).toBe(200);
  const paying = async () => (await seen(ana, 1)).awaited.map(({ person }) => person);
  expect((await lineOf(hers)).claims).toMatchObject([{ person: 2 }]);
  expect(await paying()).toEqual([3]);

  const theirs = await till.order(bia, 1);
  expect((await lineOf(hers)).claims).toMatchObject([{ person: 2 }]);
  expect(await paying()).toEqual([3]);
  expect(await lineOf(theirs)).toMatchObject({ person: 4 });

  // What it gave up is nobody else's number: it has it again when it is back.
  expect((await claim(rui, 1, hers, 0)).status).toBe(200);
  expect(await lineOf(theirs)).toMatchObject({ person: 4 });
  const late = await till.order(rui, 1);
  expect(await lineOf(late)).toMatchObject({ person: 2 });
});

test('a number that a phone has by its order, or from before numbers were kept, is kept when it chooses', async () => {
  const ana = await till.seat(2);
  const [rui, bia] = phonesBeside(instance, ana, 2) as [Visitor, Visitor];
  const hers = await till.order(ana, 2, 2);
  expect((await claim(ana, 2, hers, 12)).status).toBe(200);
  expect((await claim(rui, 2, hers, 6)).status).toBe(200);
  // As at a bill that was open before, or that was brought together with this one.
  await instance.owner.query('delete from bill_phone_numbers');
  for (const phone of [ana, rui]) expect((await claim(phone, 2, hers, 6)).status).toBe(200);
  const theirs = await till.order(bia, 2);
  const { lines } = await seen(ana, 2);
  const lineOf = (orderId: string) => lines.find((line) => line.orderId === orderId)!;
  expect(lineOf(hers)).toMatchObject({ person: 1, claims: [{ person: 1 }, { person: 2 }] });
  expect(lineOf(theirs)).toMatchObject({ person: 3 });
});

test('a receipt says which phone paid what: to each of them as itself, to the others by the numbers they had', async () => {
  const ana = await till.seat(3);
  const [rui] = phonesBeside(instance, ana, 1) as [Visitor];
  await till.order(ana, 3);
  await till.order(rui, 3);
  const caixa = await new Visitor(instance).signIn(cashier);
  for (const phone of [ana, rui]) {
    const { part } = (await pay(phone, 3, 500, { split: { by: 'amount', cents: 500 } })).body.check!;
    expect((await receive(caixa, part!.id)).status).toBe(200);
  }
  const bill = await till.bill(caixa, 3);
  expect((await till.close(caixa, bill, { payments: [{ method: 'dinheiro', cents: bill.restCents }] })).status).toBe(
    200,
  );
  const paidBy = async (phone: Visitor) =>
    (await phone.ask(bills.receipt, { slug, number: 3 })).receipt?.payments.map(({ person, you }) => [person, you]);
  expect(await paidBy(ana)).toEqual([
    [1, true],
    [2, false],
    [null, false],
  ]);
  expect((await paidBy(rui))?.slice(0, 2)).toEqual([
    [1, false],
    [2, true],
  ]);
});
