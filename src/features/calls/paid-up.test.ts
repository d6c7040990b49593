import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calling } from '../../../tests/support/server/calling.ts';
import { checking } from '../../../tests/support/server/checking.ts';
import { cashier, openTestInstance, owner, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { settlement } from '../../../tests/support/server/settlement.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let garcom: Visitor;
const { ask, open, answer, reopen, seen: seenCalls } = calling;
const { seen, pay, tell, receive, pixTo, phonesBeside, waiting } = checking;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
  garcom = await new Visitor(instance).signIn(waiter);
  const boss = await new Visitor(instance).signIn(owner);
  await pixTo(boss, { kind: 'email', key: 'Pix@Casa.com.br', name: 'Casa da Ana', city: 'São Paulo' });
});
afterAll(() => instance.close());

const amount = (cents: number) => ({ split: { by: 'amount', cents } });
const kinds = async (number: number) => (await open(garcom, number)).map(({ kind }) => kind);
/** What is still being made keeps a paid bill open. */
async function unserved(number: number, quantity = 2) {
  const guest = await till.seat(number);
  const order = await till.order(guest, number, quantity);
  return { guest, order };
}
const payPart = (bill: { id: string }, cents: number) =>
  caixa.post(`/api/bills/${bill.id}/payments`, { key: randomUUID(), partCents: cents, method: 'pix', cents });
async function payUntilServed(number: number) {
  const { id, version, restCents } = await till.bill(caixa, number);
  const payments = [{ method: 'credito', cents: restCents }];
  return caixa.post(`/api/bills/${id}/close`, settlement({ version, untilServed: true, payments }));
}
/** The last that screens were told of calls. */
async function told() {
  const { rows } = await instance.owner.query(`select max(seq)::int as seq from outbox where topic = 'calls'`);
  return rows[0].seq as number;
}

test('the bill is called for no more once it is paid, though it stays open until all is served', async () => {
  const { guest } = await unserved(1);
  await ask(guest, 1, { kind: 'bill' });
  await ask(guest, 1);
  const before = await told();
  expect((await payUntilServed(1)).status).toBe(200);
  expect(await till.bill(caixa, 1)).toMatchObject({ closedAt: null, restCents: 0 });
  expect(await kinds(1)).toEqual(['waiter']);
  expect(await told()).toBeGreaterThan(before);
});

test('nor when its guests paid it themselves, part by part: the last part ends it', async () => {
  const { guest } = await unserved(2);
  const [beside] = phonesBeside(instance, guest, 1) as [Visitor];
  await ask(guest, 2, { kind: 'bill' });
  const { restCents } = await seen(guest, 2);
  const first = (await pay(guest, 2, 1_000, { ...amount(1_000), method: 'card' })).body.check!.part!;
  const rest = restCents - 1_000;
  const last = (await pay(beside, 2, rest, { ...amount(rest), method: 'pix' })).body.check!.part!;
  await tell(beside, 2, last.id);
  await receive(caixa, first.id);
  expect(await kinds(2)).toEqual(['bill', 'pay']);
  await receive(caixa, last.id);
  expect(await kinds(2)).toEqual([]);
});

test('a PIX that somebody says they paid calls no more once the till took all by itself, and stays to be looked for', async () => {
  const { guest } = await unserved(3);
  const { restCents } = await seen(guest, 3);
  const part = (await pay(guest, 3, restCents, { ...amount(restCents), method: 'pix' })).body.check!.part!;
  await tell(guest, 3, part.id);
  expect(await kinds(3)).toEqual(['pay']);
  expect((await payPart(await till.bill(caixa, 3), restCents)).status).toBe(200);
  expect(await kinds(3)).toEqual([]);
  expect(await waiting(caixa)).toEqual([expect.objectContaining({ id: part.id, status: 'told' })]);
  // It had come: it is owed to the guest, and nobody is called for it.
  expect((await receive(caixa, part.id)).body).toMatchObject({ status: 'paid', creditCents: restCents });
  expect(await kinds(3)).toEqual([]);
});

