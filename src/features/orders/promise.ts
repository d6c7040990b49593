import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { addMinutes, type Dish, estimate, estimateByStation, type Kitchen } from './estimate.ts';

const none = new Map<string | null, number>();

/** A dish with the line of its order. */
export type LineDish = Dish & { line: number };

const putOff = statement(
  'orders.putOff',
  `update orders set promised_from = greatest(promised_from, $3), promised_to = greatest(promised_to, $4)
   where restaurant_id = $1 and id = $2`,
);

const promiseLine = statement(
  'orders.promiseLines',
  `update order_items i set promised_to = greatest(i.promised_to, promise.at)
   from unnest($3::int[], $4::timestamptz[]) as promise (line, at)
   where i.restaurant_id = $1 and i.order_id = $2 and i.line = promise.line`,
);

/** Promises lines of an order from now, each by its own station's part; never sooner than they, or the rest, were promised before. */
export async function promiseLines(
  tx: TransactionScope,
  id: string,
  dishes: readonly LineDish[],
  kitchen: Kitchen,
  now: Date,
): Promise<void> {
  if (dishes.length === 0) return;
  const after = (minutes: number) => addMinutes(now, minutes).toISOString();
  const { fromMinutes, toMinutes } = estimate(dishes, kitchen);
  const stations = estimateByStation(dishes, kitchen);
  const times = dishes.map(({ stationId }) => after(stations.get(stationId)?.toMinutes ?? toMinutes));
  await tx.rows(promiseLine, [tx.restaurantId, id, dishes.map(({ line }) => line), times]);
  await tx.rows(putOff, [tx.restaurantId, id, after(fromMinutes), after(toMinutes)]);
}

/**
 * What comes to an order later, or is made again, is made where the order stands in the queue: it takes its own time from now, and does
 * not line up behind those who ordered meanwhile.
 */
export function putPromiseOff(
  tx: TransactionScope,
  id: string,
  dishes: readonly LineDish[],
  paceAt: Kitchen['paceAt'],
  now: Date,
): Promise<void> {
  return promiseLines(tx, id, dishes, { paceAt, minutesInHand: none }, now);
}
