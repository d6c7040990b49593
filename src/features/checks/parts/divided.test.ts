import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checking } from '../../../../tests/support/server/checking.ts';
import { cashier, openTestInstance, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import { equalParts, peopleOf } from '../equal-share.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
const { seen, pay, phonesBeside } = checking;
const amongThree = { split: { by: 'people', people: 3 } };

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
});
afterAll(() => instance.close());

test('three pay a third each, one with a phone, one at the till, one with another phone', async () => {
  const ana = await till.seat(1);
  const rui = phonesBeside(instance, ana, 1)[0]!;
  await till.order(ana, 1, 4);
  const { totalCents, id } = await seen(ana, 1);
  const [first = 0, second = 0, third = 0] = equalParts(totalCents, 3, (await seen(ana, 1)).equal);
  expect((await pay(ana, 1, first, amongThree)).status).toBe(200);
  const atTill = { key: randomUUID(), method: 'dinheiro', partCents: second, cents: second };
  expect((await caixa.post(`/api/bills/${id}/payments`, atTill)).status).toBe(200);

  const { equal, leftCents, phones } = await seen(rui, 1);
  expect(leftCents).toBe(third);
  expect(peopleOf(equal, phones)).toBe(3);
  expect(equalParts(leftCents, 3, equal)).toEqual([third]);
  // Half of what is left would be a share of the rest.
  const half = await pay(rui, 1, Math.ceil(third / 2), amongThree);
  expect(half.body).toMatchObject({ code: 'part_changed', data: { cents: third } });
  expect((await pay(rui, 1, third, amongThree)).status).toBe(200);
});

test('only what is divided in equal parts is among people', async () => {
  const ana = await till.seat(2);
  await till.order(ana, 2);
  await pay(ana, 2, 100, { split: { by: 'amount', cents: 100 } });
  expect((await seen(ana, 2)).equal.people).toBeNull();
});
