import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readGuestPayment } from './guest-payment-config.ts';

const whole = {
  GUEST_PAYMENTS: 'mercadopago',
  MERCADO_PAGO_CLIENT_ID: '4934588586838432',
  MERCADO_PAGO_CLIENT_SECRET: 'a-secret-of-the-application',
  MERCADO_PAGO_WEBHOOK_SECRET: 'a-secret-of-its-webhooks',
  PAYMENT_ACCOUNTS_KEY: randomBytes(32).toString('base64'),
};
const wrongIn = (env: Record<string, string>) => {
  const wrong: string[] = [];
  const read = readGuestPayment(env, wrong);
  return { read, wrong };
};

test('who takes what guests pay: the demonstration’s own, nobody, or Mercado Pago with all that it needs', () => {
  expect(wrongIn({})).toEqual({ read: { provider: 'usual' }, wrong: [] });
  expect(wrongIn({ GUEST_PAYMENTS: 'off' })).toEqual({ read: { provider: 'off' }, wrong: [] });
  const { read, wrong } = wrongIn(whole);
  expect(wrong).toEqual([]);
  expect(read).toMatchObject({ provider: 'mercadopago', url: null, key: expect.any(Buffer) });
});

test('each wrong setting is named', () => {
  expect(wrongIn({ GUEST_PAYMENTS: 'paypal' }).wrong).toEqual(['GUEST_PAYMENTS must be sandbox, mercadopago or off']);
  for (const name of Object.keys(whole).slice(1)) {
    const { [name as keyof typeof whole]: _left, ...rest } = whole;
    expect(wrongIn(rest as Record<string, string>).wrong, name).toEqual([
      expect.stringMatching(new RegExp(`^${name} `)),
    ]);
  }
  for (const key of [randomBytes(16).toString('base64'), randomBytes(32).toString('hex'), 'x'.repeat(44)])
    expect(wrongIn({ ...whole, PAYMENT_ACCOUNTS_KEY: key }).wrong).toHaveLength(1);
});

test('a stand-in is asked in the clear on this machine alone', () => {
  const at = (MERCADO_PAGO_URL: string) => wrongIn({ ...whole, MERCADO_PAGO_URL });
  expect(at('http://127.0.0.1:4000').read).toMatchObject({ url: 'http://127.0.0.1:4000' });
  expect(at('https://mp.example').wrong).toEqual([]);
  for (const url of ['http://mp.example', 'ftp://127.0.0.1', 'https://mp.example/path', 'https://a:b@mp.example'])
    expect(at(url).wrong, url).toHaveLength(1);
});
