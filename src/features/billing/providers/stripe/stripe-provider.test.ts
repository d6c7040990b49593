import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StripeStandIn } from '../../../../../tests/support/server/stripe-stand-in.ts';
import type { PaymentMethod } from '../../values.ts';
import { type Charge, type PaymentProvider, RefundByHand, WebhookRefused } from '../provider.ts';
import { stripeProvider } from './stripe-provider.ts';

const stripe = new StripeStandIn();
let provider: PaymentProvider;
beforeAll(async () => {
  await stripe.open();
  const { secretKey, webhookSecret, url } = stripe;
  provider = stripeProvider({ secretKey, webhookSecret, apiBase: url });
});
afterAll(() => stripe.close());

const hour = 3_600_000;
const charge = (method: PaymentMethod = 'credit_card', changes: Partial<Charge> = {}): Charge => ({
  id: randomUUID(),
  restaurantId: randomUUID(),
  amountCents: 2_990,
  method,
  description: 'Comanda · Plano Mensal',
  customer: { name: 'Ana Lúcia', email: 'ana@casa.example', document: '52998224725', phone: '11988887777' },
  locale: 'pt-BR',
  returnUrl: 'https://comanda.example/back',
  cancelUrl: 'https://comanda.example/back',
  expiresAt: new Date(Date.now() + (method === 'credit_card' ? 1 : method === 'pix' ? 24 : 72) * hour),
  ...changes,
});
const read = (event: object, at = new Date()) => {
  const { body, signature } = stripe.posted(event, at);
  return provider.read(Buffer.from(body), { 'stripe-signature': signature }, new Date());
};

test.each([
  ['credit_card', 'card'],
  ['pix', 'pix'],
  ['boleto', 'boleto'],
] as const)('%s: a page at Stripe, for this amount, payer, method and language', async (method, type) => {
  const asked = charge(method, { locale: 'en' });
  const { ref, instructions, expiresAt } = await provider.begin(asked);
  const session = stripe.sessions.get(ref)!;
  expect(instructions).toEqual({ url: session.url });
  expect(session).toMatchObject({
    amount_total: 2_990,
    currency: 'brl',
    customer_email: 'ana@casa.example',
    locale: 'en',
    client_reference_id: asked.id,
    metadata: { payment_id: asked.id, restaurant_id: asked.restaurantId },
    allowed_payment_method_types: [type],
  });
  // It can be paid as long as its session is there; a boleto longer, and its bank takes days to say so.
  if (method === 'boleto') expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 8 * 24 * hour);
  else expect(expiresAt).toEqual(new Date(session.expires_at * 1_000));
});

test('asked twice, or again after an answer that got lost, it is one payment; with another amount it is refused', async () => {
  const asked = charge();
  stripe.losesAnswers = 1;
  const first = await provider.begin(asked);
  expect((await provider.begin(asked)).ref).toBe(first.ref);
  expect([...stripe.sessions.values()].filter((each) => each.client_reference_id === asked.id)).toHaveLength(1);
  await expect(provider.begin({ ...asked, amountCents: 1_000 })).rejects.toThrow(/same parameters/);
});

test('a card that pays', async () => {
  const { ref } = await provider.begin(charge());
  expect(await provider.look(ref)).toMatchObject({ ref, status: 'pending', transactionId: null });
  const event = stripe.pay(ref);
  const told = await read(event);
  expect(told).toMatchObject({ id: event.id, type: 'checkout.session.completed', report: { ref, status: 'paid' } });
  expect(told.report?.transactionId).toMatch(/^pi_/);
  expect(told.report?.at).toEqual(new Date(event.created * 1_000));
  expect(await provider.look(ref)).toMatchObject({ ref, status: 'paid', transactionId: told.report?.transactionId });
});

test('a boleto is printed, and paid days later, or not at all', async () => {
  const paid = await provider.begin(charge('boleto'));
  const unpaid = await provider.begin(charge('boleto'));
  expect((await read(stripe.printBoleto(paid.ref))).report).toMatchObject({ ref: paid.ref, status: 'pending' });
  expect(await provider.look(paid.ref)).toMatchObject({ status: 'pending' });
  expect((await read(stripe.payBoleto(paid.ref))).report).toMatchObject({ ref: paid.ref, status: 'paid' });
  expect(await provider.look(paid.ref)).toMatchObject({ status: 'paid' });

  stripe.printBoleto(unpaid.ref);
  expect((await read(stripe.failBoleto(unpaid.ref))).report).toMatchObject({ ref: unpaid.ref, status: 'failed' });
  expect(await provider.look(unpaid.ref)).toMatchObject({ status: 'failed', failure: 'expired' });
});

