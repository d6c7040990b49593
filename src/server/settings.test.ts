import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { settings } from './settings.ts';

const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
const [, table = ''] = /## Settings\n([\s\S]*?)\nExit code/.exec(readme) ?? [];
const documented = [...table.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(
  ([, names = '']) => names.match(/[A-Z_]{2,}/g) ?? [],
);

/** What can be got wrong in each; where anything goes, only what no setting may hold. */
const malformed: Record<(typeof settings)[number], string[]> = {
  PORT: ['0', '65536', '-1', '3000.5', '0x50', '1e3', 'http', '3000 3001'],
  HOST: ['a b', 'http://localhost', '0.0.0.0/0', 'a,b', '"0.0.0.0"'],
  DATABASE_URL: [
    'mysql://db/x',
    'postgres://db',
    'postgres://db/',
    'db/comanda',
    'postgres://u:%zz@db/x',
    'postgres://db:99999/x',
  ],
  DATA_DIR: ['a\nb'],
  BACKUP_DIR: ['a\nb'],
  DEMO: ['maybe', 'true', '1'],
  PUBLIC_URL: [
    'comanda.example',
    'ftp://comanda.example',
    'https://comanda.example/menu',
    'https://u:p@comanda.example',
    'https://comanda.example/?a',
  ],
  APP_SECRET: ['short', 'x'.repeat(31)],
  ORDERS_PER_TABLE: ['0', '-3', '1000000', 'many', '3.5'],
  SMTP_URL: ['mail.example', 'http://mail.example', 'smtp://', 'smtp://u:%zz@mail.example'],
  MAIL_FROM: ['Comanda', 'a@b@c', '<a@b', 'a@b>', '<>'],
  OIDC_PROVIDERS: ['x', '{}', '[{}]', 'null', '[null]'],
  LOG_LEVEL: ['loud', 'INFO ,', '3'],
  SUPPORT_PHONE: ['11 90000-0000', '+55', 'call us', '+55 11 90000-0000; rm'],
  SUPPORT_EMAIL: ['suporte', 'a b@c', 'Suporte <a@b.c>'],
  PAYMENT_PROVIDER: ['paypal', 'Stripe2'],
  STRIPE_SECRET_KEY: ['pk_test_1', 'sk_', 'sk_a b'],
  STRIPE_WEBHOOK_SECRET: ['secret', 'whsec_'],
  GUEST_PAYMENTS: ['yes', 'pix'],
  MERCADO_PAGO_CLIENT_ID: ['abc', '12', '1 2 3 4 5'],
  MERCADO_PAGO_CLIENT_SECRET: ['short', `${'x'.repeat(10)} ${'x'.repeat(10)}`],
  MERCADO_PAGO_WEBHOOK_SECRET: ['short'],
  PAYMENT_ACCOUNTS_KEY: ['key', 'A'.repeat(44), Buffer.alloc(31).toString('base64')],
  MERCADO_PAGO_URL: ['http://elsewhere.example', 'localhost:1', 'https://u@mp.example', 'https://mp.example/path'],
  ISSUER_NAME: ['a\nb', 'x'.repeat(121)],
  ISSUER_CNPJ: ['00.000.000/0000-00', '12345'],
  ISSUER_ADDRESS: ['Rua A\nRua B', 'x'.repeat(201)],
  METRICS_PORT: ['0', '65536', 'on', '9464/metrics', '3000'],
  METRICS_HOST: ['a b', 'http://localhost'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector:4318', 'grpc://collector:4317', 'http://', 'http://collector/?key=1'],
  TRUST_PROXY: ['yes', '11', '300.1.1.1', '10.0.0.0/33', '::1/129', '10.0.0.1;10.0.0.2', '10.0.0.1,'],
};

/** How a start with it would end. */
function refusal(env: Record<string, string>): string {
  try {
    readConfig(env, '/srv/comanda');
    return 'it would start';
  } catch (error) {
    return (error as Error).message;
  }
}

test('the table of settings names all of them, and nothing else', () => {
  expect([...documented].sort()).toEqual([...settings].sort());
});

describe.each(settings)('%s', (name) => {
  test.each(malformed[name])('refuses %j in one line that names it', (value) => {
    const said = refusal({ [name]: value });
    expect(said).toMatch(new RegExp(`^Wrong settings: .*\\b${name} must be `));
    expect(said).not.toContain('\n');
  });

  test('refuses a stray control character', () => {
    const said = refusal({ [name]: `x\u0007${'y'.repeat(40)}` });
    expect(said).toMatch(new RegExp(`\\b${name} must be `));
    // What was set may be a secret, and is not said again.
    expect(said).not.toContain('yyyy');
  });
});

test.each([
  ['STRIPE_SECRET_KEY', { PAYMENT_PROVIDER: 'stripe' }],
  ['STRIPE_WEBHOOK_SECRET', { PAYMENT_PROVIDER: 'stripe' }],
  ['MERCADO_PAGO_CLIENT_ID', { GUEST_PAYMENTS: 'mercadopago' }],
  ['MERCADO_PAGO_CLIENT_SECRET', { GUEST_PAYMENTS: 'mercadopago' }],
  ['MERCADO_PAGO_WEBHOOK_SECRET', { GUEST_PAYMENTS: 'mercadopago' }],
  ['PAYMENT_ACCOUNTS_KEY', { GUEST_PAYMENTS: 'mercadopago' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }],
  ['ISSUER_NAME', { ISSUER_ADDRESS: 'Rua A, 1' }],
  ['ISSUER_CNPJ', { ISSUER_NAME: 'Casa' }],
  ['ISSUER_ADDRESS', { ISSUER_NAME: 'Casa' }],
  ['BACKUP_DIR', { BACKUP_DIR: '/b', DATABASE_URL: 'postgres://db/x' }],
])('%s is asked for where it is needed, or refused where it cannot be', (name, env) => {
  expect(refusal(env)).toMatch(new RegExp(`\\b${name} must be `));
});
