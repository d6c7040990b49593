import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openDataFolder, openFolder, readSecrets } from '#database/data-folder.ts';
import { startEmbedded } from '#database/embedded.ts';
import { openJobs } from '#database/jobs.ts';
import { migrate } from '#database/migrate.ts';
import type { PaymentProvider } from '#features/billing/providers/provider.ts';
import { issuer as demoIssuer } from '../../db/seed/cast.ts';
import { demoAddresses, seedDemo } from '../../db/seed/demo.ts';
import { beginEvening } from '../../db/seed/evening/evening.ts';
import { seedVisitorsHouse } from '../../db/seed/visitors-house.ts';
import { type AppOptions, createApp } from './app.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './database.ts';
import { duties, takeUpDuties } from './duties.ts';
import { listening } from './listening.ts';
import { outboxMailer, outboxTexts, postOffice, smtpMailer } from './mail/mail.ts';
import { Outbox } from './mail/outbox.ts';
import { letterQueue, queuedPost } from './mail/queue.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { MetricsAddress } from './metrics/serve-metrics.ts';
import { keepFormerAssets } from './pages/former-assets.ts';
import { builtWebApp, liveWebApp } from './pages/web-app.ts';
import { Ending, unlessAborted } from './patience.ts';
import { type OpenGuestPayments, openGuestPayments, startGuestWebhooks } from './payments/guest-payments.ts';
import { openProvider, startWebhooks } from './payments/payment-provider.ts';
import { readAgentFiles } from './printing/agent-files.ts';
import { startSealing } from './sealing.ts';
import { openAccounts } from './sign-in/accounts.ts';
import type { Traces } from './traces/traces.ts';

export interface Program {
  /** What the person who started it wants to know first. */
  greeting: string[];
  /** For maintenance: the database as the one who owns it. */
  ownerUrl: string;
  stop(): Promise<void>;
}

type ProgramConfig = Omit<Config, 'demo'> & {
  demo: boolean;
  /** Whether the demo house is found in the middle of its evening. */
  demoEvening: boolean;
  root: string;
};

/** Brings everything up in order, and takes it down in reverse: requests first, the database last. */
export async function startProgram(config: ProgramConfig, signal = AbortSignal.any([])): Promise<Program> {
  const ending = new Ending();
  try {
    openDataFolder(config.dataDir);
    const media = openFolder(path.join(config.dataDir, 'media'));
    if (!config.dev) openFolder(formerAssetsIn(config.dataDir));
    const appSecret = config.appSecret ?? readSecrets(config.dataDir).appSecret;
    const log = (line: string) => console.warn(line);
    let ownerUrl = config.databaseUrl;
    if (ownerUrl === null) {
      const embedded = await startEmbedded({ dataDir: config.dataDir, backupDir: config.backupDir, log, signal });
      ending.add(() => embedded.stop());
      ownerUrl = embedded.ownerUrl;
    }
    await unlessAborted(signal, migrate({ ownerUrl, appSecret, log }));
    const database = await unlessAborted(
      signal,
      openDatabase(ownerUrl, appSecret, (error) => console.error(error)),
    );
    ending.addInTime(() => database.close());

    const greeting = [`Comanda is open: ${config.publicUrl}`];
    if (config.demo) {
      const demoHouse = await unlessAborted(signal, seedDemo(database, media));
      await unlessAborted(signal, seedVisitorsHouse(database, demoHouse));
      if (config.demoEvening) await unlessAborted(signal, beginEvening(database.scope(demoHouse)));
      greeting.push(...(await unlessAborted(signal, demoAddresses(database, config.publicUrl))));
    }
    if (config.payment.provider === 'sandbox' && !config.demo) {
      greeting.push('  Payments: the sandbox, no money moves (see PAYMENT_PROVIDER)');
    }
    if (config.guestPayments.provider === 'sandbox' && !config.demo) {
      greeting.push('  Guests pay through the sandbox: no money moves (see GUEST_PAYMENTS)');
    }
    if (!config.issuer && !config.demo) greeting.push('  Invoices: none is issued (see ISSUER_NAME)');
    const traces = config.traces && (await openTraces(config.traces, ending));
    const metrics = config.metrics && (await openMetrics(config.metrics, database, ending));
    const wired = wire(config, database, { metrics, traces }, media, appSecret, ending);
    const { app, payments, guestPayments, startDuties } = await unlessAborted(signal, wired);
    const { port, host } = config;
    await listening({ port, host, setting: 'PORT' }, () => app.listen({ port, host }));
    ending.add(() => app.close());
    const stopWebhooks = startWebhooks(app, payments);
    ending.addInTime(() => stopWebhooks());
    const stopGuestWebhooks = startGuestWebhooks(app, guestPayments);
    ending.addInTime(() => stopGuestWebhooks());
    const { doors, system, scope } = database;
    const stopSealing = startSealing({
      changes: doors.changes,
      system,
      scope,
      onError: (error) => console.error(error),
    });
    ending.addInTime(() => stopSealing());
    const stopDuties = startDuties();
    ending.addInTime(() => stopDuties());
    return { greeting, ownerUrl, stop: () => ending.run() };
  } catch (error) {
    await ending.run();
    throw error;
  }
}

