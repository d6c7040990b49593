import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cash, close, closeWhatIsOpen, move, open, read } from '../../../../tests/support/server/cash-till.ts';
import { checking } from '../../../../tests/support/server/checking.ts';
import { cashier, openTestInstance, owner, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import { verifyChains } from '../../chain/verify.ts';
import { checks } from '../contract.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let boss: Visitor;
let caixa: Visitor;
const slug = 'restaurant-demo';
const { seen, pay, tell, receive, waiting, phonesBeside, pixTo } = checking;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  boss = await new Visitor(instance).signIn(owner);
  caixa = await new Visitor(instance).signIn(cashier);
  await pixTo(boss, { kind: 'email', key: 'Pix@Casa.com.br', name: 'Casa da Ana', city: 'São Paulo' });
});
afterAll(() => instance.close());

const amount = (cents: number) => ({ split: { by: 'amount', cents } });
const own = async (guest: Visitor, number: number) => (await guest.ask(checks.own, { slug, number })).parts;
const giveBack = (id: string, how: 'cash' | 'pix') => caixa.post(`/api/checks/parts/${id}/credit`, { how });
const pixOf = async (id: string) => (await read(caixa, id)).tallies.find(({ method }) => method === 'pix')!;

/** A bill that was paid in cash while a phone said that it had paid by PIX, which came. */
async function latePix(number: number) {
  const guest = await till.seat(number);
  await till.order(guest, number);
  const { restCents } = await seen(guest, number);
  const part = (await pay(guest, number, restCents, { ...amount(restCents), method: 'pix' })).body.check!.part!;
  await tell(guest, number, part.id);
  expect((await till.close(caixa, await till.bill(caixa, number))).status).toBe(200);
  return { guest, id: part.id, cents: restCents };
}

test('a PIX that comes too late is in the till’s PIX, and given back in cash or by PIX it leaves the till again: what is counted is what is expected', async () => {
  await closeWhatIsOpen(boss);
  const { body: opened } = await open(caixa, 0);
  const first = await latePix(1);
  const second = await latePix(2);
  for (const { id } of [first, second])
    for (let again = 0; again < 2; again += 1) expect((await receive(caixa, id)).status).toBe(200);
  expect((await pixOf(opened.id)).expectedCents).toBe(first.cents + second.cents);
  expect((await pixOf(opened.id)).receivedCents).toBe(0);

  // The drawer has what both bills were paid with: all of it went to the safe.
  const { expectedCents } = cash(await read(caixa, opened.id));
  await move(caixa, opened.id, 'out', expectedCents);
  expect((await giveBack(first.id, 'cash')).body).toMatchObject({ code: 'till_short' });
  await move(caixa, opened.id, 'in', first.cents);
  for (let again = 0; again < 2; again += 1) expect((await giveBack(first.id, 'cash')).status).toBe(200);
  expect((await giveBack(second.id, 'pix')).status).toBe(200);
  const now = await read(caixa, opened.id);
  expect(cash(now).expectedCents).toBe(0);
  expect((await pixOf(opened.id)).expectedCents).toBe(first.cents);
  expect(now.movements.filter(({ kind }) => kind !== 'in' && kind !== 'out')).toMatchObject([
    { kind: 'late_pix', cents: first.cents, reason: '#1' },
    { kind: 'late_pix', cents: second.cents, reason: '#2' },
    { kind: 'refund', cents: first.cents, reason: '#1' },
    { kind: 'pix_refund', cents: second.cents, reason: '#2' },
  ]);
  expect((await close(caixa, now)).body).toMatchObject({ differenceCents: 0 });
  const { broken } = await verifyChains(instance.database.scope(instance.restaurantId), new Date());
  expect(broken).toEqual([]);
});

test('too much by card is counted with the cards; without an open till what is given back is in none', async () => {
  const { body: opened } = await open(caixa);
  const ana = await till.seat(3);
  await till.order(ana, 3);
  const { restCents } = await seen(ana, 3);
  const part = (await pay(ana, 3, restCents, { ...amount(restCents), method: 'card' })).body.check!.part!;
  await receive(caixa, part.id, { method: 'debito', receivedCents: restCents + 700 });
  const tallied = (await read(caixa, opened.id)).tallies.find(({ method }) => method === 'debito');
  expect(tallied).toMatchObject({ expectedCents: restCents + 700, receivedCents: restCents });
  await closeWhatIsOpen(boss);
  expect((await giveBack(part.id, 'cash')).status).toBe(200);
  expect((await waiting(caixa)).find(({ id }) => id === part.id)).toBeUndefined();
  expect((await read(caixa, opened.id)).movements).toHaveLength(1);
});

test('a guest is told what the house owes, and then how and when it was given back; nobody else is', async () => {
  const { guest, id, cents } = await latePix(4);
  const [other] = phonesBeside(instance, guest, 1) as [Visitor];
  // Nothing came yet: the house has closed the bill, and its code is nobody's to pay.
  expect(await own(guest, 4)).toMatchObject([{ id, status: 'told', creditCents: 0, pix: null }]);
  await receive(caixa, id);
  expect(await own(guest, 4)).toMatchObject([{ creditCents: cents, creditSettledAt: null, creditSettledHow: null }]);
  await giveBack(id, 'pix');
  expect(await own(guest, 4)).toMatchObject([
    { creditCents: cents, creditSettledAt: expect.any(String), creditSettledHow: 'pix' },
  ]);
  expect(await own(other, 4)).toEqual([]);
});

test('whoever was to pay at the table is told that the house closed the bill before; of an open bill nothing is said there', async () => {
  const ana = await till.seat(5);
  await till.order(ana, 5, 2);
  const { restCents, id } = await seen(ana, 5);
  const [rui] = phonesBeside(instance, ana, 1) as [Visitor];
  await pay(ana, 5, 1_000, { ...amount(1_000), method: 'cash' });
  await pay(rui, 5, 1_500, { ...amount(1_500), method: 'card' });
  expect(await own(ana, 5)).toEqual([]);
  // The staff see who pays what; a guest of another table may not ask.
  const { parts } = await caixa.ask(checks.ofBill, { id });
  expect(parts).toMatchObject([
    { person: 1, method: 'cash', cents: 1_000, status: 'asked' },
    { person: 2, method: 'card', cents: 1_500, status: 'asked' },
  ]);
  expect((await seen(ana, 5)).awaited).toMatchObject([{ person: 2, method: 'card', askedAt: expect.any(String) }]);
  await receive(caixa, parts[0]!.id);
  const open5 = await till.bill(caixa, 5);
  const payments = [{ method: 'pix', cents: restCents - 1_000 }];
  expect((await till.close(caixa, open5, { payments })).status).toBe(200);
  expect(await own(rui, 5)).toMatchObject([{ status: 'withdrawn', endedWhy: 'closed', cents: 1_500 }]);
  expect(await own(ana, 5)).toEqual([]);
  expect((await caixa.ask(checks.ofBill, { id })).parts).toMatchObject([{ person: 1, status: 'paid' }]);
  expect((await caixa.get(`/api/checks/bills/${randomUUID()}`)).body.code).toBe('bill_not_found');
});
