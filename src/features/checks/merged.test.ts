import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checking } from '../../../tests/support/server/checking.ts';
import { cashier, openTestInstance, owner, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { asWished, billSums, dueParts, wishesTogether } from '../bills/bill.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let garcom: Visitor;
const { seen, claim, fee, couvert, pay, receive } = checking;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
  garcom = await new Visitor(instance).signIn(waiter);
  await checking.couvertCosts(await new Visitor(instance).signIn(owner), 1_200);
});
afterAll(() => instance.close());

const merge = async (into: string, fromId: string) =>
  (await garcom.post(`/api/bills/${into}/merges`, { fromId, key: randomUUID() })).body;

test('what two bills come to together is told beforehand as it is then, with the fee declined and the couverts of both', async () => {
  const stays = await till.seat(1);
  const comes = await till.seat(2);
  await till.order(stays, 1, 3);
  await till.order(comes, 2, 2);
  await fee(stays, 1, false);
  await couvert(stays, 1, 2);
  await couvert(comes, 2, 3);
  const here = await till.bill(garcom, 1);
  const there = await till.bill(garcom, 2);
  const told = billSums(dueParts([...here.orders, ...there.orders]), asWished(wishesTogether(here, there)));
  const merged = await merge(here.id, there.id);
  expect(merged).toMatchObject({ totalCents: told.totalCents, serviceFeeCents: 0, restCents: told.totalCents });
  expect(merged.wishes).toEqual(wishesTogether(here, there));
  expect(merged.wishes).toMatchObject({ feeDeclined: true, couvert: { people: 5, cents: 1_200 } });
});

test('a couvert that a phone has paid stays paid when its bill is merged, and is where it was when that is undone', async () => {
  const ana = await till.seat(3);
  await till.order(ana, 3);
  await couvert(ana, 3, 2);
  const hers = await till.bill(garcom, 3);
  await claim(ana, 3, hers.id, 12, 0);
  const { mine } = await seen(ana, 3);
  const part = (await pay(ana, 3, mine.cents)).body.check!.part!;
  expect((await receive(caixa, part.id, { method: 'debito' })).status).toBe(200);

  const rui = await till.seat(4);
  await till.order(rui, 4);
  await couvert(rui, 4, 1);
  const his = await till.bill(garcom, 4);
  const merged = await merge(his.id, hers.id);
  const couverts = (check: Awaited<ReturnType<typeof seen>>) => check.lines.find(({ line }) => line === 0)!;
  const together = await seen(rui, 4);
  expect(couverts(together)).toMatchObject({ quantity: 3, claims: [{ pieces: 12, held: true, paid: true }] });
  // Two are left, and no third.
  expect((await claim(rui, 4, his.id, 36, 0)).body).toMatchObject({ code: 'piece_taken', data: { left: 24 } });
  expect((await claim(rui, 4, his.id, 24, 0)).body.check!.mine.couvertCents).toBe(2_400);

  expect((await garcom.post(`/api/bills/${his.id}/merges/${merged.merges[0]!.id}/undo`)).status).toBe(200);
  const back = await seen(ana, 3);
  expect(couverts(back)).toMatchObject({ quantity: 2, claims: [{ pieces: 12, paid: true, you: true }] });
  expect(back.paidCents).toBe(mine.cents);
  expect((await claim(ana, 3, hers.id, 24, 0)).body.code).toBe('piece_taken');
});
