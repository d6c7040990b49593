import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Changes } from '#database/changes.ts';
import type { Doors } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import type { PaymentProvider } from '#features/billing/providers/provider.ts';
import { Sandbox } from '#features/billing/providers/sandbox/sandbox-provider.ts';
import type { Budget } from '#features/caller.ts';
import type { ErrorCode } from '#lib/error-codes.ts';
import type { Issuer } from '#lib/issuer.ts';
import { allowances } from './api/allowances.ts';
import { answerErrors } from './api/answer-errors.ts';
import { createApi } from './api/api.ts';
import { serveApi } from './api/api-route.ts';
import { Context } from './api/context.ts';
import { type Allowance, createLimits } from './api/limits.ts';
import { serveLive } from './api/live.ts';
import { LiveHub } from './api/live-hub.ts';
import { serveOpenApi } from './api/openapi.ts';
import { refuseForeignWrites } from './api/origin.ts';
import { refusal } from './api/refusal.ts';
import { shareReads } from './api/shared-reads.ts';
import { SlowRefusals } from './api/slow-refusals.ts';
import { answerGarbage, strictHeaders } from './api/strict-headers.ts';
import { keepPace } from './body-pace.ts';
import { drainOnClose } from './drain.ts';
import { serveHealth } from './health.ts';
import { serveOutbox } from './mail/outbox-page.ts';
import type { Metrics } from './metrics/metrics.ts';
import { serverWithFastLane } from './pages/fast-lane.ts';
import { serveLanguage } from './pages/language.ts';
import { serveManifest } from './pages/manifest.ts';
import { PageCache } from './pages/page-cache.ts';
import { servePages } from './pages/pages.ts';
import { servePictureFrame } from './pages/picture-frame.ts';
import { servePictures } from './pages/pictures-route.ts';
import { serveSharePictures } from './pages/share-pictures.ts';
import { serveSiteMap } from './pages/site-map.ts';
import { type Folders, serveStatic } from './pages/static.ts';
import type { WebApp } from './pages/web-app.ts';
import { serveDocuments } from './payments/documents.ts';
import type { OpenGuestPayments } from './payments/guest-payments.ts';
import { serveGuestWebhooks } from './payments/guest-webhooks-route.ts';
import { serveSandbox } from './payments/sandbox-page.ts';
import { serveWebhooks } from './payments/webhooks-route.ts';
import { type AgentFiles, serveAgentFiles } from './printing/agent-files.ts';
import { PaperDesk } from './printing/paper-desk.ts';
import { servePrinting } from './printing/serve-printing.ts';
import { logRequests } from './request-log.ts';
import type { Accounts } from './sign-in/accounts.ts';
import { serveAuth } from './sign-in/route.ts';
import type { Traces } from './traces/traces.ts';
import { tellUntrustedProxy, trusted } from './untrusted-proxy.ts';

export interface AppOptions {
  doors: Doors;
  system: SystemDoor;
  accounts: Accounts;
  payments: PaymentProvider;
  guestPayments: OpenGuestPayments;
  /** In whose name restaurants are invoiced; null: no invoice is issued. */
  issuer: Issuer | null;
  /** The print agent's files; null where none were built. */
  agentFiles?: AgentFiles | null;
  /** Null where only the API is wanted. */
  web: WebApp | null;
  folders: Folders;
  appSecret: string;
  publicUrl: string;
  demo: boolean;
  dev: boolean;
  logLevel: string;
  trustProxy: false | number | string[];
  /** Orders that one table may place at once, and again per minute. */
  ordersPerTable: number;
  /** Other budgets than the usual ones. */
  allowances?: Partial<Record<Budget, Allowance>>;
  /** How late whoever asks too much is told so. */
  lateRefusalMs?: number;
  ready(): Promise<{ ok: boolean; problems: string[] }>;
  /** Who measures what this server does; nobody, unless given. */
  metrics?: Pick<Metrics, 'watch'> | null;
  /** Who follows requests through it; nobody, unless given. */
  traces?: Pick<Traces, 'watch'> | null;
  now?: () => Date;
  /** Told of a refusal that its call does not declare; without it, the log is. */
  onUndeclared?: (call: string, code: ErrorCode) => void;
  /** Told of an answer that is not what its call declares; without it, the log is. */
  onMisshapen?: (call: string, fields: string[]) => void;
  /** A request that has not come in by then is ended, however steadily it drips; only a body that keeps the pace of a weak line may go on. */
  slowestRequestMs?: number;
}

