import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Letter } from '#lib/letters.ts';
import { localClock } from '#lib/time.ts';
import { openTestInstance, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { Payer, planIds, refOf } from '../../../../tests/support/server/payer.ts';
import { expirePayments } from './expire-payments.ts';
import { turnSubscriptions } from './turn-subscriptions.ts';

// The whole service, called as its screens call it, while the clock is moved.
let instance: TestInstance;
let plans: Record<string, string>;
let now: Date;
const begun = new Date('2027-03-10T15:00:00Z');
const hour = 3_600_000;

beforeAll(async () => {
  instance = await openTestInstance({ now: () => now });
  plans = await planIds(instance);
  await instance.owner.query(`update subscriptions set ends_at = '2100-01-01'`);
});
beforeEach(() => {
  now = begun;
});
afterAll(() => instance.close());

const post = { letter: (letter: Letter) => void instance.letters.push(letter), text: () => {} };
/** What the service does by itself every few minutes. */
async function pass(to: Date) {
  now = to;
  const { system } = instance.database;
  await expirePayments({ system, payments: instance.sandbox, post, onError: console.error }, now);
  await turnSubscriptions({ system, post: async (letter) => void instance.letters.push(letter) }, now);
}
const statusOf = async (ana: Payer, id: string) => (await ana.payment(id)).body.payment.status;
const lettersTo = (ana: Payer) =>
  instance.letters.filter(({ to }) => to === ana.restaurant.email).map(({ template }) => template);

test('a PIX that nobody pays within a day expires: on its page, at the provider and in the books', async () => {
  const ana = await Payer.arrive(instance);
  const { body } = await ana.checkout(plans.mensal!);
  await pass(new Date(begun.getTime() + 24 * hour - 1_000));
  expect([await statusOf(ana, body.payment.id), (await ana.subscription()).pending?.id]).toEqual([
    'pending',
    body.payment.id,
  ]);
  await pass(new Date(begun.getTime() + 24 * hour));
  expect(await ana.payment(body.payment.id)).toMatchObject({
    body: { payment: { status: 'cancelled' }, instructions: {} },
  });
  expect((await ana.subscription()).pending).toBeNull();
  await expect(instance.sandbox.payPix(refOf(body))).rejects.toMatchObject({ code: 'payment_not_found' });
});

test.each(['America/Noronha', 'America/Sao_Paulo', 'America/Rio_Branco'])(
  'a boleto can be paid until the last minute of its due day in São Paulo, of a restaurant in %s too',
  async (timezone) => {
    // A Wednesday at noon: due on Saturday.
    const ana = await Payer.arrive(instance, timezone);
    const bia = await Payer.arrive(instance, timezone);
    const inTime = (await ana.checkout(plans.mensal!, { method: 'boleto' })).body;
    const tooLate = (await bia.checkout(plans.mensal!, { method: 'boleto' })).body;
    const due = new Date(inTime.payment.expiresAt);
    expect(localClock(due, 'America/Sao_Paulo')).toMatchObject({ day: '2027-03-13', minutes: 24 * 60 - 1 });

    await pass(new Date('2027-03-13T23:59:30-03:00'));
    expect(await statusOf(ana, inTime.payment.id)).toBe('pending');
    await instance.sandbox.payBoleto(refOf(inTime));
    await pass(new Date('2027-03-14T00:00:30-03:00'));
    await expect(instance.sandbox.payBoleto(refOf(tooLate))).rejects.toMatchObject({ code: 'payment_not_found' });
    expect(await statusOf(bia, tooLate.payment.id)).toBe('cancelled');
    // The bank has the money, and says so on Monday.
    expect(await statusOf(ana, inTime.payment.id)).toBe('pending');
    await pass(new Date('2027-03-15T12:00:00-03:00'));
    expect(await statusOf(ana, inTime.payment.id)).toBe('paid');
    expect((await ana.subscription()).subscription).toMatchObject({ status: 'active', open: true });
  },
);

test('a renewal that expires unpaid is told of', async () => {
  const ana = await Payer.arrive(instance);
  await ana.pays(plans.mensal!);
  const { body } = await ana.checkout(plans.mensal!);
  await pass(new Date(begun.getTime() + 25 * hour));
  expect(await statusOf(ana, body.payment.id)).toBe('cancelled');
  expect(lettersTo(ana)).toEqual(['paymentReceived', 'renewalFailed']);
});

test('the warning comes seven days before the end: by letter, on the subscription and on the dashboard', async () => {
  const ana = await Payer.arrive(instance);
  const { periodEnd } = await ana.pays(plans.mensal!);
  const week = Date.parse(periodEnd!) - 7 * 24 * hour;
  const warned = async () => [
    (await ana.subscription()).subscription.expiringSoon,
    (await ana.visitor.get('/api/stats/today')).body.subscription!.expiringSoon,
    lettersTo(ana).includes('subscriptionEnding'),
  ];
  await pass(new Date(week - 1_000));
  expect(await warned()).toEqual([false, false, false]);
  await pass(new Date(week));
  expect(await warned()).toEqual([true, true, true]);
  await pass(new Date(week + hour));
  expect(lettersTo(ana).filter((template) => template === 'subscriptionEnding')).toHaveLength(1);
});

test('past its end the gate stays open for three days, then it is closed, and a payment opens it again', async () => {
  const ana = await Payer.arrive(instance);
  const { periodEnd } = await ana.pays(plans.mensal!);
  const ends = Date.parse(periodEnd!);
  const gate = async () => {
    const { status, body } = await ana.visitor.get('/api/orders');
    const { subscription } = await ana.subscription();
    return [status, body.code, subscription.status, subscription.open];
  };
  await pass(new Date(ends - 1_000));
  expect(await gate()).toEqual([200, undefined, 'active', true]);
  await pass(new Date(ends));
  expect(await gate()).toEqual([200, undefined, 'past_due', true]);
  await pass(new Date(ends + 3 * 24 * hour - 1_000));
  expect(await gate()).toEqual([200, undefined, 'past_due', true]);
  await pass(new Date(ends + 3 * 24 * hour));
  expect(await gate()).toEqual([402, 'subscription_required', 'expired', false]);
  expect(lettersTo(ana)).toEqual(['paymentReceived', 'subscriptionEnding', 'subscriptionEnded']);

  // What was paid stays within reach without a subscription.
  const { payments } = (await ana.visitor.get('/api/payments')).body;
  expect(payments).toHaveLength(1);
  const invoice = await fetch(`${instance.url}${payments[0]!.invoiceUrl}`, {
    headers: { cookie: ana.visitor.cookieHeader },
  });
  expect(invoice.status).toBe(200);
  await invoice.arrayBuffer();

  const back = await ana.pays(plans.mensal!);
  expect(back.periodStart).toBe(now.toISOString());
  expect(await gate()).toEqual([200, undefined, 'active', true]);
});

test('the gate closes with the third day by itself, before anything has taken note of it', async () => {
  now = new Date();
  const ana = await Payer.arrive(instance);
  await ana.pays(plans.mensal!);
  // The gate goes by the database's clock: the end is moved to either side of what the clock shows.
  const ended = async (ago: string) => {
    await instance.owner.query(
      `update subscriptions set started_at = now() - interval '40 days', ends_at = now() - $2::interval where restaurant_id = $1`,
      [ana.restaurant.id, ago],
    );
    return (await ana.visitor.get('/api/orders')).status;
  };
  expect(await ended('2 days 23 hours 59 minutes')).toBe(200);
  expect(await ended('3 days')).toBe(402);
});

test('renewed within its grace it goes on from its end, not from today', async () => {
  const ana = await Payer.arrive(instance);
  const { periodEnd } = await ana.pays(plans.mensal!);
  await pass(new Date(Date.parse(periodEnd!) + 2 * 24 * hour));
  expect((await ana.pays(plans.mensal!)).periodStart).toBe(periodEnd);
  expect((await ana.subscription()).subscription).toMatchObject({ status: 'active', open: true });
});
