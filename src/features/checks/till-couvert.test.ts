import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checking } from '../../../tests/support/server/checking.ts';
import { cashier, openTestInstance, owner, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { checks } from './contract.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let boss: Visitor;
let caixa: Visitor;
let garcom: Visitor;
const { couvertCosts, couvert, pay, seen } = checking;
const put = (staff: Visitor, id: string, people: number) => staff.put(`/api/checks/bills/${id}/couvert`, { people });

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  boss = await new Visitor(instance).signIn(owner);
  caixa = await new Visitor(instance).signIn(cashier);
  garcom = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

test('the till puts and takes off the couvert as guests do, at the price of the house; what they are about to pay follows', async () => {
  await couvertCosts(boss, 1_200);
  const ana = await till.seat(1);
  await till.order(ana, 1, 4);
  const { id, totalCents } = await till.bill(caixa, 1);
  expect((await caixa.ask(checks.ofBill, { id })).couvertToday).toEqual({ cents: 1_200, artist: null });
  expect((await put(garcom, id, 2)).body.code).toBe('forbidden');
  expect((await put(caixa, id, 2)).status).toBe(200);
  expect(await till.bill(caixa, 1)).toMatchObject({
    totalCents: totalCents + 2_400,
    wishes: { couvert: { people: 2, cents: 1_200 } },
  });
  expect((await seen(ana, 1)).couvert).toEqual({ people: 2, cents: 1_200 });
  const told = (await caixa.get(`/api/bills/${id}/history`)).body.entries.map(({ body }: any) => JSON.parse(body));
  expect(told.at(-1)).toMatchObject({ kind: 'couvert', about: '2' });

  const whole = totalCents + 2_400;
  const split = { by: 'amount', cents: whole };
  expect((await pay(ana, 1, whole, { method: 'cash', split })).status).toBe(200);
  expect((await put(caixa, id, 0)).status).toBe(200);
  expect((await seen(ana, 1)).part).toMatchObject({ status: 'asked', cents: totalCents });
  expect((await till.bill(caixa, 1)).wishes.couvert).toBeNull();
});

test('once some is paid the couvert is the till’s to change, for no more than sit there and where the house has one', async () => {
  const ana = await till.seat(2);
  await till.order(ana, 2, 4);
  const { id, totalCents } = await till.bill(caixa, 2);
  const part = { key: randomUUID(), method: 'pix', partCents: 500, cents: 500 };
  await caixa.post(`/api/bills/${id}/payments`, part);
  expect((await couvert(ana, 2, 2)).body.code).toBe('bill_part_paid');
  expect((await caixa.put(`/api/bills/${id}/people`, { people: 2 })).status).toBe(200);
  expect((await put(caixa, id, 3)).body).toMatchObject({ code: 'couvert_too_many', data: { people: 2 } });
  expect((await put(caixa, id, 2)).status).toBe(200);
  expect(await till.bill(caixa, 2)).toMatchObject({ totalCents: totalCents + 2_400, restCents: totalCents + 1_900 });
  // At the price that it was put at, whatever the house asks for by then.
  await couvertCosts(boss, 0);
  expect((await put(caixa, id, 1)).status).toBe(200);
  const open = await till.bill(caixa, 2);
  expect(open.wishes.couvert).toEqual({ people: 1, cents: 1_200 });
  const payments = [{ method: 'dinheiro', cents: open.restCents }];
  expect((await till.close(caixa, open, { charges: open.charges, payments })).body.totalCents).toBe(totalCents + 1_200);
  expect((await put(caixa, id, 0)).body.code).toBe('bill_closed');
  await till.order(await till.seat(3), 3);
  expect((await put(caixa, (await till.bill(caixa, 3)).id, 1)).body.code).toBe('couvert_unavailable');
  expect((await put(caixa, randomUUID(), 1)).body.code).toBe('bill_not_found');
});
