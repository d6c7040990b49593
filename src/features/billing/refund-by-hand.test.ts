import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { Payer, planIds } from '../../../tests/support/server/payer.ts';
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
const lettersOf = (id: string) =>
  instance.letters.filter((letter) => letter.template === 'refundByHand' && letter.values.payment === id).length;

async function subscribed() {
  now = real;
  const ana = await Payer.arrive(instance);
  const paid = await ana.pays(plans.mensal!);
  now = days(1);
  const cancel = async () => {
    const { revision } = (await ana.subscription()).subscription;
    return ana.visitor.post('/api/subscription/cancel', { revision });
  };
  const read = async (id = paid.id) => (await ana.payment(id)).body.payment;
  return { ana, paid, cancel, read };
}

/** While it works, the provider gives nothing back itself. */
async function byHand<T>(work: () => Promise<T>): Promise<T> {
  const refund = vi.spyOn(instance.sandbox, 'refund').mockRejectedValue(new RefundByHand());
  return work().finally(() => refund.mockRestore());
}

test('what the provider cannot give back is owed since the cancellation, and the owner can see it', async () => {
  const { ana, paid, cancel, read } = await subscribed();
  expect(paid.refundDueAt).toBeNull();
  await byHand(cancel);
  const owed = { status: 'paid', refundDueAt: now.toISOString(), refundedAt: null };
  expect(await read()).toMatchObject(owed);
  const { payments } = (await ana.visitor.get('/api/payments')).body;
  expect(payments).toEqual([expect.objectContaining(owed)]);
  expect(lettersOf(paid.id)).toBe(1);
});

test('what a provider took that the service no longer works with is owed as well', async () => {
  const { paid, cancel, read } = await subscribed();
  await instance.owner.query(`update payments set provider = 'stripe' where id = $1`, [paid.id]);
  expect((await cancel()).body.refundedCents).toBe(2_990);
  expect(await read()).toMatchObject({ status: 'paid', refundDueAt: now.toISOString() });
  expect(lettersOf(paid.id)).toBe(1);
});

test('cancelled twice at once it is owed once, with one letter', async () => {
  const { ana, paid, read } = await subscribed();
  const { revision } = (await ana.subscription()).subscription;
  const cancel = () => ana.visitor.post('/api/subscription/cancel', { revision });
  const answers = await byHand(() => Promise.all([cancel(), cancel(), cancel()]));
  expect(answers.map(({ status }) => status)).toContain(200);
  expect((await read()).refundDueAt).toBe(now.toISOString());
  expect(lettersOf(paid.id)).toBe(1);
});

test('who comes back and cancels again is owed what the guarantee gave back, once', async () => {
  const { ana, paid, cancel, read } = await subscribed();
  await byHand(cancel);
  now = days(2);
  expect((await ana.quote(plans.mensal!)).body, 'what is owed is no credit').toMatchObject({ amountCents: 2_990 });
  const second = await ana.pays(plans.mensal!);
  now = days(3);
  const { body } = await byHand(cancel);
  expect(body).toMatchObject({ refundedCents: 0, subscription: { open: true, endsAt: second.periodEnd } });
  expect((await read()).refundDueAt).toBe(days(1).toISOString());
  expect((await read(second.id)).refundDueAt).toBeNull();
  expect([lettersOf(paid.id), lettersOf(second.id)]).toEqual([1, 0]);
});

test('what the provider gives back itself is owed by nobody', async () => {
  const { paid, cancel, read } = await subscribed();
  await cancel();
  expect(await read()).toMatchObject({ status: 'paid', refundDueAt: null });
  await instance.deliverPayments();
  expect(await read()).toMatchObject({ status: 'refunded', refundDueAt: null });
  expect(lettersOf(paid.id)).toBe(0);
});

test('a provider that does not answer leaves nothing owed', async () => {
  const { paid, cancel, read } = await subscribed();
  const refund = vi.spyOn(instance.sandbox, 'refund').mockRejectedValue(new Error('Not reachable'));
  expect((await cancel()).body.code).toBe('provider_unavailable');
  refund.mockRestore();
  expect((await read()).refundDueAt).toBeNull();
  expect(lettersOf(paid.id)).toBe(0);
});

test('the database owes nothing of what was not paid', async () => {
  const ana = await Payer.arrive(instance);
  const { payment } = (await ana.checkout(plans.mensal!)).body;
  const owe = instance.owner.query('update payments set refund_due_at = now() where id = $1', [payment.id]);
  await expect(owe).rejects.toMatchObject({ code: '23514' });
});
