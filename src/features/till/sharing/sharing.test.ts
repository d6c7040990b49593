import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { close, closeWhatIsOpen, open, read } from '../../../../tests/support/server/cash-till.ts';
import { cashier, openTestInstance, owner, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { settlement } from '../../../../tests/support/server/settlement.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let house: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let dono: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  house = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
  dono = await new Visitor(instance).signIn(owner);
  await closeWhatIsOpen(dono);
});
afterAll(() => instance.close());

const share = async (byPoints: boolean, ...points: number[]) => {
  const { people, revision } = (await dono.get('/api/fee-sharing')).body;
  const given = people.map(({ id }, at) => ({ id, points: points[at] ?? 0 }));
  return dono.put('/api/fee-sharing', { byPoints, people: given, revision });
};

test('the fee of bills and of orders paid by themselves is shared to the cent, and stays as it was when the till closed', async () => {
  expect((await caixa.get('/api/fee-sharing')).body.code).toBe('forbidden');
  expect((await share(true, 10, 3)).status).toBe(200);
  const { body: till } = await open(caixa);

  // One order by itself, the rest with the bill.
  const diner = await house.seat(7);
  const apart = await house.order(diner, 7, 3);
  await house.order(diner, 7);
  const { order } = (await caixa.get(`/api/orders/${apart}`)).body;
  const payments = [{ method: 'pix', cents: order.totalCents }];
  const paid = await caixa.post(`/api/orders/${apart}/complete`, settlement({ revision: 1, payments }));
  expect(paid.status).toBe(200);
  const bill = await house.bill(caixa, 7);
  await house.close(caixa, bill);

  const fee = order.serviceFeeCents + bill.serviceFeeCents;
  const now = await read(caixa, till.id);
  expect(now.fee.cents).toBe(fee);
  expect(now.fee.shares.map(({ points }) => points)).toEqual([10, 3]);
  expect(now.fee.shares.reduce((sum, { cents }) => sum + cents, 0)).toBe(fee);
  const { body: closed } = await close(caixa, now);
  expect(closed.fee).toEqual(now.fee);

  expect((await share(false, 1, 1)).status).toBe(200);
  expect((await read(caixa, till.id)).fee).toEqual(closed.fee);
  const { body: next } = await open(caixa);
  expect(next.fee.shares.map(({ points, cents }: any) => [points, cents])).toEqual([
    [null, 0],
    [null, 0],
  ]);
  await close(caixa, next);
  const refused = instance.owner.query('update till_fee_shares set cents = cents + 1 where till_id = $1', [till.id]);
  await expect(refused).rejects.toMatchObject({ constraint: 'tills_closed' });
});

test('the fee of what is settled while no till is open is shared by the next till, once', async () => {
  expect((await share(true, 10, 3)).status).toBe(200);
  const diner = await house.seat(9);
  const apart = await house.order(diner, 9, 2);
  await house.order(diner, 9);
  const { order } = (await caixa.get(`/api/orders/${apart}`)).body;
  const payments = [{ method: 'pix', cents: order.totalCents }];
  const paid = await caixa.post(`/api/orders/${apart}/complete`, settlement({ revision: 1, payments }));
  expect(paid.status).toBe(200);
  const bill = await house.bill(caixa, 9);
  const discount = { type: 'fixed', value: 100 };
  const closing = await house.close(caixa, { ...bill, totalCents: bill.totalCents - 100 }, { discount });
  expect(closing.status, JSON.stringify(closing.body)).toBe(200);

  const { body: next } = await open(caixa);
  const cents = order.serviceFeeCents + closing.body.serviceFeeCents;
  expect(next.fee).toMatchObject({ cents, bills: 1, orders: 1 });
  expect(next.reductions.discounts.map((each) => each.cents)).toEqual([100]);
  const { body: closed } = await close(caixa, next);
  expect(closed.fee).toEqual(next.fee);
  const { body: later } = await open(caixa);
  expect(later.fee).toMatchObject({ cents: 0, bills: 0, orders: 0 });
  expect(later.reductions.discounts).toEqual([]);
  await close(caixa, later);
});

test('of a bill that came to less than its service fee, no more is shared than what was paid', async () => {
  expect((await share(true, 10, 3)).status).toBe(200);
  const { body: till } = await open(caixa);
  const diner = await house.seat(8);
  const apart = await house.order(diner, 8, 2);
  await house.order(diner, 8, 3);
  const { order } = (await caixa.get(`/api/orders/${apart}`)).body;
  const off = { discount: { type: 'fixed', value: order.totalCents - 5 }, payments: [{ method: 'pix', cents: 5 }] };
  expect((await caixa.post(`/api/orders/${apart}/complete`, settlement({ revision: 1, ...off }))).status).toBe(200);
  const bill = await house.bill(caixa, 8);
  const discount = { type: 'fixed', value: bill.totalCents - 20 };
  const closing = await house.close(caixa, { ...bill, totalCents: 20 }, { discount });
  expect(closing.status).toBe(200);
  expect(Math.min(order.serviceFeeCents, bill.serviceFeeCents)).toBeGreaterThan(20);

  const now = await read(caixa, till.id);
  expect(now.fee.cents).toBe(25);
  expect(now.fee.shares.reduce((sum, { cents }) => sum + cents, 0)).toBe(25);
  const { body: closed } = await close(caixa, now);
  expect(closed.fee).toEqual(now.fee);
});

test('of two who change the sharing one is told that it was changed; whoever is of no house shares nothing', async () => {
  const { people, revision } = (await dono.get('/api/fee-sharing')).body;
  const given = people.map(({ id }) => ({ id, points: 1 }));
  const both = await Promise.all(
    [0, 1].map(() => dono.put('/api/fee-sharing', { byPoints: true, people: given, revision })),
  );
  expect(both.map(({ body }) => (body as any).code).sort()).toEqual(['settings_changed', undefined]);
  const stranger = [{ id: randomUUID(), points: 9 }];
  const saved = await dono.put('/api/fee-sharing', { byPoints: true, people: stranger, revision: revision + 1 });
  expect(saved.body.people.map(({ points }) => points)).toEqual(people.map(() => 0));
});
