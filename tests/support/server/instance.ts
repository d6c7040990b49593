import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { postTo } from '#features/billing/providers/sandbox/courier.ts';
import type { Sandbox } from '#features/billing/providers/sandbox/sandbox-provider.ts';
import type { Letter, Text } from '#lib/letters.ts';
import type { AppOptions } from '#server/app.ts';
import type { Database } from '#server/database.ts';
import type { GuestPaymentConfig } from '#server/payments/guest-payment-config.ts';
import type { OpenGuestPayments } from '#server/payments/guest-payments.ts';
import type { AccountsOptions } from '#server/sign-in/accounts.ts';
import { people, restaurant } from '../../../db/seed/cast.ts';
import { publicUrl } from './origins.ts';
import { type Running, startServer } from './running.ts';
import { copyTemplate } from './template-copy.ts';

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
  /** Whether what it does is measured. */
  measured?: boolean;
} & Partial<AppOptions>;

export type { Running };
export { publicUrl };

/** An instance of its own for a test file: a copy of the seeded database and a server on a free port. */
export async function openTestInstance(
  options: { ordersPerTable?: number; now?: () => Date; guests?: GuestPaymentConfig } = {},
): Promise<TestInstance> {
  const appSecret = inject('appSecret');
  const copy = await copyTemplate(inject('ownerUrl'));
  const owner = new pg.Client({ connectionString: copy.url });
  // Tests may take the database away.
  owner.on('error', () => {});
  await owner.connect();
  const folder = await mkdtemp(path.join(tmpdir(), 'comanda-house-'));
  const letters: Letter[] = [];
  const texts: Text[] = [];
  const post = { letter: (letter: Letter) => void letters.push(letter), text: (text: Text) => void texts.push(text) };
  const another = (told: AnotherOptions = {}): Promise<Running> => {
    const { port, providers, databaseUrl = copy.url, guests = options.guests, measured, ...changes } = told;
    const { ordersPerTable = 100_000 } = options;
    const server = { databaseUrl, appSecret, folder, post, port, providers, guests, measured };
    return startServer({ ...server, changes: { ordersPerTable, ...changes } });
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
    databaseUrl: copy.url,
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
      await copy.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const [owner, cashier, waiter] = people.map(({ email }) => email) as [string, string, string];
export const slug = restaurant.slug;
