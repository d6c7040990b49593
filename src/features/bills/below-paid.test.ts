import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checking } from '../../../tests/support/server/checking.ts';
import { cashier, openTestInstance, owner, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { settlement } from '../../../tests/support/server/settlement.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let garcom: Visitor;
let caixa: Visitor;
let boss: Visitor;
const { fee, couvert } = checking;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  garcom = await new Visitor(instance).signIn(waiter);
  caixa = await new Visitor(instance).signIn(cashier);
  boss = await new Visitor(instance).signIn(owner);
  await checking.couvertCosts(boss, 1_500);
});
afterAll(() => instance.close());

/** One line of so many, or with none of them no order. */
async function leave(by: Visitor, id: string, quantity: number) {
  if (quantity === 0) return by.post(`/api/orders/${id}/status`, { status: 'cancelado' });
  const { revision, tableId, status } = (await caixa.get(`/api/orders/${id}`)).body.order;
  return by.put(`/api/orders/${id}`, { revision, tableId, status, lines: [{ line: 1, quantity, notes: '' }] });
}
async function fix(id: string, decided: object) {
  const { revision } = (await caixa.get(`/api/orders/${id}`)).body.order;
  const answer = await caixa.post(`/api/orders/${id}/complete`, settlement({ revision, deliver: true, ...decided }));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
async function pay(number: number, cents: number) {
  const { id } = await till.bill(caixa, number);
  const part = { key: randomUUID(), partCents: cents, method: 'pix', cents };
  const answer = await caixa.post(`/api/bills/${id}/payments`, part);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
const rest = async (number: number) => (await till.bill(garcom, number)).restCents;
async function restOnFloor(number: number) {
  const { tables } = (await garcom.get('/api/tables')).body;
  return tables.find((table: { number: number }) => table.number === number)!.bill!.totalCents;
}
const refused = { status: 409, body: { code: 'bill_below_paid' } };

test('with the fee declined, what is left of the dishes alone has to cover what is paid', async () => {
  const diner = await till.seat(1);
  const id = await till.order(diner, 1, 4);
  await fee(diner, 1, false);
  // More than three of four cost, and less than three with their fee.
  await pay(1, Math.round(till.product.cents * 3.2));
  expect(await leave(garcom, id, 3)).toMatchObject(refused);
  expect((await leave(garcom, id, 4)).status).toBe(200);
});

test('an order is cancelled of which nothing is paid: the couvert that is paid stays', async () => {
  const diner = await till.seat(2);
  const id = await till.order(diner, 2);
  await couvert(diner, 2, 2);
  await pay(2, 3_000);
  expect((await leave(garcom, id, 0)).status).toBe(200);
  expect(await rest(2)).toBe(0);
});

test('nor does an order that goes back to work lose the charges that are paid', async () => {
  const id = await till.order(await till.seat(3), 3);
  await fix(id, { charges: [{ description: 'Rolha', cents: 3_500 }] });
  await pay(3, await rest(3));
  const back = { lines: [1], to: 'preparando', from: 'entregue' };
  expect(await garcom.post(`/api/orders/${id}/status`, { status: 'pronto' })).toMatchObject(refused);
  expect(await garcom.post(`/api/orders/${id}/lines/status`, back)).toMatchObject(refused);
  expect(await rest(3)).toBe(0);
  expect((await caixa.post(`/api/orders/${id}/lines/status`, back)).status).toBe(200);
  expect(await rest(3)).toBe(-3_500);
});

test('with the fee declined, the floor and the bill say the same of an order with a fee of its own', async () => {
  const diner = await till.seat(4);
  await fix(await till.order(diner, 4, 2), {});
  await till.order(diner, 4);
  await fee(diner, 4, false);
  expect(await restOnFloor(4)).toBe(await rest(4));
});

test('whatever was wished, fixed and paid: a change is refused just where the bill that is shown would be below what is paid', async () => {
  let number = 4;
  const decided = fc.record({
    chargeServiceFee: fc.boolean(),
    charges: fc.constantFrom([], [{ description: 'Rolha', cents: 3_500 }]),
    discount: fc.constantFrom(null, { type: 'fixed', value: 1_000 }, { type: 'percentage', value: 1_250 }),
  });
  const evening = fc.record({
    pieces: fc.integer({ min: 1, max: 6 }),
    left: fc.nat(6),
    feeDeclined: fc.boolean(),
    couverts: fc.nat(2),
    fixed: fc.option(decided),
    paid: fc.integer({ min: 50, max: 100 }),
  });
  await fc.assert(
    fc.asyncProperty(evening, async ({ pieces, left, feeDeclined, couverts, fixed, paid }) => {
      number += 1;
      const diner = await till.seat(number);
      const id = await till.order(diner, number, pieces);
      const other = await till.order(diner, number);
      if (feeDeclined) await fee(diner, number, false);
      if (couverts > 0) await couvert(diner, number, couverts);
      if (fixed) await fix(other, fixed);
      await pay(number, Math.floor(((await rest(number)) * paid) / 100));
      const answer = await leave(garcom, id, left);
      if (answer.status !== 200) {
        expect(answer).toMatchObject(refused);
        expect((await leave(boss, id, left)).status).toBe(200);
      }
      expect((await rest(number)) < 0).toBe(answer.status !== 200);
      expect(await restOnFloor(number)).toBe(await rest(number));
    }),
    { numRuns: 8, endOnFailure: true },
  );
});
