import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { addDiscount, Payer, planIds } from '../../../tests/support/server/payer.ts';

let instance: TestInstance;
let plans: Record<string, string>;
let now = new Date('2027-03-10T15:00:00Z');
beforeAll(async () => {
  instance = await openTestInstance({ now: () => now });
  plans = await planIds(instance);
});
afterAll(() => instance.close());

const mensal = () => plans.mensal!;
const anual = () => plans.anual!;

test('to a dearer plan: what is left of the period is taken off, and a new period begins', async () => {
  now = new Date('2027-04-10T15:00:00Z');
  const ana = await Payer.arrive(instance);
  await ana.pays(mensal());
  // Ten of the thirty days to 10 May.
  now = new Date('2027-04-20T15:00:00Z');
  const quote = (await ana.quote(anual())).body;
  expect(quote).toMatchObject({ kind: 'change', priceCents: 29_990, creditCents: 1_993, amountCents: 27_997 });
  expect([quote.periodStart, quote.periodEnd, quote.startsLater]).toEqual([
    '2027-04-20T15:00:00.000Z',
    '2028-04-20T15:00:00.000Z',
    false,
  ]);
  const paid = await ana.pays(anual());
  expect(paid).toMatchObject({ amountCents: 27_997, creditCents: 1_993, periodEnd: quote.periodEnd, status: 'paid' });
  const { subscription } = await ana.subscription();
  expect(subscription).toMatchObject({ plan: { key: 'anual' }, startedAt: now.toISOString(), endsAt: quote.periodEnd });
});

test('to a cheaper plan: nothing is paid, it waits for the renewal, and that is paid at the new price', async () => {
  now = new Date('2027-05-31T15:00:00Z');
  const ana = await Payer.arrive(instance);
  await ana.pays(anual());
  now = new Date('2027-08-01T15:00:00Z');
  const later = (await ana.quote(mensal())).body;
  expect(later).toMatchObject({ kind: 'change', startsLater: true, priceCents: 2_990, amountCents: 0, creditCents: 0 });
  expect(later.periodStart).toBe('2028-05-31T15:00:00.000Z');
  const { body } = await ana.checkout(mensal());
  expect(body).toEqual({ payment: null, instructions: {} });
  const waiting = (await ana.subscription()).subscription;
  expect(waiting).toMatchObject({ plan: { key: 'anual' }, nextPlan: { key: 'mensal' }, endsAt: later.periodStart });

  expect((await ana.quote(mensal())).body).toMatchObject({ kind: 'renewal', amountCents: 2_990, startsLater: false });
  const renewed = await ana.pays(mensal());
  expect([renewed.periodStart, renewed.periodEnd]).toEqual(['2028-05-31T15:00:00.000Z', '2028-06-30T15:00:00.000Z']);
  expect((await ana.subscription()).subscription).toMatchObject({ plan: { key: 'mensal' }, nextPlan: null });
});

test('a change that costs nothing asks for no payment data, and noted already it is not asked about again', async () => {
  now = new Date('2027-05-31T15:00:00Z');
  const ana = await Payer.arrive(instance);
  await ana.pays(anual());
  now = new Date('2027-08-01T15:00:00Z');
  const send = (amountCents: number) =>
    ana.visitor.post('/api/subscription/checkout', { key: crypto.randomUUID(), planId: mensal(), amountCents });
  expect(await send(0)).toMatchObject({ status: 200, body: { payment: null, instructions: {} } });
  const noted = (await ana.subscription()).subscription;
  expect(noted).toMatchObject({ plan: { key: 'anual' }, nextPlan: { key: 'mensal' } });
  // The answer was lost, and it is pressed again: it is as it was.
  expect(await send(0)).toMatchObject({ status: 200, body: { payment: null } });
  expect((await ana.subscription()).subscription.revision).toBe(noted.revision);
  // What costs something is not to be had without saying who pays, and how.
  const refused = await send(2_990);
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input']);
  expect(refused.body.data.fields.map(({ path }: { path: string }) => path)).toEqual(['method', 'customer.document']);
});

test('what a code makes free asks for nothing either, and says that nothing was charged', async () => {
  now = new Date('2027-05-31T15:00:00Z');
  const ana = await Payer.arrive(instance);
  const discountCode = await addDiscount(instance, { value: 10_000 });
  const sent = { key: crypto.randomUUID(), planId: mensal(), discountCode, amountCents: 0 };
  const { body } = await ana.visitor.post('/api/subscription/checkout', sent);
  expect(body.payment).toMatchObject({ status: 'paid', method: 'free', amountCents: 0, invoiceUrl: null });
  expect((await ana.visitor.post('/api/subscription/checkout', sent)).body.payment!.id).toBe(body.payment!.id);
  expect((await ana.subscription()).subscription).toMatchObject({ status: 'active', open: true });
});

test('renewals from 31 January keep to the last day of each month', async () => {
  now = new Date('2028-01-31T15:00:00Z');
  const ana = await Payer.arrive(instance);
  const ends = [];
  for (let month = 0; month < 4; month += 1) ends.push((await ana.pays(mensal())).periodEnd!.slice(0, 10));
  expect(ends).toEqual(['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']);
});

test('a month paid ahead counts as credit too, when the plan changes', async () => {
  now = new Date('2027-04-10T15:00:00Z');
  const ana = await Payer.arrive(instance);
  await ana.pays(mensal());
  await ana.pays(mensal());
  const { creditCents, amountCents } = (await ana.quote(anual())).body;
  expect([creditCents, amountCents]).toEqual([5_980, 24_010]);
});

test('after the end a restaurant comes back from now, on whichever plan', async () => {
  now = new Date('2027-04-10T15:00:00Z');
  const ana = await Payer.arrive(instance);
  await ana.pays(mensal());
  now = new Date('2027-07-20T15:00:00Z');
  expect((await ana.subscription()).subscription.open).toBe(false);
  const back = await ana.pays(anual());
  expect(back).toMatchObject({ kind: 'renewal', creditCents: 0, periodStart: now.toISOString() });
  expect((await ana.subscription()).subscription).toMatchObject({ status: 'active', open: true });
});

test('near its end it says so', async () => {
  now = new Date('2027-04-10T15:00:00Z');
  const ana = await Payer.arrive(instance);
  await ana.pays(mensal());
  const soon = async (at: string) => {
    now = new Date(at);
    return (await ana.subscription()).subscription.expiringSoon;
  };
  expect(await soon('2027-05-03T14:59:59Z')).toBe(false);
  expect(await soon('2027-05-03T15:00:00Z')).toBe(true);
});
