import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readSecrets } from '#database/data-folder.ts';
import { startEmbedded } from '#database/embedded.ts';
import { openJobs } from '#database/jobs.ts';
import { migrate } from '#database/migrate.ts';
import type { PaymentProvider } from '#features/billing/providers/provider.ts';
import { StartupError } from '#lib/startup-error.ts';
import { demoAddresses, seedDemo } from '../../db/seed/demo.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database.ts';
import { openAccounts } from './desk.ts';
import { duties, takeUpDuties } from './duties.ts';
import { keepFormerAssets } from './former-assets.ts';
import { outboxMailer, outboxTexts, postOffice, smtpMailer } from './mail.ts';
import { Outbox } from './mail-outbox.ts';
import { letterLine, queuedPost } from './mail-queue.ts';
import { openProvider, startWebhooks } from './payment-provider.ts';
import { builtWebApp, liveWebApp } from './web-app.ts';

export interface House {
  /** What the person who started it wants to know first. */
  greeting: string[];
  /** For maintenance: the database as the one who owns it. */
  ownerUrl: string;
  stop(): Promise<void>;
}

/** Brings everything up in order, and takes it down in reverse: requests first, the database last. */
export async function startHouse(config: Omit<Config, 'demo'> & { demo: boolean; root: string }): Promise<House> {
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closers.toReversed()) await close();
  };
  try {
    const appSecret = config.appSecret ?? readSecrets(config.dataDir).appSecret;
    const log = (line: string) => console.warn(line);
    let ownerUrl = config.databaseUrl;
    if (ownerUrl === null) {
      const embedded = await startEmbedded({ dataDir: config.dataDir, log });
      closers.push(() => embedded.stop());
      ownerUrl = embedded.ownerUrl;
    }
    await migrate({ ownerUrl, appSecret, log });
    const database = await openDatabase(ownerUrl, appSecret, (error) => console.error(error));
    closers.push(() => database.close());

    const media = path.join(config.dataDir, 'media');
    const greeting = [`Comanda is open: ${config.publicUrl}`];
    await mkdir(media, { recursive: true });
    if (config.demo) {
      await seedDemo(database, media);
      greeting.push(...(await demoAddresses(database, config.publicUrl)));
    }
    if (config.payment.provider === 'sandbox' && !config.demo) {
      greeting.push('  Payments: the sandbox, no money moves (see PAYMENT_PROVIDER)');
    }
    const { app, payments, startDuties } = await wire(config, database, media, appSecret, closers);
    await listen(app, config);
    closers.push(() => app.close());
    closers.push(startWebhooks(app, payments));
    closers.push(startDuties());
    return { greeting, ownerUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function wire(
  config: Omit<Config, 'demo'> & { demo: boolean; root: string },
  database: Awaited<ReturnType<typeof openDatabase>>,
  media: string,
  appSecret: string,
  closers: (() => Promise<void>)[],
): Promise<{ app: FastifyInstance; payments: PaymentProvider; startDuties(): () => Promise<void> }> {
  const { root, dev, publicUrl } = config;
  const build = path.join(root, 'build');
  const formerAssets = path.join(config.dataDir, 'assets');
  if (!dev) await keepFormerAssets(path.join(build, 'client', 'assets'), formerAssets);
  const live = dev ? await liveWebApp(root) : null;
  if (live) closers.push(() => live.vite.close());
  const outbox = new Outbox(path.join(config.dataDir, 'outbox'));
  const { smtp } = config;
  const mailer = smtp ? smtpMailer(smtp.url, smtp.from, publicUrl) : outboxMailer(outbox, publicUrl);
  const onError = (error: unknown) => console.error(error);
  const jobs = await openJobs(database.systemPool, onError);
  closers.push(() => jobs.stop());
  await jobs.take(letterLine(mailer));
  const post = queuedPost(jobs, postOffice(mailer, outboxTexts(outbox), onError));
  closers.push(() => post.settled());
  const accounts = openAccounts({
    pool: database.systemPool,
    appSecret,
    publicUrl,
    trustedOrigins: [publicUrl],
    providers: config.providers,
    support: config.support,
    post,
    outbox,
  });
  const { system } = database;
  const payments = await openProvider({
    ...{ payment: config.payment, system, appSecret, publicUrl },
    ...{ now: () => new Date(), onError },
  });
  const app = await createApp({
    doors: database.doors,
    system,
    accounts,
    payments,
    web: live?.app ?? (await builtWebApp(build)),
    folders: {
      client: dev ? null : path.join(build, 'client'),
      formerAssets: dev ? null : formerAssets,
      media,
      publicFiles: path.join(root, 'public'),
    },
    appSecret,
    publicUrl,
    demo: config.demo,
    dev,
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    ordersPerTable: config.ordersPerTable,
    ready: database.ready,
  });
  if (live) {
    // Vite answers for its own modules first; what it does not know goes on to the pages.
    app.addHook('onRequest', (request, reply, done) => {
      if (/^\/(api|language|sandbox|healthz|readyz|media)\b/.test(request.url)) return done();
      live.vite.middlewares(request.raw, reply.raw, () => done());
    });
  }
  const startDuties = () =>
    takeUpDuties(
      jobs,
      duties(jobs, { system, payments, post, onError }, () => new Date()),
      onError,
    );
  return { app, payments, startDuties };
}

async function listen(app: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        'PORT_TAKEN',
        `Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`,
        { cause },
      );
    }
    if (code === 'EACCES')
      throw new StartupError('PORT_FORBIDDEN', `This user may not open port ${port}. Choose one above 1023.`, {
        cause,
      });
    throw cause;
  }
}
