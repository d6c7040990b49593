import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSeated, tableAtDoor } from '#features/tables/store.ts';
import { tableNumber } from '#lib/call.ts';
import { CodedError } from '#lib/errors.ts';
import { authorise } from './authorise.ts';
import type { Context } from './context.ts';
import type { LiveHub } from './live-hub.ts';

const maxStreamsPerAddress = 400;

/** The streams of events: `/api/live` for a restaurant's people, one per table for its diners. */
export function serveLive(app: FastifyInstance, context: Context, hub: LiveHub): void {
  const open = new Map<string, number>();

  function start(
    request: FastifyRequest,
    reply: FastifyReply,
    watcher: Omit<Parameters<LiveHub['open']>[0], 'response'>,
  ) {
    const streams = open.get(request.ip) ?? 0;
    if (streams >= maxStreamsPerAddress) throw new CodedError('too_many_requests');
    reply.hijack();
    const response = reply.raw;
    // Who left while being admitted has no 'close' left to be heard, and would be counted for ever.
    if (request.raw.socket.destroyed) return;
    open.set(request.ip, streams + 1);
    response.on('close', () => {
      const left = (open.get(request.ip) ?? 1) - 1;
      if (left > 0) open.set(request.ip, left);
      else open.delete(request.ip);
    });
    response.socket?.setTimeout(0);
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    hub.open({ ...watcher, response });
  }

  app.get('/api/live', async (request, reply) => {
    const { account } = await authorise({ request, reply, context }, { permission: 'orders' });
    const restaurantId = account?.restaurantId;
    if (!restaurantId) throw new CodedError('forbidden');
    const stillAllowed = async () => {
      const now = await context.account(request);
      return now?.restaurantId === restaurantId && now.restaurantActive !== false;
    };
    start(request, reply, { restaurantId, tableId: null, stillAllowed });
  });

  app.get<{ Params: { slug: string; number: string } }>(
    '/api/restaurants/:slug/tables/:number/live',
    async (request, reply) => {
      const caller = context.caller(request, reply);
      const { restaurantId, scope } = await caller.house(request.params.slug);
      const { data: number } = tableNumber.safeParse(request.params.number);
      if (number === undefined) throw new CodedError('table_not_found');
      const secret = caller.tableSecret(restaurantId, number);
      const table = await tableAtDoor(scope, number, { secret });
      if (!table) throw new CodedError('table_not_found');
      if (!isSeated(table)) throw new CodedError('table_secret_required');
      const stillAllowed = async () => {
        const now = await tableAtDoor(scope, number, { secret });
        return now?.id === table.id && isSeated(now);
      };
      start(request, reply, { restaurantId, tableId: table.id, stillAllowed });
    },
  );
}
