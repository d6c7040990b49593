import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { addMinutes, type Dish, estimate, type Kitchen, type Range } from './estimate.ts';
import { pacesOf } from './kitchen.ts';

const none = new Map<string | null, number>();

/** The promise is renewed when work begins: from then on only the order's own dishes count. */
export async function promiseAnew(scope: Scope): Promise<(dishes: readonly Dish[]) => Range> {
  const paceAt = await pacesOf(scope);
  return (dishes) => estimate(dishes, { paceAt, minutesInHand: none });
}

const putOff = statement(
  'orders.putOff',
  `update orders set promised_from = greatest(promised_from, $3), promised_to = greatest(promised_to, $4)
   where restaurant_id = $1 and id = $2 and promised_to is not null`,
);

/**
 * What comes to an order later is made where the order stands in the queue: it takes its own time from now, and does not line up behind
 * those who ordered meanwhile. It is not ready any sooner for that; what was promised of the rest stays behind it.
 */
export async function putPromiseOff(
  tx: TransactionScope,
  id: string,
  added: readonly Dish[],
  paceAt: Kitchen['paceAt'],
  now: Date,
) {
  const { fromMinutes, toMinutes } = estimate(added, { paceAt, minutesInHand: none });
  const times = [addMinutes(now, fromMinutes), addMinutes(now, toMinutes)].map((instant) => instant.toISOString());
  await tx.rows(putOff, [tx.restaurantId, id, ...times]);
}
