import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf, standingAt } from '#features/tables/seat.ts';
import { type Topic, tableNumber } from '#lib/call.ts';
import { CodedError } from '#lib/errors.ts';
import { networkOf } from '#lib/network.ts';
import { authorise } from './authorise.ts';
import type { Context } from './context.ts';
import type { LiveHub } from './live-hub.ts';
import { StreamPlaces } from './stream-places.ts';

/**
 * How many streams at once. Each counts where it belongs: the staff's by session, so that nobody's screens take another's; a kitchen's display
 * by itself; guests' by phone, then by the network that it is in, since a phone may call itself what it likes, and then by table. The address
 * is but an outer bound, and no kind takes it from another.
 */
const places = () => ({
  staff: { own: new StreamPlaces(300), address: new StreamPlaces(1_000) },
  guests: { own: new StreamPlaces(60), address: new StreamPlaces(600) },
  devices: { own: new StreamPlaces(10), address: new StreamPlaces(300) },
  phones: new StreamPlaces(15),
  // Of a table: phones by the house's own network, without those that come by a mobile one.
  networks: new StreamPlaces(40),
});

/**
 * What a kitchen's display hears of: what is to be made and for where, what is left of it, whether its papers come out, and whether it is
 * still admitted.
 */
const ofKitchen: ReadonlySet<Topic> = new Set(['orders', 'tables', 'menu', 'stock', 'printers', 'restaurant']);

const endless = { config: { endless: true } };

/** The streams of events: `/api/live` for a restaurant's people, one per table for its diners. */
export function serveLive(app: FastifyInstance, context: Context, hub: LiveHub): void {
  const { staff, guests, devices, phones, networks } = places();

  function start(
    request: FastifyRequest,
    reply: FastifyReply,
    { own, address }: ReturnType<typeof places>['staff'],
    { key, phone, ...watcher }: Omit<Parameters<LiveHub['open']>[0], 'response'> & { key: string; phone?: string },
  ) {
    const network = networkOf(request.ip);
    const taken: [StreamPlaces, string][] = [
      [own, key],
      [address, network],
    ];
    if (phone !== undefined) taken.push([phones, `${key} ${phone}`], [networks, `${key} ${network}`]);
    if (!taken.every(([places, by]) => places.isFree(by))) {
      hub.refused += 1;
      throw new CodedError('too_many_requests');
    }
    reply.hijack();
    const response = reply.raw;
    // Who left while being admitted has no 'close' left to be heard, and would be counted for ever.
    if (request.raw.socket.destroyed) return;
    for (const [places, by] of taken) places.take(by);
    response.on('close', () => {
      for (const [places, by] of taken) places.giveBack(by);
    });
    response.socket?.setTimeout(0);
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': request.id,
    });
    hub.open({ ...watcher, response });
  }

  app.get('/api/live', endless, async (request, reply) => {
    // Without an open subscription too: a new name, and the payment that opens it, reach every screen.
    const { account, actor, scope } = await authorise({ request, reply, context }, { permission: 'live' });
    const { restaurantId } = scope;
    if (!account) return startDevice(request, reply, restaurantId, actor.deviceId ?? '');
    const stillAllowed = async () => {
      const now = await context.account(request);
      return now?.restaurantId === restaurantId && now.restaurantActive !== false;
    };
    start(request, reply, staff, { key: account.sessionId, restaurantId, tableId: null, stillAllowed });
  });

  function startDevice(request: FastifyRequest, reply: FastifyReply, restaurantId: string, deviceId: string) {
    const stillAllowed = async () => {
      const now = await context.device(request);
      return now?.id === deviceId && now.restaurantActive;
    };
    start(request, reply, devices, { key: deviceId, restaurantId, tableId: null, hears: ofKitchen, stillAllowed });
  }

  app.get<{ Params: { slug: string; number: string } }>(
    '/api/restaurants/:slug/tables/:number/live',
    endless,
    async (request, reply) => {
      const caller = context.caller(request, reply);
      const { restaurantId, scope } = await caller.house(request.params.slug);
      const { data: number } = tableNumber.safeParse(request.params.number);
      if (number === undefined) throw new CodedError('table_not_found');
      const sitting = caller.tableSeat(restaurantId, number);
      const standing = await standingAt(scope, number, sitting);
      if (!standing) throw new CodedError('table_not_found');
      const refused = refusalOf(standing);
      if (refused) throw new CodedError(refused);
      const { tableId } = standing;
      const stillAllowed = async () => {
        const now = await standingAt(scope, number, sitting);
        return now?.tableId === tableId && now.seated;
      };
      // Those of a network that name themselves nowhere are one.
      const phone = caller.guest(restaurantId) ?? caller.network;
      start(request, reply, guests, { key: tableId, phone, restaurantId, tableId, stillAllowed });
    },
  );
}
