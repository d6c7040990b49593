import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { Payer, planIds } from '../../../tests/support/server/payer.ts';

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

/** Paid, and cancelled once the guarantee was over: it runs until its end. */
async function cancelled() {
  now = real;
  const ana = await Payer.arrive(instance);
  await ana.pays(plans.mensal!);
  now = days(8);
  const { revision } = (await ana.subscription()).subscription;
  const { subscription } = (await ana.visitor.post('/api/subscription/cancel', { revision })).body;
  const resume = (seen: number) => ana.visitor.post('/api/subscription/resume', { revision: seen });
  return { ana, subscription, resume };
}
const paymentsOf = async (ana: Payer) => (await ana.visitor.get('/api/payments')).body.payments.length;

test('a cancelled subscription that still runs is resumed without paying: it ends when it would have ended', async () => {
  const { ana, subscription, resume } = await cancelled();
  expect(subscription).toMatchObject({ status: 'cancelled', open: true });
  const { status, body } = await resume(subscription.revision);
  expect(status).toBe(200);
  expect(body.subscription).toMatchObject({
    status: 'active',
    open: true,
    cancelledAt: null,
    endsAt: subscription.endsAt,
    startedAt: subscription.startedAt,
  });
  expect(await paymentsOf(ana)).toBe(1);
  expect(instance.letters.at(-1)).toMatchObject({ to: ana.restaurant.email, template: 'subscriptionResumed' });
  // Renewed, it goes on from its end.
  expect((await ana.pays(plans.mensal!)).periodStart).toBe(subscription.endsAt);
});

test('a change of plan that was scheduled is still scheduled after cancelling and resuming', async () => {
  now = real;
  const ana = await Payer.arrive(instance);
  await ana.pays(plans.anual!);
  now = days(8);
  await ana.checkout(plans.mensal!);
  const post = async (path: string) => {
    const { revision } = (await ana.subscription()).subscription;
    return (await ana.visitor.post(`/api/subscription/${path}`, { revision })).body.subscription;
  };
  const scheduled = { plan: { key: 'anual' }, nextPlan: { key: 'mensal' } };
  expect(await post('cancel')).toMatchObject({ status: 'cancelled', ...scheduled });
  expect(await post('resume')).toMatchObject({ status: 'active', ...scheduled });
  expect((await ana.pays(plans.mensal!)).amountCents).toBe(2_990);
});

test('pressed twice, or by two at once, it is resumed once, and one letter is written', async () => {
  const { subscription, resume } = await cancelled();
  const letters = instance.letters.length;
  const answers = await Promise.all(Array.from({ length: 5 }, () => resume(subscription.revision)));
  answers.push(await resume(subscription.revision));
  expect(answers.map(({ status, body }) => [status, body.subscription?.status])).toEqual(
    answers.map(() => [200, 'active']),
  );
  expect(instance.letters.slice(letters).map(({ template }) => template)).toEqual(['subscriptionResumed']);
});

test('what is over, what was given back, and what has changed meanwhile cannot be resumed', async () => {
  const { subscription, resume } = await cancelled();
  expect((await resume(subscription.revision - 1)).body.code).toBe('stale_revision');
  now = days(60);
  expect((await resume(subscription.revision)).body.code).toBe('subscription_not_found');

  now = real;
  const bia = await Payer.arrive(instance);
  expect((await bia.visitor.post('/api/subscription/resume', { revision: 1 })).body.code).toBe(
    'subscription_not_found',
  );
  await bia.pays(plans.mensal!);
  now = days(1);
  const { revision } = (await bia.subscription()).subscription;
  const ended = (await bia.visitor.post('/api/subscription/cancel', { revision })).body.subscription;
  expect((await bia.visitor.post('/api/subscription/resume', { revision: ended.revision })).body.code).toBe(
    'subscription_not_found',
  );
});
