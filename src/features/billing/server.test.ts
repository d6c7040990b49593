import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, owner, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { customer, Payer, payAtSandbox, planIds, refOf } from '../../../tests/support/server/payer.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let plans: Record<string, string>;
beforeAll(async () => {
  instance = await openTestInstance();
  plans = await planIds(instance);
});
afterAll(() => instance.close());

const mensal = () => plans.mensal!;
const anual = () => plans.anual!;

test.each(['credit_card', 'pix', 'boleto'])(
  '%s: paid at the provider, told by webhook, the restaurant opens',
  async (method) => {
    const ana = await Payer.arrive(instance);
    expect(await ana.subscription()).toEqual({ subscription: null, pending: null, payer: null, guaranteed: true });
    expect((await ana.visitor.get('/api/orders')).body.code).toBe('subscription_required');
    const { body } = await ana.checkout(mensal(), { method });
    expect(body.payment).toMatchObject({
      status: 'pending',
      kind: 'first',
      method,
      amountCents: 2_990,
      invoiceUrl: null,
    });
    expect(await ana.subscription()).toMatchObject({
      subscription: { status: 'pending', open: false },
      pending: { id: body.payment.id },
    });
    expect(Object.keys(body.instructions).sort()).toEqual(
      { credit_card: ['url'], pix: ['pixCode', 'pixQrSvg', 'url'], boleto: ['boletoLine', 'boletoSvg', 'url'] }[method],
    );
    expect((await ana.visitor.get('/api/orders')).status).toBe(402);

    await payAtSandbox(instance, body);
    expect((await ana.payment(body.payment.id)).body.payment.status, 'only the webhook says so').toBe('pending');
    expect(await instance.deliverPayments()).toBe(1);
    const paid = (await ana.payment(body.payment.id)).body;
    expect(paid).toMatchObject({ payment: { status: 'paid', transactionId: expect.any(String) }, instructions: {} });
    expect(paid.payment.invoiceUrl).toContain(paid.payment.id);
    const { subscription, pending, payer } = await ana.subscription();
    expect(pending).toBeNull();
    expect(payer, 'need not be typed again').toMatchObject({ name: 'Ana Souza', document: '52998224725' });
    expect(subscription).toMatchObject({
      status: 'active',
      open: true,
      endsAt: paid.payment.periodEnd,
      expiringSoon: false,
    });
    expect(subscription.guaranteeUntil).not.toBeNull();
    expect((await ana.visitor.get('/api/orders')).status).toBe(200);
    expect(instance.letters.at(-1)).toMatchObject({
      to: ana.restaurant.email,
      template: 'paymentReceived',
      values: { plan: 'Plano Mensal', amount: 'R$\u00a029,90' },
    });
  },
);

test('a card that is declined fails the payment; another card on the same page pays it after all', async () => {
  const ana = await Payer.arrive(instance);
  const { body } = await ana.checkout(anual(), { method: 'credit_card' });
  expect(await instance.sandbox.payByCard(refOf(body), '4000 0000 0000 0002')).toBe('declined');
  await instance.deliverPayments();
  expect((await ana.payment(body.payment.id)).body.payment.status).toBe('failed');
  await payAtSandbox(instance, body);
  await instance.deliverPayments();
  expect((await ana.payment(body.payment.id)).body.payment.status).toBe('paid');
  expect((await ana.subscription()).subscription.open).toBe(true);
});

test('one key sent 50 times at once is one payment; with other data it is refused', async () => {
  const ana = await Payer.arrive(instance);
  const sent = { key: randomUUID(), planId: anual(), method: 'pix', customer, amountCents: 29_990 };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => ana.visitor.post('/api/subscription/checkout', sent)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.payment!.id)).size).toBe(1);
  expect(new Set(answers.map(({ body }) => body.instructions.pixCode)).size).toBe(1);
  const { rows } = await instance.owner.query('select from payments where restaurant_id = $1', [ana.restaurant.id]);
  expect(rows).toHaveLength(1);
  for (const change of [
    { method: 'boleto' },
    { planId: mensal(), amountCents: 2_990 },
    { customer: { ...customer, name: 'Outra' } },
  ]) {
    const other = await ana.visitor.post('/api/subscription/checkout', { ...sent, ...change });
    expect([other.status, other.body.code]).toEqual([409, 'key_reused']);
  }
});

test('another amount than the one that was seen is refused, and tells the present one', async () => {
  const ana = await Payer.arrive(instance);
  const { status, body } = await ana.checkout(anual(), { amountCents: 29_989 });
  expect([status, body.code, body.data.amountCents]).toEqual([409, 'price_changed', 29_990]);
  expect(await ana.subscription()).toEqual({ subscription: null, pending: null, payer: null, guaranteed: true });
});

test('a CPF or CNPJ is checked by its digits, and every field has its own error', async () => {
  const ana = await Payer.arrive(instance);
  const wrong = await ana.checkout(anual(), { customer: { ...customer, document: '529.982.247-26' } });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid_input']);
  expect(wrong.body.data.fields).toEqual([
    { path: 'customer.document', code: 'fields.document_invalid', message: 'CPF ou CNPJ inválido' },
  ]);
  const empty = await ana.checkout(anual(), { customer: { name: '', email: 'x', document: ' ', phone: '' } });
  expect(empty.body.data.fields.map(({ path }: any) => path).sort()).toEqual(
    ['customer.document', 'customer.email', 'customer.name', 'customer.phone'].sort(),
  );
  const lettered = await ana.checkout(anual(), { customer: { ...customer, document: '12.abc.345/01de-35' } });
  expect(lettered.status).toBe(200);
  const { rows } = await instance.owner.query('select customer from payments where id = $1', [
    lettered.body.payment.id,
  ]);
  expect(rows[0].customer).toEqual({ ...customer, document: '12ABC34501DE35' });
});

