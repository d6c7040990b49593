import { isIP } from 'node:net';
import path from 'node:path';
import type { Issuer } from '../lib/issuer.ts';
import { StartupError } from '../lib/startup-error.ts';
import { isDatabaseSafe, needsStartTls } from './encrypted.ts';
import type { Smtp } from './mail/mail.ts';
import { readMetrics } from './metrics/metrics-config.ts';
import type { MetricsAddress } from './metrics/serve-metrics.ts';
import { type GuestPaymentConfig, readGuestPayment } from './payments/guest-payment-config.ts';
import { readIssuer } from './payments/issuer-config.ts';
import { type PaymentConfig, readPayment } from './payments/payment-config.ts';
import { isDecodable, isHost, refuseControlCharacters } from './settings.ts';
import { type Provider, providerList } from './sign-in/provider-list.ts';
import { readTraces } from './traces/traces-config.ts';

export type Config = {
  port: number;
  host: string;
  /** Null: the built-in PostgreSQL in the data folder. */
  databaseUrl: string | null;
  dataDir: string;
  /** Where `npm run backup` keeps what it makes, and the built-in database its log; null: nowhere. */
  backupDir: string | null;
  /** `quiet`: without its evening; `remembered`: as the data folder was made, a new one with the demonstration (see `decideDemo`). */
  demo: 'on' | 'quiet' | 'off' | 'remembered';
  /** Without a slash at its end. */
  publicUrl: string;
  /** Null: the one in the data folder. */
  appSecret: string | null;
  logLevel: LogLevel;
  /** As Fastify takes it: no proxy, how many proxies, or their addresses. */
  trustProxy: false | number | string[];
  /** Orders that one table may place at once, and again per minute. */
  ordersPerTable: number;
  /** Null: letters are kept in the data folder's outbox. */
  smtp: Smtp | null;
  /** The third parties that people may sign in with. */
  providers: readonly Provider[];
  /** Where restaurants reach the people who run this service. */
  support: { phone: string; email: string };
  payment: PaymentConfig;
  guestPayments: GuestPaymentConfig;
  /** In whose name restaurants are invoiced; null: no invoice is issued, but by the demonstration's own company. */
  issuer: Issuer | null;
  /** Null: nobody is told. */
  metrics: MetricsAddress | null;
  /** Null: nothing is traced. */
  traces: { endpoint: string } | null;
  dev: boolean;
};

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * | variable       | default                                                                                      |
 * |----------------|----------------------------------------------------------------------------------------------|
 * | `PORT`         | 3000                                                                                         |
 * | `HOST`         | 0.0.0.0                                                                                      |
 * | `DATABASE_URL` | none: a PostgreSQL of its own in `DATA_DIR`                                                  |
 * | `DATA_DIR`     | ./data                                                                                       |
 * | `BACKUP_DIR`   | none: no backups                                                                             |
 * | `DEMO`         | off with `DATABASE_URL` or `NODE_ENV=production`; else as the data folder was made, first on; quiet: on, with no guests there yet |
 * | `PUBLIC_URL`   | http://localhost:`PORT`                                                                      |
 * | `APP_SECRET`   | made at random, kept in `DATA_DIR/secrets.json`; 32 characters or more                       |
 * | `LOG_LEVEL`    | info                                                                                         |
 * | `ORDERS_PER_TABLE` | 30: orders that one table may place within a minute                             |
 * | `SMTP_URL`     | none: letters stay in `DATA_DIR/outbox`; with it `MAIL_FROM`, the sender                      |
 * | `OIDC_PROVIDERS` | none; a JSON list of `{id, name, issuer, clientId, clientSecret, scopes}`                   |
 * | `SUPPORT_PHONE` | +55 11 90000-0000: the WhatsApp that restaurants write to                          |
 * | `SUPPORT_EMAIL` | suporte@comanda.example                                                             |
 * | `PAYMENT_PROVIDER` | sandbox: an embedded one that moves no money; or stripe, with `STRIPE_SECRET_KEY` and `STRIPE_WEBHOOK_SECRET` |
 * | `GUEST_PAYMENTS` | sandbox with the demonstration, otherwise off: nobody; or mercadopago, with `MERCADO_PAGO_CLIENT_ID`, `_CLIENT_SECRET`, `_WEBHOOK_SECRET` and `PAYMENT_ACCOUNTS_KEY` |
 * | `MERCADO_PAGO_URL` | none: Mercado Pago itself; a stand-in of it for tests |
 * | `ISSUER_NAME`, `ISSUER_CNPJ`, `ISSUER_ADDRESS` | none: no invoices; with the demonstration a company of its own |
 * | `METRICS_PORT`, `METRICS_HOST` | none: no metrics; the host 127.0.0.1 |
 * | `OTEL_EXPORTER_OTLP_ENDPOINT` | none: no traces |
 * | `TRUST_PROXY`  | off; or the number of proxies in front, or their addresses separated by commas               |
 *
 * `scripts/start.mjs` runs the program with `NODE_ENV=production` for the libraries' sake; `COMANDA_NODE_ENV=default`
 * says that the user did not ask for it.
 */