/** Wires the server together. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    doors,
    system,
    accounts,
    payments,
    guestPayments,
    web,
    publicUrl,
    demo,
    dev,
    appSecret,
    issuer,
    now = () => new Date(),
  } = options;
  const { slowestRequestMs = 20_000 } = options;
  const pace = { graceMs: slowestRequestMs, bytesPerSecond: 500, mostMs: 600_000 };
  const cache = new PageCache(doors.changes);
  const lane = { cache: () => cache, headers: strictHeaders(publicUrl, dev), counts: { kept: 0 } };
  const app = Fastify({
    logger: { level: options.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(options.trustProxy),
    bodyLimit: 256 * 1024,
    serverFactory: (handle) =>
      keepPace(
        serverWithFastLane(
          handle,
          {
            requestTimeout: pace.mostMs,
            headersTimeout: slowestRequestMs * 0.75,
            // How often Node looks for those; every half minute unless told.
            connectionsCheckingInterval: slowestRequestMs / 4,
            keepAliveTimeout: 72_000,
          },
          lane,
        ),
        pace,
      ),
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    clientErrorHandler: answerGarbage(lane.headers),
    // Addresses that cannot be read reach no route and no hook.
    frameworkErrors: (_error, request: FastifyRequest, reply: FastifyReply) => {
      const refused = refusal('invalid_input', context.caller(request, reply).locale);
      reply.header('x-request-id', request.id).status(400);
      void reply.send({ defined: false, ...refused });
    },
    routerOptions: { maxParamLength: 200 },
  });

  const limits = createLimits({ ...allowances(options.ordersPerTable), ...options.allowances });
  const { post, signIn, support, tries } = accounts;
  const secure = publicUrl.startsWith('https:');
  const undeclared =
    options.onUndeclared ??
    ((call, code) => app.log.error({ call, code }, 'a refusal that its contract does not declare'));
  const misshapen =
    options.onMisshapen ??
    ((call, fields) => app.log.error({ call, fields }, 'an answer that is not what its contract says'));
  const source = {
    doors,
    system,
    limits,
    tries,
    appSecret,
    publicUrl,
    secure,
    post,
    signIn,
    support,
    demo,
    payments,
    guestPayments: guestPayments.payments,
    issuer,
    agentDownloads: options.agentFiles?.files ?? [],
    now,
    undeclared,
    misshapen,
  };
  const context = new Context(source);
  const api = createApi({ log: app.log, slow: new SlowRefusals(options.lateRefusalMs ?? 1_000) });
  const hub = new LiveHub(doors.changes);

  // What other sites' forms can send is not read.
  app.removeContentTypeParser('text/plain');
  addHeaders(app);
  answerErrors(app, context);
  refuseForeignWrites(app, publicUrl);
  tellUntrustedProxy(app, options.trustProxy);
  logRequests(app);
  shareReads(app);
  app.decorateRequest('call', null);
  options.traces?.watch(app);
  options.metrics?.watch(app, { hub, lane: lane.counts });
  app.addHook('preClose', async () => hub.stop());
  startPrinting(app, doors.changes, system, context, now);
  drainOnClose(app);

  serveHealth(app, options.ready);
  await serveOpenApi(app, publicUrl);
  serveAuth(app, accounts.auth, publicUrl);
  if (accounts.outbox && (dev || demo)) serveOutbox(app, accounts.outbox);
  serveWebhooks(app, { system, payments, post, now });
  if (guestPayments.payments)
    serveGuestWebhooks(app, {
      system,
      payments: guestPayments.payments,
      scope: (id) => context.scope(id),
      now,
    });
  servePrinting(app, { system, limits, tries, changes: doors.changes, now, scope: (id) => context.scope(id) });
  const shops = [payments, guestPayments.sandbox].filter((each) => each instanceof Sandbox);
  serveSandbox(app, shops, context, now);
  serveLive(app, context, hub);
  serveLanguage(app, context, system);
  serveApi(app, api, context, cache);
  servePictures(app, context);
  servePictureFrame(app, context);
  serveDocuments(app, context);
  serveSharePictures(app, context, options.folders.media);
  serveManifest(app, context);
  serveSiteMap(app, system, publicUrl);
  if (options.agentFiles) serveAgentFiles(app, options.agentFiles);
  await serveStatic(app, options.folders);
  if (web) servePages(app, { context, api, web, cache, publicUrl, demo, dev });
  return app;
}

/** Makes the papers of what is ordered, for as long as the house is open. */
function startPrinting(
  app: FastifyInstance,
  changes: Changes,
  system: SystemDoor,
  context: Context,
  now: () => Date,
): void {
  const onError = (error: unknown) => app.log.error({ err: error }, 'printing');
  const desk = new PaperDesk({ changes, system, scope: (id) => context.scope(id), now, onError });
  app.addHook('onReady', async () => desk.start());
  app.addHook('preClose', () => desk.stop());
}

function addHeaders(app: FastifyInstance): void {
  // These run for every request, and call back: a promise for each would cost more than what they do.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}
