import { ContractProcedure, type ContractRouterClient } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { createRouterClient, implement, os } from '@orpc/server';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { securityEvents } from '#features/accounts/events/server.ts';
import { accountLinks } from '#features/accounts/links/server.ts';
import { accounts } from '#features/accounts/server.ts';
import { billing } from '#features/billing/server.ts';
import { floor as tableList } from '#features/bills/floor.ts';
import { openBill } from '#features/bills/of-table.ts';
import { bills } from '#features/bills/server.ts';
import type { Caller } from '#features/caller.ts';
import { calls } from '#features/calls/server.ts';
import { checks } from '#features/checks/server.ts';
import { type Contract, contract } from '#features/contract.ts';
import { demo } from '#features/demo/server.ts';
import { devices } from '#features/devices/server.ts';
import { feedback } from '#features/feedback/server.ts';
import { floor } from '#features/floor/server.ts';
import { kitchen } from '#features/kitchen/server.ts';
import { availability } from '#features/menu/availability/server.ts';
import { menuEditing } from '#features/menu/editing/server.ts';
import { menu } from '#features/menu/server.ts';
import { stations } from '#features/menu/stations/server.ts';
import { orders } from '#features/orders/server.ts';
import { orderWords } from '#features/orders/words/server.ts';
import { platform } from '#features/platform/server.ts';
import { printing } from '#features/printing/server.ts';
import { houseSettings } from '#features/reservations/house-settings.ts';
import { reservations } from '#features/reservations/server.ts';
import { specialDays } from '#features/reservations/special-days.ts';
import { restaurants } from '#features/restaurants/server.ts';
import type { Serves } from '#features/serves.ts';
import { setup } from '#features/setup/server.ts';
import { staff } from '#features/staff/server.ts';
import { stats } from '#features/stats/server.ts';
import { tables } from '#features/tables/server.ts';
import { till } from '#features/till/server.ts';
import type { AnyCall } from '#lib/call.ts';
import { CodedError } from '#lib/errors.ts';
import { baseLocale, type Locale } from '#lib/locale.ts';
import { reshape } from './answer-shape.ts';
import { authorise, type Request } from './authorise.ts';
import { mayRefuseWith } from './declared.ts';
import { asRefusal, refusal, toOrpcError } from './refusal.ts';
import type { SlowRefusals } from './slow-refusals.ts';

/** Each feature's functions, held against its contract: who asks, with what, for what. */
const implemented = {
  restaurants: { ...restaurants, ...houseSettings },
  specialDays,
  accounts,
  accountLinks,
  securityEvents,
  staff,
  menu,
  menuEditing,
  stations,
  devices,
  availability,
  tables: { ...tables, ...tableList },
  orders: { ...orders, ...openBill },
  orderWords,
  kitchen,
  bills,
  calls,
  till,
  floor,
  checks,
  setup,
  demo,
  printing,
  stats,
  reservations,
  feedback,
  billing,
  platform,
} satisfies { [Feature in keyof Contract]: Serves<Contract[Feature]> };

interface Answering {
  log: FastifyBaseLogger;
  slow: SlowRefusals;
}

interface Entry {
  /** A method, so that every function held against its contract above fits here: `authorise` hands over the caller its call declares. */
  serve(caller: Caller, input: unknown): unknown;
}

const admit = os.$context<Request>().middleware(async ({ context, procedure, path, next }, input) => {
  const { meta, route } = procedure['~orpc'];
  context.request.call = path;
  const caller = await authorise(context, meta, { input, writes: route.method !== 'GET' });
  try {
    return await next({ context: { caller } });
  } catch (error) {
    if (error instanceof CodedError && !mayRefuseWith(meta, error.code))
      context.context.undeclared(path.join('.'), error.code);
    throw error;
  }
});

function procedure(call: AnyCall, serve: Entry['serve']) {
  const { outputSchema, ...asked } = call['~orpc'];
  if (!(outputSchema instanceof z.ZodType)) throw new Error('A call without a schema of its answer');
  // Above the call, so that who may not ask is told so before what they sent is read.
  return implement({ call: new ContractProcedure({ ...asked, outputSchema: undefined }) })
    .$context<Request>()
    .use(admit)
    .call.handler(async ({ context, input, path }) => {
      const answer = await serve(context.caller, input);
      const { success, data, error } = outputSchema.safeParse(answer);
      if (success) return data;
      const fields = error.issues.map((issue) => issue.path.join('.'));
      context.context.misshapen(path.join('.'), fields);
      return reshape(outputSchema, answer);
    });
}

/** One server function for each entry of the contract, under the same names. */
function route() {
  return Object.fromEntries(
    Object.entries(contract).map(([feature, calls]) => {
      const functions = new Map<string, Entry['serve']>(Object.entries(implemented[feature as keyof Contract]));
      const entries = Object.entries(calls).map(([name, call]) => {
        const serve = functions.get(name);
        if (!serve) throw new Error(`Nothing serves ${feature}.${name}`);
        return [name, procedure(call, serve)] as const;
      });
      return [feature, Object.fromEntries(entries)];
    }),
  );
}

const router = route();

function localeOf(request: Request): Locale {
  return request.context ? request.context.caller(request.request, request.reply).locale : baseLocale;
}

/** Turns whatever was thrown into the coded error a caller sees; what was not foreseen is logged and told as internal. */
async function coded<T>(request: Request, { log, slow }: Answering, next: () => Promise<T>): Promise<T> {
  try {
    return await next();
  } catch (error) {
    const known = asRefusal(error, localeOf(request));
    if (error instanceof CodedError && error.cause) log.error(faultOf(error), 'refused for a fault');
    if (!known) log.error({ err: error }, 'unexpected error in a call');
    await slow.wait(known?.status ?? 500);
    throw toOrpcError(known ?? refusal('internal', localeOf(request)));
  }
}

/** Without the row that a database error may quote: it holds what people typed. */
function faultOf({ code, cause }: CodedError) {
  const { message, stack, code: fault } = cause as Error & { code?: string };
  return { code, fault, err: { message, stack } };
}

export function createApi(answering: Answering) {
  const http = new OpenAPIHandler<Request>(router, {
    clientInterceptors: [({ context, next }) => coded(context, answering, () => next())],
  });
  /** The same calls, in process and as the same caller. */
  const callsOf = (request: Request) =>
    createRouterClient(router, {
      context: request,
      interceptors: [({ next }) => coded(request, answering, () => next())],
    });
  return {
    router,
    http,
    /** What pages are rendered from. */
    inProcess: (request: Request) => callsOf(request) as ContractRouterClient<Contract>,
    /** For whoever knows a call by its names alone. */
    call: (request: Request, [feature, name]: readonly [string, string], input: unknown) =>
      callsOf(request)[feature]?.[name]?.(input),
  };
}