export function readConfig(env: Record<string, string | undefined>, cwd: string): Config {
  const wrong: string[] = [];
  refuseControlCharacters(env, wrong);
  function read<T>(name: string, fallback: T, parse: (text: string) => T | undefined, expected: string): T {
    const text = env[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value === undefined) wrong.push(`${name} must be ${expected}`);
    return value ?? fallback;
  }

  const databaseUrl = read<string | null>('DATABASE_URL', null, postgresUrl, 'a postgres:// address');
  if (databaseUrl && !isDatabaseSafe(new URL(databaseUrl))) {
    wrong.push(
      'DATABASE_URL must ask for TLS with sslmode=verify-full, or say that it does without with sslmode=disable',
    );
  }
  const production = env.NODE_ENV === 'production' && env.COMANDA_NODE_ENV !== 'default';
  const demoByDefault = databaseUrl === null && !production ? 'remembered' : 'off';
  const port = read('PORT', 3000, wholeNumber(1, 65_535), 'a number from 1 to 65535');
  const smtpUrl = read<string | null>('SMTP_URL', null, smtpAddress, 'an smtp:// or smtps:// address');
  const mailFrom = read<string | null>(
    'MAIL_FROM',
    null,
    sender,
    'an address such as Comanda <no-reply@comanda.example>',
  );
  if (smtpUrl && !mailFrom) wrong.push('MAIL_FROM must be set with SMTP_URL');
  const config: Config = {
    port,
    host: read('HOST', '0.0.0.0', (text) => (isHost(text) ? text : undefined), 'a host name or address'),
    databaseUrl,
    dataDir: path.resolve(cwd, env.DATA_DIR?.trim() || 'data'),
    backupDir: readBackup(env, wrong, cwd, databaseUrl),
    demo: read<Config['demo']>('DEMO', demoByDefault, demoSetting, 'on, quiet or off'),
    publicUrl: read('PUBLIC_URL', `http://localhost:${port}`, origin, 'an http:// or https:// address without a path'),
    appSecret: read<string | null>(
      'APP_SECRET',
      null,
      (text) => (text.length >= 32 ? text : undefined),
      'at least 32 characters',
    ),
    logLevel: read<LogLevel>(
      'LOG_LEVEL',
      'info',
      (text) => LOG_LEVELS.find((level) => level === text),
      `one of ${LOG_LEVELS.join(', ')}`,
    ),
    trustProxy: read<Config['trustProxy']>(
      'TRUST_PROXY',
      false,
      proxies,
      'off, a number of proxies, or their addresses',
    ),
    ordersPerTable: read('ORDERS_PER_TABLE', 30, wholeNumber(1, 999_999), 'a number from 1 to 999999'),
    smtp: smtpUrl && mailFrom ? { url: smtpUrl, from: mailFrom, startTls: needsStartTls(new URL(smtpUrl)) } : null,
    providers: read<readonly Provider[]>('OIDC_PROVIDERS', [], providerList, 'a JSON list of providers (see README)'),
    support: {
      phone: read(
        'SUPPORT_PHONE',
        '+55 11 90000-0000',
        phone,
        'a phone number with its country, such as +55 11 90000-0000',
      ),
      email: read(
        'SUPPORT_EMAIL',
        'suporte@comanda.example',
        (text) => (plainAddress.test(text) ? text : undefined),
        'an e-mail address',
      ),
    },
    payment: readPayment(env, wrong),
    guestPayments: readGuestPayment(env, wrong),
    issuer: readIssuer(env, wrong),
    metrics: readMetrics(env, wrong, port),
    traces: readTraces(env, wrong),
    dev: env.COMANDA_DEV === '1',
  };
  if (wrong.length > 0) throw new StartupError('CONFIG_INVALID', `Wrong settings: ${wrong.join('; ')}`);
  return config;
}

/** Backups are of the built-in database: of another, whoever runs it makes them. */
function readBackup(env: Record<string, string | undefined>, wrong: string[], cwd: string, databaseUrl: string | null) {
  const text = env.BACKUP_DIR?.trim();
  if (!text) return null;
  if (databaseUrl !== null)
    wrong.push('BACKUP_DIR must be unset with DATABASE_URL: that database has backups of its own');
  return path.resolve(cwd, text);
}

function demoSetting(text: string): 'on' | 'quiet' | 'off' | undefined {
  return (['on', 'quiet', 'off'] as const).find((setting) => setting === text.toLowerCase());
}

function wholeNumber(from: number, to: number) {
  return (text: string) =>
    /^\d{1,6}$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : undefined;
}

function postgresUrl(text: string): string | undefined {
  const url = URL.parse(text);
  return url && ['postgres:', 'postgresql:'].includes(url.protocol) && url.pathname.length > 1 && isDecodable(url)
    ? text
    : undefined;
}

function smtpAddress(text: string): string | undefined {
  const url = URL.parse(text);
  return url?.hostname && ['smtp:', 'smtps:'].includes(url.protocol) && isDecodable(url) ? text : undefined;
}

const plainAddress = /^[^\s@<>]{1,64}@[^\s@<>]{1,255}$/;

function sender(text: string): string | undefined {
  const [, address = text] = /^[^<>]*<([^<>]*)>$/.exec(text) ?? [];
  return plainAddress.test(address) ? text : undefined;
}

function phone(text: string): string | undefined {
  return /^\+[\d ()-]{8,24}$/.test(text) ? text : undefined;
}

function origin(text: string): string | undefined {
  const url = URL.parse(text);
  const plain = url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  return plain && !url.username ? url.origin : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function proxies(text: string): Config['trustProxy'] | undefined {
  if (text.toLowerCase() === 'off') return false;
  const hops = wholeNumber(1, 10)(text);
  if (hops !== undefined) return hops;
  const addresses = text.split(',').map((each) => each.trim());
  return addresses.every(isNetwork) ? addresses : undefined;
}
