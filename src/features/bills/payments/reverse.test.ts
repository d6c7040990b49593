import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  close,
  closeWhatIsOpen,
  expectedOf,
  open as openTheTill,
  read,
} from '../../../../tests/support/server/cash-till.ts';
import { checking } from '../../../../tests/support/server/checking.ts';
import {
  cashier,
  openTestInstance,
  owner,
  type TestInstance,
  waiter,
} from '../../../../tests/support/server/instance.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let garcom: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
  garcom = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

const pay = async (id: string, cents: number, method = 'pix') => {
  const answer = await caixa.post(`/api/bills/${id}/payments`, { key: randomUUID(), partCents: cents, method, cents });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as any;
};
const reversal = (key = randomUUID()) => ({ key, reason: 'Mesa errada' });
const path = (billId: string, paymentId: string) => `/api/bills/${billId}/payments/${paymentId}/reversal`;

test('a payment of an open bill is reversed once, with its reason: the bill wants it again and the till expects it no more', async () => {
  await closeWhatIsOpen(await new Visitor(instance).signIn(owner));
  const { id: tillId } = (await openTheTill(caixa)).body as any;
  await till.order(await till.seat(1), 1, 4);
  const { id, totalCents } = await till.bill(caixa, 1);
  const paid = await pay(id, 2_000);
  const [{ id: payment }] = paid.payments;
  expect(paid.payments[0]).toMatchObject({ reversible: true, reversal: null, reverses: null });
  const before = expectedOf(await read(caixa, tillId));

  expect((await garcom.post(path(id, payment), reversal())).body.code).toBe('forbidden');
  expect((await caixa.post(path(id, payment), { key: randomUUID(), reason: ' ' })).body.code).toBe('invalid_input');
  expect((await caixa.post(path(id, randomUUID()), reversal())).body.code).toBe('bill_payment_not_found');
  const body = reversal();
  const reversed = await caixa.post(path(id, payment), body);
  expect(reversed.status, JSON.stringify(reversed.body)).toBe(200);
  expect(reversed.body).toMatchObject({
    paidCents: 0,
    restCents: totalCents,
    totalCents,
    changeCents: 0,
    closedAt: null,
  });
  expect((reversed.body as any).payments).toMatchObject([
    {
      id: payment,
      keptCents: 2_000,
      reversible: false,
      reversal: { reason: 'Mesa errada', by: expect.stringMatching(/\S/) },
    },
    { reverses: payment, method: 'pix', keptCents: -2_000, reversible: false },
  ]);
  // Sent again it is the same; by anybody else it is no more.
  expect((await caixa.post(path(id, payment), body)).body).toEqual(reversed.body);
  expect((await caixa.post(path(id, payment), reversal())).body.code).toBe('bill_payment_reversed');
  const method = { key: randomUUID(), from: 'pix', to: 'debito' };
  expect((await caixa.post(`/api/bills/${id}/payments/${payment}/method`, method)).body.code).toBe(
    'bill_payment_reversed',
  );

  const now = await read(caixa, tillId);
  expect(expectedOf(now)).toEqual({ ...before, pix: before.pix! - 2_000 });
  expect(now.tallies.find((each) => each.method === 'pix')).toMatchObject({
    payments: 1,
    refunds: 1,
    receivedCents: 0,
  });
  const { entries } = (await caixa.get(`/api/bills/${id}/history`)).body as any;
  expect(JSON.stringify(entries.at(-1))).toMatch(/payment_reversed.*Mesa errada|Mesa errada.*payment_reversed/);
  expect((await close(caixa, now)).status).toBe(200);

  const boss = await new Visitor(instance).signIn(owner);
  const told = { reason: 'Mesa errada', cents: 2_000, method: 'pix', billId: id, tableNumber: 1 };
  const people = { by: expect.stringMatching(/\S/), receivedBy: expect.stringMatching(/\S/) };
  const all = { entries: [{ ...told, ...people }], count: 1, cents: 2_000, more: false };
  expect((await boss.get('/api/payment-reversals')).body).toMatchObject(all);
  expect((await boss.get('/api/payment-reversals?day=2026-01-02')).body).toMatchObject({
    entries: [],
    count: 0,
    cents: 0,
  });
  expect((await caixa.get('/api/payment-reversals')).body.code).toBe('forbidden');
});