const formerAssetsIn = (dataDir: string) => path.join(dataDir, 'assets');

interface Wired {
  app: FastifyInstance;
  payments: PaymentProvider;
  guestPayments: OpenGuestPayments;
  startDuties(): () => Promise<void>;
}

async function wire(
  config: ProgramConfig,
  database: Database,
  watching: Pick<AppOptions, 'metrics' | 'traces'>,
  media: string,
  appSecret: string,
  ending: Ending,
): Promise<Wired> {
  const { root, dev, publicUrl } = config;
  const build = path.join(root, 'build');
  const formerAssets = formerAssetsIn(config.dataDir);
  if (!dev) await keepFormerAssets(path.join(build, 'client', 'assets'), formerAssets);
  const live = dev ? await liveWebApp(root) : null;
  if (live) ending.add(() => live.vite.close());
  const outbox = new Outbox(path.join(config.dataDir, 'outbox'));
  const { smtp } = config;
  const mailer = smtp ? smtpMailer(smtp, publicUrl) : outboxMailer(outbox, publicUrl);
  const onError = (error: unknown) => console.error(error);
  const jobs = await openJobs(database.systemPool, onError);
  ending.addInTime(() => jobs.stop());
  await jobs.take(letterQueue(mailer));
  const post = queuedPost(jobs, postOffice(mailer, outboxTexts(outbox), onError));
  ending.addInTime(() => post.settled());
  const accounts = openAccounts({
    pool: database.systemPool,
    system: database.system,
    appSecret,
    publicUrl,
    trustedOrigins: [publicUrl],
    providers: config.providers,
    support: config.support,
    post,
    outbox,
  });
  const { system } = database;
  const needs = { system, appSecret, publicUrl, now: () => new Date(), onError };
  const payments = await openProvider({ payment: config.payment, ...needs });
  const guestPayments = await openGuestPayments({ guestPayments: config.guestPayments, demo: config.demo, ...needs });
  const app = await createApp({
    doors: database.doors,
    system,
    accounts,
    payments,
    guestPayments,
    issuer: config.issuer ?? (config.demo ? demoIssuer : null),
    web: live?.app ?? (await builtWebApp(build)),
    folders: {
      client: dev ? null : path.join(build, 'client'),
      formerAssets: dev ? null : formerAssets,
      media,
      publicFiles: path.join(root, 'public'),
    },
    agentFiles: await readAgentFiles(path.join(build, 'print-agent'), publicUrl),
    appSecret,
    publicUrl,
    demo: config.demo,
    dev,
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    ordersPerTable: config.ordersPerTable,
    ...watching,
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
      duties(
        jobs,
        { system, payments, post, onError, scope: database.scope },
        guestPayments.payments,
        () => new Date(),
      ),
      onError,
    );
  return { app, payments, guestPayments, startDuties };
}

async function openTraces(address: { endpoint: string }, ending: Ending): Promise<Traces> {
  const { openTraces } = await import('./traces/traces.ts');
  const traces = await openTraces(address);
  ending.addInTime(() => traces.stop());
  return traces;
}

/** Loaded only where somebody collects. */
async function openMetrics(address: MetricsAddress, database: Database, ending: Ending): Promise<Metrics> {
  const { Metrics } = await import('./metrics/metrics.ts');
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  const metrics = new Metrics(database);
  await listening({ ...address, setting: 'METRICS_PORT' }, async () => {
    const stop = await serveMetrics(metrics.registry, address);
    ending.add(stop);
  });
  return metrics;
}
