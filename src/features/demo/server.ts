import { CodedError } from '#lib/errors.ts';
import { orderTold } from '../kitchen/told.ts';
import { keptStations } from '../menu/stations/store.ts';
import { keptMenu } from '../menu/store.ts';
import { contentsOf } from '../orders/lines/contents.ts';
import { moveLines } from '../orders/lines/move-lines.ts';
import { isActive } from '../orders/order.ts';
import { ordersOfOpenBill } from '../orders/store.ts';
import { keptProfile } from '../restaurants/store.ts';
import type { Serves } from '../serves.ts';
import type { demo as calls } from './contract.ts';
import { eveningAt } from './evening.ts';
import { sit } from './sit.ts';

/** Both sides of a table that belongs to one visitor: the kitchen has nothing else to show them, and nothing else to move. */
export const demo = {
  sit,

  async tickets({ scope, seat, now }) {
    const at = now();
    const [{ timezone }, stations, menu, orders] = await Promise.all([
      keptProfile(scope),
      keptStations(scope),
      keptMenu(scope),
      ordersOfOpenBill(scope, seat.tableId),
    ]);
    const contents = contentsOf(menu);
    const active = orders.filter(({ status }) => isActive(status)).reverse();
    return {
      orders: active.map((order) => orderTold(order, contents)),
      others: eveningAt(menu, stations.list, at),
      stations: [...stations.list],
      timezone,
      now: at.toISOString(),
    };
  },

  async move({ scope, seat, now }, move) {
    const own = await ordersOfOpenBill(scope, seat.tableId);
    if (!own.some(({ id }) => id === move.id)) throw new CodedError('order_not_found');
    await moveLines(scope, { ...move, actorId: null, deviceId: null, approves: false, now: now() });
    return { id: move.id };
  },
} satisfies Serves<typeof calls>;