test('what is known to be another method is reversed as that, and a closed bill is left as it is', async () => {
  await till.order(await till.seat(2), 2, 4);
  const { id, totalCents } = await till.bill(caixa, 2);
  const [{ id: payment }] = (await pay(id, 1_000, 'credito')).payments;
  await caixa.post(`/api/bills/${id}/payments/${payment}/method`, { key: randomUUID(), from: 'credito', to: 'debito' });
  expect(((await caixa.post(path(id, payment), reversal())).body as any).payments[1]).toMatchObject({
    method: 'debito',
  });
  const { body: closed } = await till.close(caixa, await till.bill(caixa, 2));
  expect(closed).toMatchObject({ totalCents, restCents: 0 });
  const last = (closed as any).payments.at(-1).id;
  expect((await caixa.post(path(id, last), reversal())).body.code).toBe('bill_closed');
});

test('a bill that would close once it is served stays open for what was reversed, and two who reverse at once do it once', async () => {
  await till.order(await till.seat(3), 3, 2);
  const bill = await till.bill(caixa, 3);
  const payments = [{ method: 'credito', cents: bill.totalCents }];
  const { body: waits } = await till.close(caixa, bill, { payments, untilServed: true });
  expect(waits).toMatchObject({ closesWhenServed: true, restCents: 0 });
  const once = path(bill.id, (waits as any).payments[0].id);
  const answers = await Promise.all([caixa.post(once, reversal()), caixa.post(once, reversal())]);
  expect(answers.map(({ body }) => (body as any).code).sort()).toEqual(['bill_payment_reversed', undefined]);
  expect(await till.bill(caixa, 3)).toMatchObject({ closesWhenServed: false, restCents: bill.totalCents });
});

test('what a phone paid is to be paid for again there', async () => {
  const guest = await till.seat(4);
  const order = await till.order(guest, 4, 2);
  await till.order(guest, 4);
  await checking.claim(guest, 4, order);
  const { mine } = await checking.seen(guest, 4);
  const boss = await new Visitor(instance).signIn(owner);
  await checking.pixTo(boss, { kind: 'email', key: 'casa@example.com', name: 'Casa', city: 'Recife' });
  const asked = await checking.pay(guest, 4, mine.cents, { method: 'pix' });
  const part = (asked.body as any).check.part.id;
  expect((await checking.receive(caixa, part)).status).toBe(200);
  const bill = await till.bill(caixa, 4);
  const paid = bill.payments.find(({ key }) => key === part)!;
  expect((await caixa.post(path(bill.id, paid.id), reversal())).status).toBe(200);
  expect((await checking.receive(caixa, part)).body.code).toBe('bill_payment_reversed');
  const seen = await checking.seen(guest, 4);
  expect(seen).toMatchObject({ paidCents: 0, restCents: bill.totalCents, payments: [], part: null });
  expect(seen.reversed).toMatchObject([{ id: paid.id, cents: paid.keptCents, you: true }]);
  const beside = await checking.seen(await till.seat(4), 4);
  expect(beside.reversed).toMatchObject([{ id: paid.id, you: false }]);
  expect(seen.lines[0]!.claims).toMatchObject([{ held: false, paid: false }]);
  expect((await checking.pay(guest, 4, seen.mine.cents)).status).toBe(200);
});

test('once nothing is paid any more guests choose the fee again, and a bill whose orders all moved is over', async () => {
  const guest = await till.seat(5);
  const order = await till.order(guest, 5);
  const { id } = await till.bill(caixa, 5);
  const [{ id: payment }] = (await pay(id, 1_000)).payments;
  expect((await checking.seen(guest, 5)).wishesOpen).toBe(false);
  expect((await checking.fee(guest, 5, false)).body.code).toBe('bill_part_paid');
  expect((await caixa.post(path(id, payment), reversal())).status).toBe(200);
  expect((await checking.seen(guest, 5)).wishesOpen).toBe(true);
  expect((await checking.fee(guest, 5, false)).status).toBe(200);

  const { revision, status } = (await caixa.get(`/api/orders/${order}`)).body.order;
  const moved = { revision, status, tableId: till.tableId(6), lines: [{ line: 1, quantity: 1, notes: '' }] };
  expect((await caixa.put(`/api/orders/${order}`, moved)).status).toBe(200);
  expect((await caixa.get(`/api/bills/${id}`)).body).toMatchObject({ closedAt: expect.any(String), totalCents: 0 });
});
