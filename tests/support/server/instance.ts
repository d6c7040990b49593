import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { postTo } from '#features/billing/providers/sandbox/courier.ts';
import { Sandbox } from '#features/billing/providers/sandbox/sandbox-provider.ts';
import type { Letter, Text } from '#lib/letters.ts';
import { type AppOptions, createApp } from '#server/app.ts';
import { type Database, openDatabase } from '#server/database.ts';
import type { GuestPaymentConfig } from '#server/payments/guest-payment-config.ts';
import { type OpenGuestPayments, openGuestPayments } from '#server/payments/guest-payments.ts';
import { type AccountsOptions, openAccounts } from '#server/sign-in/accounts.ts';
import { issuer, people, restaurant } from '../../../db/seed/cast.ts';
import { isInstance, publicUrl } from './origins.ts';

export interface TestInstance {
  database: Database;
  app: FastifyInstance;
  /** The server's address. Writes need an Origin of their own: `publicUrl`. */
  url: string;
  /** A superuser's connection, which row security does not bind: to look at what is really there. */
  owner: pg.Client;
  restaurantId: string;
  /** A superuser's address of its database. */
  databaseUrl: string;
  /** Everything that was posted, by whichever server. */
  letters: Letter[];
  texts: Text[];
  /** The embedded payment provider of the first server. */
  sandbox: Sandbox;
  /** What guests pay through, and the embedded provider's books where it is that one. */
  guestPayments: OpenGuestPayments;
  /** Has that one post what it has to tell. */
  deliverGuestPayments(): Promise<number>;
  /** Has the sandbox post what it has to tell; says how many messages were taken. */
  deliverPayments(): Promise<number>;
  /** Another server on the same database, as a second process would be, or the same one again after it closed. */
  another(options?: AnotherOptions): Promise<Running>;
  close(): Promise<void>;
}

type AnotherOptions = {
  port?: number;
  providers?: AccountsOptions['providers'];
  /** Another way to the same database. */
  databaseUrl?: string;
  /** Who takes what guests pay: the sandbox, unless said otherwise. */
  guests?: GuestPaymentConfig;
} & Partial<AppOptions>;

export interface Running {
  app: FastifyInstance;
  database: Database;
  guestPayments: OpenGuestPayments;
  /** The embedded payment provider, as this server knows it. */
  sandbox: Sandbox;
  url: string;
  close(): Promise<void>;
}

export { publicUrl };

/** An instance of its own for a test file: a copy of the seeded database and a server on a free port. */
export async function openTestInstance(
  options: { ordersPerTable?: number; now?: () => Date; guests?: GuestPaymentConfig } = {},
): Promise<TestInstance> {
  const appSecret = inject('appSecret');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(inject('ownerUrl'));
  const maintenance = new pg.Client({ connectionString: url.href });
  await maintenance.connect();
  await copyTemplate(maintenance, name);
  url.pathname = `/${name}`;
  const owner = new pg.Client({ connectionString: url.href });
  // Tests may take the database away.
  owner.on('error', () => {});
  await owner.connect();
  const folder = await mkdtemp(path.join(tmpdir(), 'comanda-house-'));
  const letters: Letter[] = [];
  const texts: Text[] = [];
  const post = { letter: (letter: Letter) => void letters.push(letter), text: (text: Text) => void texts.push(text) };
  const another = async (told: AnotherOptions = {}): Promise<Running> => {
    const { port = 0, providers = [], databaseUrl = url.href, guests = options.guests, ...changes } = told;
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
    const app = await createApp({
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
      ordersPerTable: options.ordersPerTable ?? 100_000,
      ready: database.ready,
      onMisshapen(call, fields) {
        throw new Error(`${call} answers what its contract does not say: ${fields}`);
      },
      onUndeclared(call, code) {
        throw new Error(`${call} refuses with ${code}, which its contract does not declare`);
      },
      ...changes,
    });
    const address = await app.listen({ port, host: '127.0.0.1' });
    isInstance(address);
    let closing: Promise<void> | null = null;
    const close = () => {
      closing ??= app.close().then(() => database.close());
      return closing;
    };
    return { app, database, guestPayments, sandbox, url: address, close };
  };
  const {
    app,
    database,
    guestPayments,
    sandbox,
    url: address,
    close,
  } = await another(options.now ? { now: options.now } : {});
  const { rows } = await owner.query<{ id: string }>('select id from restaurants where slug = $1', [restaurant.slug]);
  return {
    database,
    app,
    url: address,
    owner,
    restaurantId: rows[0]!.id,
    databaseUrl: url.href,
    letters,
    texts,
    sandbox,
    guestPayments,
    deliverGuestPayments: async () =>
      (await guestPayments.sandbox?.courier.deliverDue(postTo(`${address}/api/webhooks/guests/sandbox`))) ?? 0,
    deliverPayments: () => sandbox.courier.deliverDue(postTo(`${address}/api/webhooks/sandbox`)),
    another,
    async close() {
      await close();
      await owner.end();
      await maintenance.query(`drop database ${name} with (force)`);
      await maintenance.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Copying fails while another file's copy holds the template. */
async function copyTemplate(client: pg.Client, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`create database ${name} template template_demo`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '55006' || attempt === 40) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

export const [owner, cashier, waiter] = people.map(({ email }) => email) as [string, string, string];
export const slug = restaurant.slug;