test('a page that nobody used', async () => {
  const { ref } = await provider.begin(charge('pix'));
  expect((await read(stripe.expire(ref))).report).toMatchObject({ ref, status: 'cancelled', failure: 'expired' });
  expect(await provider.look(ref)).toMatchObject({ ref, status: 'cancelled' });
});

test('money goes back once, and the webhook tells; a part of it is no refund', async () => {
  const { ref } = await provider.begin(charge('pix'));
  await expect(provider.refund(ref)).rejects.toThrow(/was not paid/);
  stripe.pay(ref);
  await provider.refund(ref);
  await provider.refund(ref);
  const refunds = stripe.events.filter(({ type }) => type === 'charge.refunded');
  expect(refunds).toHaveLength(1);
  expect(await read(refunds[0]!)).toMatchObject({ type: 'charge.refunded', report: { ref, status: 'refunded' } });
  expect(await provider.look(ref)).toMatchObject({ status: 'refunded' });

  const other = await provider.begin(charge());
  stripe.pay(other.ref);
  const intent = stripe.sessions.get(other.ref)!.payment_intent;
  const part = {
    id: 'evt_part',
    object: 'event',
    type: 'refund.created',
    created: 1,
    data: { object: { payment_intent: intent } },
  };
  expect(await read(part)).toEqual({ id: 'evt_part', type: 'refund.created', report: null });
});

test('a boleto goes back by hand', async () => {
  const { ref } = await provider.begin(charge('boleto'));
  stripe.printBoleto(ref);
  stripe.payBoleto(ref);
  await expect(provider.refund(ref)).rejects.toBeInstanceOf(RefundByHand);
});

test('what concerns no payment of ours is read and says nothing', async () => {
  const event = { id: 'evt_1', object: 'event', type: 'customer.created', created: 1, data: { object: {} } };
  expect(await read(event)).toEqual({ id: 'evt_1', type: 'customer.created', report: null });
});

test('forged, altered, unsigned and old messages are refused', async () => {
  const { ref } = await provider.begin(charge());
  const event = stripe.pay(ref);
  const now = new Date();
  const good = stripe.posted(event, now);
  const forged = stripe.posted(event, now, 'whsec_somebody_else');
  const post = (body: string, signature?: string | string[]) =>
    provider.read(Buffer.from(body), { 'stripe-signature': signature }, now);
  expect((await post(good.body, good.signature)).report?.status).toBe('paid');
  for (const [body, signature] of [
    [good.body, forged.signature],
    [good.body.replace('"unpaid"', '"paid"').replace('2990', '2991'), good.signature],
    [`${good.body} `, good.signature],
    [good.body, undefined],
    [good.body, ''],
    [good.body, good.signature.replace(/v1=/, 'v0=')],
    ['', good.signature],
    ['[]', stripe.posted([], now).signature],
  ] as const) {
    await expect(post(body, signature)).rejects.toBeInstanceOf(WebhookRefused);
  }
  const seconds = (count: number) => new Date(now.getTime() - count * 1_000);
  await expect(read(event, seconds(299))).resolves.toMatchObject({ report: { status: 'paid' } });
  await expect(read(event, seconds(302))).rejects.toBeInstanceOf(WebhookRefused);
});

test('out of reach, or refused by Stripe, nothing is begun', async () => {
  const nobody = await new StripeStandIn().open();
  const { secretKey, webhookSecret, url } = nobody;
  await nobody.close();
  const away = stripeProvider({ secretKey, webhookSecret, apiBase: url });
  await expect(away.begin(charge())).rejects.toMatchObject({ type: 'StripeConnectionError' });
  await expect(away.look('cs_test_1')).rejects.toMatchObject({ type: 'StripeConnectionError' });
  const stranger = stripeProvider({ secretKey, webhookSecret, apiBase: stripe.url });
  await expect(stranger.begin(charge())).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
  await expect(provider.look('cs_test_unknown')).rejects.toMatchObject({ code: 'resource_missing' });
});
