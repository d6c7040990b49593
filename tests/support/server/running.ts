import type { FastifyInstance } from 'fastify';
import { Sandbox } from '#features/billing/providers/sandbox/sandbox-provider.ts';
import type { Letter, Text } from '#lib/letters.ts';
import { type AppOptions, createApp } from '#server/app.ts';
import { type Database, openDatabase } from '#server/database.ts';
import { Metrics } from '#server/metrics/metrics.ts';
import type { GuestPaymentConfig } from '#server/payments/guest-payment-config.ts';
import { type OpenGuestPayments, openGuestPayments } from '#server/payments/guest-payments.ts';
import { type AccountsOptions, openAccounts } from '#server/sign-in/accounts.ts';
import { issuer } from '../../../db/seed/cast.ts';
import { isInstance, publicUrl } from './origins.ts';

export interface Running {
  app: FastifyInstance;
  database: Database;
  guestPayments: OpenGuestPayments;
  /** The embedded payment provider, as this server knows it. */
  sandbox: Sandbox;
  /** What a collector would be told, if it is measured. */
  metrics: Metrics | null;
  url: string;
  close(): Promise<void>;
}

export interface ServerOptions {
  databaseUrl: string;
  appSecret: string;
  /** For whatever it reads from a disk: nothing has to be there. */
  folder: string;
  post: { letter(letter: Letter): void; text(text: Text): void };
  port?: number;
  providers?: AccountsOptions['providers'];
  /** Who takes what guests pay: the sandbox, unless said otherwise. */
  guests?: GuestPaymentConfig;
  /** Whether what it does is measured. */
  measured?: boolean;
  changes?: Partial<AppOptions>;
}

const ample = { burst: 100_000, refillMs: 60_000 };

/** A server on a migrated database, without pages. What an answer or a refusal has beyond its contract is a fault here. */
export async function startServer(options: ServerOptions): Promise<Running> {
  const { databaseUrl, appSecret, folder, post, port = 0, providers = [], guests, measured, changes = {} } = options;
  const database = await openDatabase(databaseUrl, appSecret, console.error);
  const trustedOrigins = [publicUrl];
  const support = { phone: '+55 11 90000-0000', email: 'suporte@comanda.example' };
  const sign = { publicUrl, trustedOrigins, providers, support };
  const accounts = { pool: database.systemPool, system: database.system, appSecret, ...sign, post, outbox: null };
  const now = changes.now ?? (() => new Date());
  const needs = { system: database.system, appSecret, publicUrl, now, onError: console.error };
  const sandbox = new Sandbox(needs);
  const guestPayments = await openGuestPayments({
    guestPayments: guests ?? { provider: 'sandbox' },
    demo: true,
    ...needs,
  });
  const metrics = measured ? new Metrics(database) : null;
  const app = await createApp({
    metrics,
    payments: sandbox,
    guestPayments,
    issuer,
    doors: database.doors,
    system: database.system,
    accounts: openAccounts(accounts),
    web: null,
    folders: { client: null, formerAssets: null, media: folder, publicFiles: folder },
    appSecret,
    publicUrl,
    demo: true,
    dev: false,
    logLevel: 'error',
    trustProxy: false,
    ordersPerTable: 100_000,
    lateRefusalMs: 0,
    // Nobody is as quick as a test.
    allowances: { sessionWrites: ample, deviceWrites: ample, agent: ample, printer: ample },
    ready: database.ready,
    onMisshapen(call, fields) {
      throw new Error(`${call} answers what its contract does not say: ${fields}`);
    },
    onUndeclared(call, code) {
      throw new Error(`${call} refuses with ${code}, which its contract does not declare`);
    },
    ...changes,
  });
  const url = await app.listen({ port, host: '127.0.0.1' });
  isInstance(url);
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= app.close().then(() => database.close());
    return closing;
  };
  return { app, database, guestPayments, sandbox, metrics, url, close };
}
