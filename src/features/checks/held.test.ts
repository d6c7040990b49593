import { afterAll, beforeAll, expect, test } from 'vitest';
import { checking } from '../../../tests/support/server/checking.ts';
import { cashier, openTestInstance, owner, type TestInstance } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { heldMinutes, piece } from './values.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let boss: Visitor;
let caixa: Visitor;
let minutes = 0;
const { seen, claim, pay, withdraw, couvert, couvertCosts, phonesBeside } = checking;

beforeAll(async () => {
  instance = await openTestInstance({ now: () => new Date(Date.now() + minutes * 60_000) });
  till = await openTill(instance);
  boss = await new Visitor(instance).signIn(owner);
  caixa = await new Visitor(instance).signIn(cashier);
});
afterAll(() => instance.close());

const claimsOn = async (guest: Visitor, number: number, orderId: string) =>
  (await seen(guest, number)).lines.find((line) => line.orderId === orderId)!.claims;

test('what a phone chose and does not pay is free after two minutes; what it is paying is not, and what nobody took is its own', async () => {
  const ana = await till.seat(1);
  const [rui] = phonesBeside(instance, ana, 1) as [Visitor];
  const taken = await till.order(ana, 1);
  const left = await till.order(ana, 1);
  const paying = await till.order(ana, 1);
  await claim(ana, 1, paying);
  await pay(ana, 1, (await seen(ana, 1)).mine.cents);
  for (const order of [taken, left]) expect((await claim(ana, 1, order)).status).toBe(200);

  minutes = heldMinutes - 1;
  expect((await claim(rui, 1, taken)).body.code).toBe('piece_taken');
  // Whatever it does meanwhile.
  await claim(ana, 1, paying, 0);
  minutes = heldMinutes + 1;
  expect(await claimsOn(rui, 1, taken)).toEqual([]);
  expect(await claimsOn(rui, 1, paying)).toMatchObject([{ person: 1, held: true, until: null }]);
  expect(await claimsOn(ana, 1, left)).toMatchObject([{ you: true }]);
  expect((await claim(rui, 1, taken)).status).toBe(200);
  expect((await claim(rui, 1, paying)).body.code).toBe('piece_taken');
  expect(await claimsOn(ana, 1, taken)).toMatchObject([{ person: 2, you: false }]);
  expect(await claimsOn(ana, 1, left)).toMatchObject([{ you: true }]);
});

test('what is left to choose is the same on all phones: what none of them holds', async () => {
  minutes = 0;
  const ana = await till.seat(5);
  const [rui] = phonesBeside(instance, ana, 1) as [Visitor];
  const order = await till.order(ana, 5);
  await till.order(ana, 5);
  const left = async () => [(await seen(ana, 5)).toChooseCents, (await seen(rui, 5)).toChooseCents];
  const { leftCents } = await seen(ana, 5);
  expect(await left()).toEqual([leftCents, leftCents]);
  await claim(ana, 5, order);
  const { mine } = await seen(ana, 5);
  expect(await left()).toEqual([leftCents - mine.cents, leftCents - mine.cents]);
  minutes = heldMinutes + 1;
  expect(await left()).toEqual([leftCents, leftCents]);
});

test('half of what was let lapse stays with whoever chose it, as long as the other half is enough', async () => {
  minutes = 0;
  const ana = await till.seat(2);
  const [rui] = phonesBeside(instance, ana, 1) as [Visitor];
  const order = await till.order(ana, 2);
  await claim(ana, 2, order, piece / 2);
  minutes = heldMinutes + 1;
  expect((await claim(rui, 2, order, piece / 2)).status).toBe(200);
  expect(await claimsOn(ana, 2, order)).toHaveLength(2);
  expect((await claim(rui, 2, order, piece)).status).toBe(200);
  expect(await claimsOn(ana, 2, order)).toMatchObject([{ person: 2, pieces: piece }]);
});

test('a part that is taken back leaves its pieces chosen for two minutes more', async () => {
  minutes = 0;
  const ana = await till.seat(4);
  const [rui] = phonesBeside(instance, ana, 1) as [Visitor];
  const order = await till.order(ana, 4);
  await claim(ana, 4, order);
  const { mine } = await seen(ana, 4);
  const part = (await pay(ana, 4, mine.cents)).body.check!.part!;
  minutes = 3 * heldMinutes;
  await withdraw(ana, 4, part.id);
  minutes += heldMinutes - 1;
  expect((await claim(rui, 4, order)).body.code).toBe('piece_taken');
  minutes += 2;
  expect((await claim(rui, 4, order)).status).toBe(200);
});

test('couvert is for as many as sit there, as far as anybody knows', async () => {
  minutes = 0;
  await couvertCosts(boss, 1_000);
  const ana = await till.seat(3);
  await till.order(ana, 3);
  const { id } = await seen(ana, 3);
  expect((await couvert(ana, 3, 9)).status).toBe(200);
  expect((await caixa.put(`/api/bills/${id}/people`, { people: 2 })).status).toBe(200);
  expect((await couvert(ana, 3, 3)).body).toMatchObject({ code: 'couvert_too_many', data: { people: 2 } });
  expect((await couvert(ana, 3, 2)).body.check!.couvert).toEqual({ people: 2, cents: 1_000 });
  // Three phones are three people, whoever counted two.
  const others = phonesBeside(instance, ana, 2);
  for (const phone of others) await till.order(phone, 3);
  expect((await couvert(ana, 3, 3)).status).toBe(200);
  expect((await couvert(ana, 3, 4)).body.data).toEqual({ people: 3 });
});
