import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { customer, Payer, payAtSandbox, planIds, refOf } from '../../../tests/support/server/payer.ts';

// A checkout that was begun, or only looked at, before another payment was confirmed.

let instance: TestInstance;
let plans: Record<string, string>;
const real = new Date();
let now = real;
beforeAll(async () => {
  instance = await openTestInstance({ now: () => now });
  plans = await planIds(instance);
});
afterAll(() => instance.close());

const days = (count: number) => new Date(real.getTime() + count * 86_400_000);
const paymentOf = async (ana: Payer, { payment }: any) => (await ana.payment(payment.id)).body.payment;
const declined = '4000 0000 0000 0002';

/** A card was declined, another payment is begun, and then the first page takes another card after all. */
async function overtaken(withdrawing: 'at the checkout' | 'only afterwards' | 'never') {
  now = real;
  const ana = await Payer.arrive(instance);
  const first = (await ana.checkout(plans.anual!, { method: 'boleto' })).body;
  const withdraw = vi.spyOn(instance.sandbox, 'withdraw');
  if (withdrawing !== 'at the checkout') withdraw.mockRejectedValue(new Error('Not reachable'));
  const second = (await ana.checkout(plans.mensal!, { method: 'credit_card' })).body;
  if (withdrawing === 'only afterwards') withdraw.mockRestore();
  return { ana, first, second, withdraw };
}

test('a page that a declined card left open is closed when another payment is begun', async () => {
  now = real;
  const ana = await Payer.arrive(instance);
  const first = (await ana.checkout(plans.anual!, { method: 'credit_card' })).body;
  await instance.sandbox.payByCard(refOf(first), declined);
  await instance.deliverPayments();
  expect(await paymentOf(ana, first)).toMatchObject({ status: 'failed' });
  const second = (await ana.checkout(plans.mensal!)).body;
  await expect(payAtSandbox(instance, first)).rejects.toMatchObject({ code: 'payment_not_found' });
  await payAtSandbox(instance, second);
  await instance.deliverPayments();
  expect((await ana.subscription()).subscription).toMatchObject({ plan: { key: 'mensal' } });
});

test('what is still open ends, here and at its provider, when another payment is confirmed', async () => {
  const { ana, first, second } = await overtaken('only afterwards');
  // The first was given up here, and could be paid all the same.
  await payAtSandbox(instance, first);
  await instance.deliverPayments();
  expect(await paymentOf(ana, first)).toMatchObject({ status: 'paid' });
  expect(await paymentOf(ana, second)).toMatchObject({ status: 'cancelled', replaced: true });
  expect((await ana.subscription()).pending).toBeNull();
  await expect(payAtSandbox(instance, second), 'no money is taken for it').rejects.toMatchObject({
    code: 'payment_not_found',
  });
  expect((await ana.subscription()).subscription).toMatchObject({ plan: { key: 'anual' } });
});

test('money that comes all the same is not lost: it is a further period', async () => {
  const { ana, first, second, withdraw } = await overtaken('never');
  await payAtSandbox(instance, first);
  await instance.deliverPayments();
  const { endsAt } = (await ana.subscription()).subscription;
  await payAtSandbox(instance, second);
  await instance.deliverPayments();
  withdraw.mockRestore();
  expect(await paymentOf(ana, second)).toMatchObject({ status: 'paid', replaced: false, periodStart: endsAt });
});

test('a form that was opened before another payment was confirmed promises another time, and is refused', async () => {
  now = real;
  const ana = await Payer.arrive(instance);
  const planId = plans.mensal!;
  const seen = (await ana.quote(planId)).body;
  await ana.pays(planId);
  const { amountCents, periodEnd } = seen;
  const send = (more: object) =>
    ana.visitor.post('/api/subscription/checkout', { key: randomUUID(), planId, method: 'pix', customer, ...more });
  const refused = await send({ amountCents, periodEnd });
  expect([refused.status, refused.body.code]).toEqual([409, 'offer_changed']);
  expect((await ana.subscription()).pending).toBeNull();
  const fresh = (await ana.quote(planId)).body;
  expect(fresh.amountCents, 'the same price, for a later time').toBe(amountCents);
  expect((await send({ amountCents, periodEnd: fresh.periodEnd })).status).toBe(200);

  // Within the day the time that was seen moves on by itself.
  const bia = await Payer.arrive(instance);
  const first = (await bia.quote(planId)).body;
  now = days(0.5);
  const body = { key: randomUUID(), planId, method: 'pix', customer, amountCents, periodEnd: first.periodEnd };
  expect((await bia.visitor.post('/api/subscription/checkout', body)).status).toBe(200);
});
