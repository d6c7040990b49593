import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestInstance, type Running, type TestInstance } from '../../../../../tests/support/server/instance.ts';
import { addRestaurant, type SecondRestaurant } from '../../../../../tests/support/server/second-restaurant.ts';
import { type StripeEvent, StripeStandIn } from '../../../../../tests/support/server/stripe-stand-in.ts';
import { Visitor } from '../../../../../tests/support/server/visitor.ts';
import type { PaymentMethod } from '../../values.ts';
import { stripeProvider } from './stripe-provider.ts';

let instance: TestInstance;
let running: Running;
let stripe: StripeStandIn;
let restaurant: SecondRestaurant;
let owner: Visitor;
let count = 0;

beforeAll(async () => {
  instance = await openTestInstance();
});
beforeEach(async () => {
  stripe = await new StripeStandIn().open();
  const { secretKey, webhookSecret, url } = stripe;
  running = await instance.another({ payments: stripeProvider({ secretKey, webhookSecret, apiBase: url }) });
  count += 1;
  restaurant = await addRestaurant(instance.owner, { slug: `casa-stripe-${count}`, subscription: 'expired' });
  owner = await new Visitor({ url: running.url, owner: instance.owner }).signIn(restaurant.owner);
});
afterEach(async () => {
  await running.close();
  await stripe.close();
});
afterAll(() => instance.close());

const customer = { name: 'Ana', email: 'ana@casa.example', document: '529.982.247-25', phone: '(11) 98888-7777' };

async function checkOut(method: PaymentMethod, key = randomUUID()) {
  const { plans } = (await owner.get('/api/plans')).body;
  const [plan] = plans;
  const sent = { key, planId: plan!.id, method, customer, amountCents: plan!.priceCents };
  const answer = await owner.post('/api/subscription/checkout', sent);
  const ref = String(answer.body.instructions?.url).split('/').at(-1) ?? '';
  return { answer, ref, id: answer.body.payment?.id as string };
}

/** Posted as Stripe posts it, with no cookie and from no page. */
async function deliver(
  event: StripeEvent,
  { at = new Date(), secret = stripe.webhookSecret, alter = (x: string) => x } = {},
) {
  const { body, signature } = stripe.posted(event, at, secret);
  const response = await fetch(`${running.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: alter(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const payment = async (id: string) => (await owner.get(`/api/payments/${id}`)).body.payment;
const gate = async () => (await owner.get('/api/staff')).status;
const subscription = async () => (await owner.get('/api/subscription')).body.subscription;

test.each(['credit_card', 'pix'] as const)('%s: checked out, paid at Stripe, and the gate is open', async (method) => {
  expect(await gate()).toBe(402);
  const key = randomUUID();
  const { answer, ref, id } = await checkOut(method, key);
  expect(answer.body).toMatchObject({
    payment: { status: 'pending' },
    instructions: { url: stripe.sessions.get(ref)!.url },
  });
  expect((await checkOut(method, key)).ref).toBe(ref);
  expect(await gate()).toBe(402);
  expect(await deliver(stripe.pay(ref))).toMatchObject({ status: 200, body: { settled: 'paid' } });
  expect(await gate()).toBe(200);
  const paid = await payment(id);
  expect(paid).toMatchObject({ status: 'paid', invoiceUrl: `/api/payments/${id}/invoice.pdf` });
  expect(paid.transactionId).toBe(stripe.sessions.get(ref)!.payment_intent);
  expect(instance.letters.at(-1)).toMatchObject({ template: 'paymentReceived', to: restaurant.owner });
});

test('boleto: printed it waits, paid it opens; the messages come late, doubled and in the wrong order', async () => {
  const { ref, id } = await checkOut('boleto');
  const printed = stripe.printBoleto(ref);
  const paid = stripe.payBoleto(ref);
  expect((await deliver(paid)).body.settled).toBe('paid');
  const { endsAt } = (await subscription())!;
  expect((await deliver(printed)).body.settled).toBe('unchanged');
  for (let n = 0; n < 100; n += 1) expect((await deliver(paid)).body.settled).toBe('unchanged');
  expect(await payment(id)).toMatchObject({ status: 'paid' });
  expect(await subscription()).toMatchObject({ status: 'active', endsAt });
  const { rows } = await instance.owner.query('select from webhook_events where event_id = any($1)', [
    [printed.id, paid.id],
  ]);
  expect(rows).toHaveLength(2);
});

test('a boleto that nobody pays, and a page that nobody uses', async () => {
  const boleto = await checkOut('boleto');
  await deliver(stripe.printBoleto(boleto.ref));
  expect(await payment(boleto.id)).toMatchObject({ status: 'pending' });
  await deliver(stripe.failBoleto(boleto.ref));
  expect(await payment(boleto.id)).toMatchObject({ status: 'failed' });
  const page = await checkOut('pix');
  await deliver(stripe.expire(page.ref));
  expect(await payment(page.id)).toMatchObject({ status: 'cancelled' });
  expect(await gate()).toBe(402);
});

test('forged, altered and old messages change nothing', async () => {
  const { ref, id } = await checkOut('credit_card');
  const paid = stripe.pay(ref);
  for (const changes of [
    { secret: 'whsec_somebody' },
    { alter: (body: string) => body.replace(ref, 'cs_test_other') },
    { at: new Date(Date.now() - 301_000) },
  ]) {
    expect((await deliver(paid, changes)).status).toBe(400);
  }
  expect(
    (await fetch(`${running.url}/api/webhooks/stripe`, { method: 'POST', body: JSON.stringify(paid) })).status,
  ).toBe(400);
  expect(await payment(id)).toMatchObject({ status: 'pending' });
  expect(await gate()).toBe(402);
});

test('cancelled within the guarantee the money goes back, once, and the webhook says so', async () => {
  const { ref, id } = await checkOut('credit_card');
  await deliver(stripe.pay(ref));
  const { revision } = (await subscription())!;
  const answer = await owner.post('/api/subscription/cancel', { revision });
  expect(answer.body.refundedCents).toBe(2_990);
  const refunds = stripe.events.filter(({ type }) => type === 'charge.refunded');
  expect(refunds).toHaveLength(1);
  expect((await deliver(refunds[0]!)).body.settled).toBe('refunded');
  expect((await deliver(refunds[0]!)).body.settled).toBe('unchanged');
  expect(await payment(id)).toMatchObject({ status: 'refunded' });
  expect(await gate()).toBe(402);
});

test('while Stripe is out of reach nobody pays, and the same checkout goes on when it is back', async () => {
  const lost = 3;
  stripe.losesAnswers = lost;
  const key = randomUUID();
  const { answer } = await checkOut('pix', key);
  expect(answer.status).toBe(503);
  expect(answer.body.code).toBe('provider_unavailable');
  const again = await checkOut('pix', key);
  expect(again.answer.body.payment!.status).toBe('pending');
  await deliver(stripe.pay(again.ref));
  expect(await payment(again.id)).toMatchObject({ status: 'paid' });
});