test('no field of a checkout decides what is paid, for whom, or that it is paid', async () => {
  const ana = await Payer.arrive(instance);
  for (const extra of [
    { status: 'paid' },
    { priceCents: 1 },
    { discountCents: 29_990 },
    { creditCents: 29_990 },
    { restaurantId: instance.restaurantId },
    { subscriptionId: randomUUID() },
    { provider: 'stripe' },
    { paidAt: new Date().toISOString() },
  ]) {
    expect((await ana.checkout(anual(), extra)).body.code, JSON.stringify(extra)).toBe('invalid_input');
  }
  const { rows } = await instance.owner.query('select from payments where restaurant_id = $1', [ana.restaurant.id]);
  expect(rows).toHaveLength(0);
});

test('a plan that is not sold cannot be bought, unless it is the one the restaurant has', async () => {
  const ana = await Payer.arrive(instance);
  const basic = plans['basic-mensal']!;
  expect((await ana.quote(basic)).body.code).toBe('plan_not_found');
  expect((await ana.quote(randomUUID())).body.code).toBe('plan_not_found');
  await ana.pays(mensal());
  await instance.owner.query('update subscriptions set plan_id = $2 where restaurant_id = $1', [
    ana.restaurant.id,
    basic,
  ]);
  expect((await ana.quote(basic)).body).toMatchObject({ kind: 'renewal', amountCents: 2_900 });
});

test('a new checkout takes the place of the one that was not paid', async () => {
  const ana = await Payer.arrive(instance);
  const first = (await ana.checkout(mensal())).body.payment;
  const second = (await ana.checkout(anual(), { method: 'boleto' })).body.payment;
  expect((await ana.payment(first.id)).body).toMatchObject({ payment: { status: 'cancelled' }, instructions: {} });
  expect((await ana.subscription()).pending!.id).toBe(second.id);
});

test('a provider that does not answer: the payment has failed, and the same key may be sent again', async () => {
  const ana = await Payer.arrive(instance);
  const { sandbox } = instance;
  const begin = sandbox.begin.bind(sandbox);
  const key = randomUUID();
  sandbox.begin = () => Promise.reject(new Error('Not reachable'));
  const refused = await ana.checkout(anual(), { key });
  expect([refused.status, refused.body.code]).toEqual([503, 'provider_unavailable']);
  sandbox.begin = begin;
  const { rows } = await instance.owner.query('select status, failure from payments where restaurant_id = $1', [
    ana.restaurant.id,
  ]);
  expect(rows).toEqual([{ status: 'failed', failure: 'provider_unavailable' }]);
  expect((await ana.checkout(anual(), { key })).body.payment.status).toBe('pending');
});

test('a payment of another restaurant is not there', async () => {
  const ana = await Payer.arrive(instance);
  const bia = await Payer.arrive(instance);
  const { body } = await ana.checkout(anual());
  expect((await bia.payment(body.payment.id)).body.code).toBe('payment_not_found');
  // Their keys are their own.
  const sent = { key: randomUUID(), planId: anual(), method: 'pix', customer, amountCents: 29_990 };
  const answers = await Promise.all([ana, bia].map((each) => each.visitor.post('/api/subscription/checkout', sent)));
  expect(new Set(answers.map(({ body }) => body.payment!.id)).size).toBe(2);
});

test('subscriptions are the owner’s alone', async () => {
  const staff = await new Visitor(instance).signIn(waiter);
  expect((await staff.get('/api/payments')).body.code).toBe('forbidden');
  expect((await staff.get('/api/subscription')).body.code).toBe('forbidden');
});

test('the demo restaurant pays by the year, and its history shows how it came to that', async () => {
  const boss = await new Visitor(instance).signIn(owner);
  const { subscription } = (await boss.get('/api/subscription')).body;
  expect(subscription).toMatchObject({ status: 'active', open: true, plan: { key: 'anual' }, guaranteeUntil: null });
  const { body } = await boss.get('/api/payments');
  expect(body).toMatchObject({ currentPlan: 'Plano Anual', validUntil: subscription!.endsAt, nextCursor: null });
  expect(body.payments.map(({ status }: any) => status)).toEqual([
    'paid',
    'cancelled',
    'failed',
    'paid',
    'paid',
    'paid',
    'paid',
  ]);
});

test('who pays is remembered from what they typed the last time, whether it was paid or not', async () => {
  const ana = await Payer.arrive(instance);
  expect((await ana.subscription()).payer).toBeNull();
  const { payment } = (await ana.checkout(plans.mensal!)).body;
  const { name, email, phone } = customer;
  expect((await ana.subscription()).payer).toEqual({ name, email, phone, document: '52998224725' });
  await ana.checkout(plans.mensal!, { customer: { ...customer, name: 'Bia Prado' } });
  expect((await ana.payment(payment.id)).body.payment.status).toBe('cancelled');
  expect((await ana.subscription()).payer!.name).toBe('Bia Prado');
});
