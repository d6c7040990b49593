import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { createRouterClient, implement } from '@orpc/server';
import type { FastifyBaseLogger } from 'fastify';
import { accounts } from '#features/accounts/server.ts';
import { billing } from '#features/billing/server.ts';
import { type Contract, contract } from '#features/contract.ts';
import { feedback } from '#features/feedback/server.ts';
import { menuEditing } from '#features/menu/editing/server.ts';
import { menu } from '#features/menu/server.ts';
import { bills } from '#features/orders/bills/server.ts';
import { orders } from '#features/orders/server.ts';
import { stats } from '#features/orders/stats/server.ts';
import { platform } from '#features/platform/server.ts';
import { reservations } from '#features/reservations/server.ts';
import { restaurants } from '#features/restaurants/server.ts';
import { staff } from '#features/staff/server.ts';
import { tables } from '#features/tables/server.ts';
import type { CallMeta } from '#lib/call.ts';
import { CodedError } from '#lib/errors.ts';
import { baseLocale, type Locale } from '#lib/locale.ts';
import { authorise, type Request } from './authorise.ts';
import { asRefusal, refusal, toOrpcError } from './refusal.ts';

type Serve = (caller: never, input: never) => unknown;

const implemented: Record<keyof typeof contract, Record<string, Serve>> = {
  restaurants,
  accounts,
  staff,
  menu,
  menuEditing,
  tables,
  orders,
  bills,
  stats,
  reservations,
  feedback,
  billing,
  platform,
};

const os = implement(contract)
  .$context<Request>()
  .use(async ({ context, procedure, next }) => {
    const caller = await authorise(context, procedure['~orpc'].meta as Partial<CallMeta>);
    return next({ context: { caller } });
  });

/** One server function for each entry of the contract, under the same names. */
function route() {
  const router: Record<string, Record<string, unknown>> = {};
  for (const [feature, entries] of Object.entries(contract)) {
    const served: Record<string, unknown> = {};
    for (const name of Object.keys(entries)) {
      const serve = implemented[feature as keyof typeof contract][name];
      if (!serve) throw new Error(`Nothing serves ${feature}.${name}`);
      const entry = (os as never as Record<string, Record<string, Handled>>)[feature]?.[name];
      served[name] = entry?.handler(({ context, input }) => serve(context.caller as never, input as never));
    }
    router[feature] = served;
  }
  return router as never as ReturnType<typeof os.router>;
}

interface Handled {
  handler(run: (given: { context: { caller: unknown }; input: unknown }) => unknown): unknown;
}

const router = route();

function localeOf(request: Request): Locale {
  return request.context ? request.context.caller(request.request, request.reply).locale : baseLocale;
}

/** Turns whatever was thrown into the coded error a caller sees; what was not foreseen is logged and told as internal. */
async function coded<T>(request: Request, log: FastifyBaseLogger, next: () => Promise<T>): Promise<T> {
  try {
    return await next();
  } catch (error) {
    const known = asRefusal(error, localeOf(request));
    if (error instanceof CodedError && error.cause) log.error(faultOf(error), 'refused for a fault');
    if (!known) log.error({ err: error }, 'unexpected error in a call');
    throw toOrpcError(known ?? refusal('internal', localeOf(request)));
  }
}

/** Without the row that a database error may quote: it holds what people typed. */
function faultOf({ code, cause }: CodedError) {
  const { message, stack, code: fault } = cause as Error & { code?: string };
  return { code, fault, err: { message, stack } };
}

export function createApi(log: FastifyBaseLogger) {
  const http = new OpenAPIHandler<Request>(router, {
    clientInterceptors: [({ context, next }) => coded(context, log, () => next())],
  });
  return {
    router,
    http,
    /** The same calls, in process and as the same caller: what pages are rendered from. */
    inProcess: (request: Request) =>
      createRouterClient(router, {
        context: request,
        interceptors: [({ next }) => coded(request, log, () => next())],
      }) as never as ContractRouterClient<Contract>,
  };
}
