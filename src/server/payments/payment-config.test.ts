import { expect, test } from 'vitest';
import { readPayment } from './payment-config.ts';

function read(env: Record<string, string>) {
  const wrong: string[] = [];
  return { payment: readPayment(env, wrong), wrong };
}

test('the sandbox unless told', () => {
  expect(read({})).toEqual({ payment: { provider: 'sandbox' }, wrong: [] });
  expect(read({ PAYMENT_PROVIDER: ' sandbox ' }).wrong).toEqual([]);
});

test('Stripe, with its two secrets', () => {
  const secrets = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const payment = { provider: 'stripe', secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };
  expect(read({ PAYMENT_PROVIDER: 'stripe', ...secrets })).toEqual({ payment, wrong: [] });
});

test('what is missing or mixed up is named, without its value', () => {
  const { wrong } = read({ PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'pk_live_1' });
  expect(wrong).toHaveLength(2);
  expect(wrong.join()).toMatch(/STRIPE_SECRET_KEY.*STRIPE_WEBHOOK_SECRET/);
  expect(wrong.join()).not.toContain('pk_live_1');
  expect(read({ PAYMENT_PROVIDER: 'paypal' }).wrong).toEqual(['PAYMENT_PROVIDER must be sandbox or stripe']);
});
