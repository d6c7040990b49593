import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { addDiscount, Payer, planIds } from '../../../tests/support/server/payer.ts';
import { RefundByHand } from './providers/provider.ts';

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

async function subscribed() {
  now = real;
  const ana = await Payer.arrive(instance);
  const paid = await ana.pays(plans.mensal!);
  const cancel = async (revision?: number) => {
    const seen = revision ?? (await ana.subscription()).subscription.revision;
    return ana.visitor.post('/api/subscription/cancel', { revision: seen });
  };
  return { ana, paid, cancel };
}

test('within seven days of the first payment: it ends at once, and the money goes back', async () => {
  const { ana, paid, cancel } = await subscribed();
  now = days(6.9);
  const { body } = await cancel();
  expect(body).toMatchObject({ refundedCents: 2_990, subscription: { status: 'cancelled', open: false } });
  expect(body.subscription.endsAt).toBe(now.toISOString());
  expect((await ana.payment(paid.id)).body.payment.status, 'the webhook says when it is done').toBe('paid');
  await instance.deliverPayments();
  expect((await ana.payment(paid.id)).body.payment).toMatchObject({
    status: 'refunded',
    invoiceUrl: expect.any(String),
  });
  expect((await ana.subscription()).subscription).toMatchObject({
    status: 'cancelled',
    endsAt: body.subscription.endsAt,
  });
});

test('after the seven days: it keeps its access until its end, and nothing goes back', async () => {
  const { ana, paid, cancel } = await subscribed();
  now = days(7.1);
  const { body } = await cancel();
  expect(body).toMatchObject({
    refundedCents: 0,
    subscription: { status: 'cancelled', open: true, endsAt: paid.periodEnd },
  });
  expect(await instance.deliverPayments()).toBe(0);
  expect((await ana.visitor.get('/api/orders')).status).toBe(200);
  // Cancelled again, as a second tap does, it is as it was.
  expect((await cancel(1)).body).toEqual(body);
});

test('who comes back after a refund has no second guarantee', async () => {
  const { ana, cancel } = await subscribed();
  now = days(1);
  await cancel();
  await instance.deliverPayments();
  const again = await ana.pays(plans.mensal!);
  expect(await ana.subscription()).toMatchObject({
    subscription: { status: 'active', open: true, guaranteeUntil: null },
    guaranteed: false,
  });
  expect((await cancel()).body).toMatchObject({
    refundedCents: 0,
    subscription: { status: 'cancelled', open: true, endsAt: again.periodEnd },
  });
});

test('a guarantee that was begun and could not be carried out is still there', async () => {
  const { ana, cancel } = await subscribed();
  now = days(1);
  const refund = vi.spyOn(instance.sandbox, 'refund').mockRejectedValueOnce(new Error('Not reachable'));
  expect((await cancel()).status).toBe(503);
  refund.mockRestore();
  expect((await ana.subscription()).guaranteed).toBe(true);
  expect((await cancel()).body.refundedCents).toBe(2_990);
});

test('what ends at once has no change of plan left to come', async () => {
  now = real;
  const ana = await Payer.arrive(instance);
  await ana.pays(plans.anual!);
  now = days(1);
  await ana.checkout(plans.mensal!);
  const { revision } = (await ana.subscription()).subscription;
  const { body } = await ana.visitor.post('/api/subscription/cancel', { revision });
  expect(body.subscription).toMatchObject({ status: 'cancelled', open: false, nextPlan: null });
});

test('a change of plan within the guarantee: both payments go back', async () => {
  const { ana, cancel } = await subscribed();
  now = days(2);
  const changed = await ana.pays(plans.anual!);
  now = days(3);
  const { body } = await cancel();
  expect(body.refundedCents).toBe(2_990 + changed.amountCents);
  expect(await instance.deliverPayments()).toBe(2);
  const { payments } = (await ana.visitor.get('/api/payments')).body;
  expect(payments.map(({ status }: any) => status)).toEqual(['refunded', 'refunded']);
  expect((await ana.subscription()).subscription.open).toBe(false);
});

test('what was free is not given back; what waits to be paid is given up', async () => {
  now = real;
  const code = await addDiscount(instance, { value: 10_000 });
  const ana = await Payer.arrive(instance);
  await ana.pays(plans.mensal!, { discountCode: code });
  const { payment } = (await ana.checkout(plans.mensal!)).body;
  const { revision } = (await ana.subscription()).subscription;
  now = days(1);
  const { body } = await ana.visitor.post('/api/subscription/cancel', { revision });
  expect(body).toMatchObject({ refundedCents: 0, subscription: { open: false } });
  expect((await ana.payment(payment.id)).body.payment.status).toBe('cancelled');
});

test('a provider that does not answer leaves the subscription as it was', async () => {
  const { ana, cancel } = await subscribed();
  const refund = vi.spyOn(instance.sandbox, 'refund').mockRejectedValue(new Error('Not reachable'));
  const { status, body } = await cancel();
  refund.mockRestore();
  expect([status, body.code]).toEqual([503, 'provider_unavailable']);
  expect((await ana.subscription()).subscription).toMatchObject({ status: 'active', open: true });
});

test('what the provider cannot give back is asked of people', async () => {
  const { paid, cancel } = await subscribed();
  now = days(1);
  const refund = vi.spyOn(instance.sandbox, 'refund').mockRejectedValue(new RefundByHand());
  const { body } = await cancel();
  refund.mockRestore();
  expect(body).toMatchObject({ refundedCents: 2_990, subscription: { status: 'cancelled', open: false } });
  expect(instance.letters.at(-1)).toMatchObject({
    to: 'suporte@comanda.example',
    template: 'refundByHand',
    values: { payment: paid.id, amount: 'R$\u00a029,90' },
  });
});

test('money that went back although the answer was lost ends the subscription all the same', async () => {
  const { ana, paid } = await subscribed();
  now = days(1);
  const { rows } = await instance.owner.query('select provider_ref from payments where id = $1', [paid.id]);
  await instance.sandbox.refund(rows[0].provider_ref);
  await instance.sandbox.refund(rows[0].provider_ref);
  expect(await instance.deliverPayments(), 'given back once').toBe(1);
  expect((await ana.subscription()).subscription).toMatchObject({ status: 'cancelled', open: false });
});

test('nothing to cancel, and what another change made out of date, are refused', async () => {
  now = real;
  const bia = await Payer.arrive(instance);
  expect((await bia.visitor.post('/api/subscription/cancel', { revision: 1 })).body.code).toBe(
    'subscription_not_found',
  );
  const { cancel } = await subscribed();
  const stale = await cancel(999);
  expect([stale.status, stale.body.code]).toEqual([409, 'stale_revision']);
});
