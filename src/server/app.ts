import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import type { Doors } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import type { PaymentProvider } from '#features/billing/providers/provider.ts';
import { Sandbox } from '#features/billing/providers/sandbox/sandbox-provider.ts';
import { createApi } from './api.ts';
import { serveApi } from './api-route.ts';
import { serveAuth } from './auth-route.ts';
import { Context } from './context.ts';
import type { Accounts } from './desk.ts';
import { policyWithoutInline } from './document.ts';
import { drainOnClose } from './drain.ts';
import { serverWithFastLane } from './fast-lane.ts';
import { serveHealth } from './health.ts';
import { serveInvoices } from './invoice-route.ts';
import { serveLanguage } from './language.ts';
import { createLimits } from './limits.ts';
import { serveLive } from './live.ts';
import { LiveHub } from './live-hub.ts';
import { serveManifest } from './manifest.ts';
import { serveOpenApi } from './openapi.ts';
import { refuseForeignWrites } from './origin.ts';
import { serveOutbox } from './outbox-page.ts';
import { PageCache } from './page-cache.ts';
import { servePages } from './pages.ts';
import { servePictures } from './pictures-route.ts';
import { asRefusal, refusal } from './refusal.ts';
import { serveSandbox } from './sandbox-page.ts';
import { serveSharePictures } from './share-pictures.ts';
import { serveSiteMap } from './site-map.ts';
import { type Folders, serveStatic } from './static.ts';
import type { WebApp } from './web-app.ts';
import { serveWebhooks } from './webhooks-route.ts';

export interface AppOptions {
  doors: Doors;
  system: SystemDoor;
  accounts: Accounts;
  payments: PaymentProvider;
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
  ready(): Promise<{ ok: boolean; problems: string[] }>;
  now?: () => Date;
  /** A request that has not come in whole by then is ended, however steadily it drips. */
  slowestRequestMs?: number;
}

const minute = 60_000;

/** A number means that many proxies in front of this server, and no header beyond them is believed. */
function trusted(proxies: AppOptions['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}

/** Wires the house together. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { doors, system, accounts, payments, web, publicUrl, demo, dev, appSecret, now = () => new Date() } = options;
  const { slowestRequestMs = 20_000 } = options;
  const cache = new PageCache(doors.changes);
  const common = commonHeaders(publicUrl);
  const app = Fastify({
    logger: { level: options.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(options.trustProxy),
    bodyLimit: 256 * 1024,
    serverFactory: (handle) =>
      serverWithFastLane(
        handle,
        {
          requestTimeout: slowestRequestMs,
          headersTimeout: slowestRequestMs * 0.75,
          // How often Node looks for those; every half minute unless told.
          connectionsCheckingInterval: slowestRequestMs / 4,
          keepAliveTimeout: 72_000,
        },
        { cache: () => cache, headers: { ...common, 'content-security-policy': policyWithoutInline } },
      ),
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
  });

  const limits = createLimits({
    orders: { burst: options.ordersPerTable, refillMs: minute },
    tableCode: { burst: 10, refillMs: 10 * minute },
    registrations: { burst: 20, refillMs: 60 * minute },
    // A mobile network has many guests behind one address; one guest has one e-mail.
    reservations: { burst: 30, refillMs: 60 * minute },
    reservationLetters: { burst: 6, refillMs: 60 * minute },
    // Each is a twentieth of a second in which nothing else is served.
    invoices: { burst: 20, refillMs: minute },
  });
  const { post, desk } = accounts;
  const secure = publicUrl.startsWith('https:');
  const context = new Context({ doors, system, limits, appSecret, publicUrl, secure, post, desk, payments, now });
  const api = createApi(app.log);
  const hub = new LiveHub(doors.changes);

  // What other sites' forms can send is not read.
  app.removeContentTypeParser('text/plain');
  addHeaders(app, common);
  answerErrors(app, context);
  refuseForeignWrites(app, publicUrl);
  logRequests(app);
  app.addHook('preClose', async () => hub.stop());
  drainOnClose(app);

  serveHealth(app, options.ready);
  await serveOpenApi(app, publicUrl);
  serveAuth(app, accounts.auth, publicUrl);
  if (accounts.outbox && (dev || demo)) serveOutbox(app, accounts.outbox);
  serveWebhooks(app, { system, payments, post, now });
  if (payments instanceof Sandbox) serveSandbox(app, payments, context, now);
  serveLive(app, context, hub);
  serveLanguage(app, context, system);
  serveApi(app, api, context, cache);
  servePictures(app, context);
  serveInvoices(app, context);
  serveSharePictures(app, context, options.folders.media);
  serveManifest(app, context);
  serveSiteMap(app, system, publicUrl);
  await serveStatic(app, options.folders);
  if (web) servePages(app, { context, api, web, cache, publicUrl, demo, dev });
  return app;
}

/** On every answer. */
function commonHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

function addHeaders(app: FastifyInstance, common: Record<string, string>): void {
  // These run for every request, and call back: a promise for each would cost more than what they do.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    reply.headers(common);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/')) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policyWithoutInline);
    }
    done();
  });
}

/** Errors outside the contract's calls answer in the same form. */
function answerErrors(app: FastifyInstance, context: Context): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { locale } = context.caller(request, reply);
    const refused = asRefusal(error, locale) ?? refusal(codeOf(error), locale);
    if (refused.code === 'internal') request.log.error({ err: error }, 'unexpected error');
    reply.status(refused.status).send({ defined: false, ...refused });
  });
  app.setNotFoundHandler((request, reply) => {
    const refused = refusal('not_found', context.caller(request, reply).locale);
    reply.status(404).send({ defined: false, ...refused });
  });
}

function codeOf({ statusCode }: FastifyError) {
  if (statusCode === 413) return 'body_too_large' as const;
  return statusCode && statusCode >= 400 && statusCode < 500 ? ('invalid_input' as const) : ('internal' as const);
}

/** One line for each answer, with what helps to find a case again; paths only, since addresses may carry secrets. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (request.routeOptions.logLevel === 'warn' && reply.statusCode < 500) return;
    const line = {
      id: request.id,
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request');
    else request.log.info(line, 'request');
  });
}
