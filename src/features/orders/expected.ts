import type { Scope } from '#database/scope.ts';
import { minuteMs } from '#lib/minutes.ts';
import { keptStations } from '../menu/stations/store.ts';
import { keptMenu } from '../menu/store.ts';
import type { FollowedOrder, Order } from './contract.ts';
import { addMinutes, type Dish, estimate, type Kitchen, paceWithin } from './estimate.ts';
import { kitchenOf } from './kitchen.ts';
import { isToMake } from './lines/status.ts';
import { orderDueAt } from './promised.ts';

/** What is known of the house where an order is made. */
export interface MadeIn {
  kitchen: Kitchen;
  /** Undefined of what is not on the menu any more. */
  minutesOf: (productId: string) => number | undefined;
  home: (stationId: string | null) => string | null;
}

type Awaited = Pick<Order, 'status' | 'createdAt' | 'preparingAt' | 'promisedTo'> & {
  lines: readonly Pick<
    Order['lines'][number],
    'productId' | 'stationId' | 'quantity' | 'status' | 'startedAt' | 'heldAt' | 'promisedTo'
  >[];
};

/** From so many minutes on a delay is said: within fewer an estimate would go to and fro. */
const slipMinutes = 3;

/**
 * When what is left of an order should be ready, where that is likely to be after it was promised; null while the promise holds, also where
 * it will be kept early. What is begun has had its time; a station that has begun has no queue before the order any more.
 */
export function expectedOf(order: Awaited, { kitchen, minutesOf, home }: MadeIn, now: Date): FollowedOrder['expected'] {
  const dueAt = orderDueAt(order);
  if (!isToMake(order.status) || dueAt === null) return null;
  const minutesInHand = new Map(kitchen.minutesInHand);
  const dishes: Dish[] = [];
  for (const { productId, stationId, quantity, status, startedAt, heldAt } of order.lines) {
    if (status === 'cancelado' || heldAt !== null) continue;
    const at = home(stationId);
    if (status !== 'pendente') minutesInHand.set(at, 0);
    if (!isToMake(status)) continue;
    const minutes = minutesOf(productId);
    if (minutes === undefined) return null;
    // It does not stand in its own way.
    if (status === 'pendente') minutesInHand.set(at, Math.max(0, (minutesInHand.get(at) ?? 0) - minutes * quantity));
    const begun = Date.parse(startedAt ?? order.preparingAt ?? order.createdAt);
    const spent = status === 'preparando' ? (now.getTime() - begun) / minuteMs / paceWithin(kitchen.paceAt(at)) : 0;
    dishes.push({ minutes: Math.max(0, minutes - spent), stationId: at });
  }
  // What is left of it is held: there is nothing to expect yet.
  if (dishes.length === 0) return null;
  const { fromMinutes, toMinutes } = estimate(dishes, { ...kitchen, minutesInHand });
  const from = addMinutes(now, fromMinutes);
  if (from.getTime() < dueAt + slipMinutes * minuteMs) return null;
  return { from: from.toISOString(), to: addMinutes(now, toMinutes).toISOString() };
}

/** The orders of a table as its guests follow them. What is not to be made asks nothing of the kitchen. */
export async function withExpected(scope: Scope, orders: readonly Order[], now: Date): Promise<FollowedOrder[]> {
  if (!orders.some(({ status }) => isToMake(status))) return orders.map((order) => ({ ...order, expected: null }));
  const [kitchen, menu, { home }] = await Promise.all([kitchenOf(scope), keptMenu(scope), keptStations(scope)]);
  const products = menu.categories.flatMap((category) => category.products);
  const minutes = new Map(products.map(({ id, preparationMinutes }) => [id, preparationMinutes]));
  const made = { kitchen, home, minutesOf: (id: string) => minutes.get(id) };
  return orders.map((order) => ({ ...order, expected: expectedOf(order, made, now) }));
}