test('nor when what is left was cancelled, or paid order by order; but a bill of which nothing was paid still is', async () => {
  const { guest, order } = await unserved(4);
  const { totalCents } = await till.bill(caixa, 4);
  const second = await till.order(guest, 4);
  await ask(guest, 4, { kind: 'bill' });
  await payPart(await till.bill(caixa, 4), totalCents);
  expect(await kinds(4)).toEqual(['bill']);
  await caixa.post(`/api/orders/${second}/status`, { status: 'cancelado' });
  expect((await till.bill(caixa, 4)).orders.map(({ id }) => id)).toContain(order);
  expect(await kinds(4)).toEqual([]);

  const five = await unserved(5);
  await ask(five.guest, 5, { kind: 'bill' });
  const { revision, totalCents: cents } = (await caixa.get(`/api/orders/${five.order}`)).body.order;
  const payments = [{ method: 'pix', cents }];
  await caixa.post(`/api/orders/${five.order}/complete`, settlement({ revision, payments, deliver: false }));
  expect(await kinds(5)).toEqual([]);

  const six = await unserved(6);
  await ask(six.guest, 6, { kind: 'bill' });
  // What was reversed is not paid.
  const wrong = (await payPart(await till.bill(caixa, 6), 500)).body;
  const reversal = { key: randomUUID(), reason: 'Mesa errada' };
  const path = `/api/bills/${wrong.id}/payments/${wrong.payments[0]!.id}/reversal` as const;
  expect((await caixa.post(path, reversal)).status).toBe(200);
  await caixa.post(`/api/orders/${six.order}/status`, { status: 'cancelado' });
  expect(await kinds(6)).toEqual(['bill']);
});

test('guests of a paid bill are not offered to call for it, until they order more', async () => {
  const { guest } = await unserved(12);
  const offered = async () => (await seenCalls(guest, 12)).body.offers.bill;
  expect(await offered()).toBe(true);
  await payUntilServed(12);
  expect(await offered()).toBe(false);
  await till.order(guest, 12);
  expect(await offered()).toBe(true);
});

test('what was paid brings no call back: not one that was answered by mistake, until they order more', async () => {
  const { guest } = await unserved(7);
  const { id } = (await ask(guest, 7, { kind: 'bill' })).body;
  await answer(garcom, id);
  await payUntilServed(7);
  expect((await reopen(garcom, id)).body.code).toBe('call_over');
  expect(await kinds(7)).toEqual([]);
  await till.order(guest, 7);
  const anew = (await ask(guest, 7, { kind: 'bill' })).body.id;
  await answer(garcom, anew);
  expect((await reopen(garcom, anew)).status).toBe(200);
  expect(await kinds(7)).toEqual(['bill']);
});

test('the calls of a paid bill end where its guests sit by then, moved and merged', async () => {
  const { guest } = await unserved(8);
  await ask(guest, 8, { kind: 'bill' });
  const bill = await till.bill(caixa, 8);
  await garcom.post(`/api/bills/${bill.id}/table`, { tableId: till.tableId(9) });
  expect(await kinds(9)).toEqual(['bill']);
  const ten = await unserved(10);
  await ask(ten.guest, 10, { kind: 'bill' });
  const into = await till.bill(caixa, 10);
  const merged = await garcom.post(`/api/bills/${into.id}/merges`, { fromId: bill.id, key: randomUUID() });
  expect(merged.status).toBe(200);
  // Both asked for the bill: it is brought once.
  expect([await kinds(9), await kinds(10)]).toEqual([[], ['bill']]);
  await payUntilServed(10);
  expect(await kinds(10)).toEqual([]);
});

test('a call for the bill beside the payment that covers it is open to nobody, unless it was made after', async () => {
  for (let round = 0; round < 6; round += 1) {
    const number = 11;
    const { guest } = await unserved(number);
    const { id } = (await ask(guest, number, { kind: 'bill' })).body;
    const [paid] = await Promise.all([payUntilServed(number), answer(garcom, id), reopen(garcom, id)]);
    expect(paid.status).toBe(200);
    expect(await kinds(number)).toEqual([]);
    await till.serve(caixa, number);
    const { id: billId, version } = await till.bill(caixa, number);
    await caixa.post(`/api/bills/${billId}/close`, settlement({ version, payments: [] }));
  }
});
