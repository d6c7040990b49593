import { keptStations } from '../menu/stations/store.ts';
import { keptMenu } from '../menu/store.ts';
import { madeIn, slipsByStation } from '../orders/expected.ts';
import { contentsOf } from '../orders/lines/contents.ts';
import { activeOrders } from '../orders/store.ts';
import { keptProfile } from '../restaurants/store.ts';
import type { Serves } from '../serves.ts';
import type { kitchen as calls } from './contract.ts';
import { pastAllergies } from './past-allergies.ts';
import { lastFinished, unseenCancellations, unseenClosings, windowFrom } from './store.ts';
import { cancellationTold, closingNotice, lineTold, orderTold } from './told.ts';

export const kitchen = {
  tickets({ scope, ...caller }) {
    const now = caller.now();
    // Every display of the house reads the same when an event wakes them.
    return scope.gathered('kitchen', async () => {
      const since = windowFrom(now);
      const [{ name, timezone }, stations, menu, made, active, past, cancelled, closed, finished] = await Promise.all([
        keptProfile(scope),
        keptStations(scope),
        keptMenu(scope),
        madeIn(scope, now),
        activeOrders(scope),
        pastAllergies(scope),
        unseenCancellations(scope, since),
        unseenClosings(scope, since),
        lastFinished(scope, since),
      ]);
      const contents = contentsOf(menu);
      const orders = [
        ...active.map((order) => {
          const slips = slipsByStation(order, made, now);
          const expectedTo = (stationId: string | null) => slips.get(stations.home(stationId))?.to ?? null;
          return orderTold(order, contents, expectedTo, past.get(order.billId));
        }),
        ...cancelled.map(cancellationTold),
        ...closed.map(closingNotice),
      ];
      return {
        orders: orders.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
        finished: finished.map((order) => ({ ...order, lines: order.lines.map((line) => lineTold(line, contents)) })),
        stations: [...stations.list],
        house: name,
        timezone,
        now: now.toISOString(),
      };
    });
  },
} satisfies Serves<typeof calls>;
