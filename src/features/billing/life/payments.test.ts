import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../../tests/support/server/instance.ts';
import {
  addSubscriber,
  beginPayment,
  type Subscriber,
  silentPost,
  standingOf,
} from '../../../../tests/support/server/subscriber.ts';
import type { PaymentProvider, Report } from '../providers/provider.ts';
import { settle } from '../settle.ts';
import { askPayments, type PaymentDoors, slotMs } from './ask-payments.ts';
import { expirePayments } from './expire-payments.ts';

let instance: TestInstance;
let doors: PaymentDoors & { owner: TestInstance['owner'] };
let subscriber: Subscriber;
const told = new Map<string, Report['status'] | Error>();
const asked: string[] = [];
const errors: unknown[] = [];
const now = new Date('2026-06-15T15:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

const missing = () => Promise.reject(new Error('Not here'));
const provider: PaymentProvider = {
  name: 'sandbox',
  begin: missing,
  read: missing,
  refund: missing,
  withdraw: missing,
  async look(ref) {
    asked.push(ref);
    const status = told.get(ref) ?? 'pending';
    if (status instanceof Error) throw status;
    return { ref, status, transactionId: `t_${ref}`, at: now };
  },
};

beforeAll(async () => {
  instance = await openTestInstance();
  const { system } = instance.database;
  doors = {
    system,
    owner: instance.owner,
    payments: provider,
    post: silentPost,
    onError: (error) => errors.push(error),
  };
});
beforeEach(async () => {
  for (const list of [asked, errors]) list.length = 0;
  told.clear();
  await instance.owner.query('delete from payments');
  subscriber = await addSubscriber(instance.owner);
});
afterAll(() => instance.close());

const statusOf = async ({ id }: { id: string }) =>
  (await instance.owner.query('select status, failure, discount_held as held from payments where id = $1', [id]))
    .rows[0];

/** With the only use of a code held. */
async function withDiscount({ id }: { id: string }): Promise<() => Promise<number>> {
  const { rows } = await instance.owner.query(
    `insert into discounts (code, type, value, starts_on, ends_on, max_uses, used_count)
     values ('C' || upper(left(replace(gen_random_uuid()::text, '-', ''), 12)), 'fixed', 0, '2026-01-01', '2026-12-31', 1, 1) returning id`,
  );
  await instance.owner.query('update payments set discount_id = $2, discount_held = true where id = $1', [
    id,
    rows[0].id,
  ]);
  return async () =>
    (await instance.owner.query('select used_count as used from discounts where id = $1', [rows[0].id])).rows[0].used;
}

test('a payment that nobody made in time is given up, once, with the use of its discount', async () => {
  const payment = await beginPayment(doors, subscriber, { now, expiresAt: minutes(60) });
  const used = await withDiscount(payment);
  expect(await expirePayments(doors, minutes(59))).toEqual({ expired: 0 });
  expect(await statusOf(payment)).toMatchObject({ status: 'pending', held: true });
  const runs = await Promise.all([1, 2, 3].map(() => expirePayments(doors, minutes(60))));
  expect(runs.reduce((sum, { expired }) => sum + expired, 0)).toBe(1);
  expect(await statusOf(payment)).toEqual({ status: 'cancelled', failure: 'expired', held: false });
  expect(await used()).toBe(0);
  expect(await standingOf(instance.owner, subscriber, minutes(60))).toMatchObject({ status: 'pending', open: false });
});

test('the provider is asked first: what was paid counts, and while it is away nobody gives up for a day', async () => {
  const paid = await beginPayment(doors, subscriber, { now });
  const unheard = await beginPayment(doors, await addSubscriber(instance.owner), { now });
  told.set(paid.providerRef, 'paid').set(unheard.providerRef, new Error('Away'));
  expect(await expirePayments(doors, minutes(24 * 60))).toEqual({ expired: 0 });
  expect(await statusOf(paid)).toMatchObject({ status: 'paid' });
  expect(await statusOf(unheard)).toMatchObject({ status: 'pending' });
  expect(errors.map(String)).toEqual(['Error: Away']);
  expect(await expirePayments(doors, minutes(48 * 60 + 1))).toEqual({ expired: 1 });
  expect(await statusOf(unheard)).toMatchObject({ status: 'cancelled' });
});

test('one that the provider never heard of is given up as well', async () => {
  const payment = await beginPayment(doors, subscriber, { now });
  await instance.owner.query('update payments set provider_ref = null where id = $1', [payment.id]);
  expect(await expirePayments(doors, minutes(24 * 60))).toEqual({ expired: 1 });
  expect(asked).toEqual([]);
});

test('a payment whose webhook got lost is found by asking; the gate opens; late webhooks change nothing', async () => {
  const payment = await beginPayment(doors, subscriber, { now });
  told.set(payment.providerRef, 'paid');
  expect(await askPayments(doors, minutes(4))).toEqual({ asked: 0, settled: 0 });
  const runs = await Promise.all([1, 2, 3].map(() => askPayments(doors, minutes(6))));
  expect(runs.reduce((sum, { settled }) => sum + settled, 0)).toBe(1);
  expect(await statusOf(payment)).toMatchObject({ status: 'paid' });
  const before = await standingOf(instance.owner, subscriber, minutes(6));
  expect(before).toMatchObject({ status: 'active', open: true });
  const report = { ref: payment.providerRef, status: 'paid', transactionId: null, at: now } as const;
  const late = { id: 'evt_late', type: 'paid', report };
  expect(await settle(doors.system, late, minutes(9), { provider: 'sandbox', post: silentPost })).toBe('unchanged');
  expect(await standingOf(instance.owner, subscriber, minutes(6))).toEqual(before);
});

test('one that was given up and paid all the same is found too', async () => {
  const payment = await beginPayment(doors, subscriber, { now });
  expect(await expirePayments(doors, minutes(24 * 60))).toEqual({ expired: 1 });
  told.set(payment.providerRef, 'paid');
  for (let slot = 0; slot < 36; slot += 1) await askPayments(doors, minutes(24 * 60 + slot * 5));
  expect(await statusOf(payment)).toMatchObject({ status: 'paid' });
});

test('it is asked often at first and seldom later, and not at all once it is over', async () => {
  const payment = await beginPayment(doors, subscriber, { now, expiresAt: minutes(30 * 24 * 60) });
  const asksWithin = async (from: number, count: number) => {
    asked.length = 0;
    for (let slot = 0; slot < count; slot += 1) await askPayments(doors, minutes(from + (slot * slotMs) / 60_000));
    return asked.length;
  };
  expect(await asksWithin(6, 10)).toBe(10);
  expect(await asksWithin(65, 36)).toBe(6);
  expect(await asksWithin(3 * 24 * 60, 72)).toBe(2);
  told.set(payment.providerRef, 'failed');
  await asksWithin(4 * 24 * 60, 36);
  expect(await statusOf(payment)).toMatchObject({ status: 'failed' });
  expect(await asksWithin(8 * 24 * 60, 36)).toBe(0);
});

test('one that cannot be asked about stands in nobody’s way; a provider that is away is left alone', async () => {
  const payments = [];
  for (let n = 0; n < 6; n += 1) {
    payments.push(await beginPayment(doors, await addSubscriber(instance.owner), { now }));
  }
  const [odd, ...others] = payments.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  told.set(odd!.providerRef, new Error('What is that?'));
  for (const { providerRef } of others) told.set(providerRef, 'paid');
  expect(await askPayments(doors, minutes(10))).toEqual({ asked: 6, settled: 5 });
  expect(errors).toHaveLength(1);
  await instance.owner.query('delete from payments');
  for (let n = 0; n < 6; n += 1) {
    const { providerRef } = await beginPayment(doors, await addSubscriber(instance.owner), { now });
    told.set(providerRef, new Error('Away'));
  }
  expect(await askPayments(doors, minutes(10))).toEqual({ asked: 3, settled: 0 });
});
