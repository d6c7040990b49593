import type { Scope } from '#database/scope.ts';
import { minuteMs, minutesSince } from '#lib/minutes.ts';
import { remembering } from '#lib/remembered.ts';
import { keptStations } from '../menu/stations/store.ts';
import { keptMenu } from '../menu/store.ts';
import type { FollowedOrder, Order } from './contract.ts';
import { addMinutes, type Dish, estimateByStation, type Kitchen, paceWithin, type Range } from './estimate.ts';
import { type HouseKitchen, kitchenOf } from './kitchen.ts';
import { isToMake } from './lines/status.ts';
import { lateBy, orderDueAt } from './promised.ts';
import type { Queued } from './queued.ts';

/** What is known of the house where an order is made. */
export interface MadeIn {
  kitchen: Omit<HouseKitchen, 'minutesInHand'>;
  /** Undefined of what is not on the menu any more. */
  minutesOf: (productId: string) => number | undefined;
  home: (stationId: string | null) => string | null;
}

type Awaited = Pick<Order, 'id' | 'status' | 'createdAt' | 'preparingAt' | 'promisedTo' | 'rush'> & {
  lines: readonly Pick<
    Order['lines'][number],
    'productId' | 'stationId' | 'status' | 'startedAt' | 'heldAt' | 'promisedTo'
  >[];
};

/** From so many minutes on a delay is said: within fewer an estimate would go to and fro. */
const slipMinutes = 3;
/** A new time is told in steps of the clock: it stands still while minutes pass, and is the same on every screen. */
export const stepMs = 5 * minuteMs;

/** When what is left of something should be ready. */
type Expected = NonNullable<FollowedOrder['expected']>;

/**
 * When what is left of an order should be ready, where that is after it was promised; null while the promise holds, also where it will be kept
 * early. It is the last of what its stations will be late with: the guest's phone and the kitchen go by the same.
 */
export const expectedOf = (order: Awaited, made: MadeIn, now: Date): FollowedOrder['expected'] =>
  lastSlip(order, slipsByStation(order, made, now));

function lastSlip(order: Awaited, slips: ReadonlyMap<string | null, Expected>): Expected | null {
  const dueAt = orderDueAt(order);
  const [last] = [...slips.values()].sort((a, b) => b.to.localeCompare(a.to));
  return dueAt !== null && last && lateBy(dueAt, Date.parse(last.to)) > 0 ? last : null;
}

/**
 * When each station should be ready with its own part of an order, where that is likely to be after what was promised of it; the stations
 * that keep their promise are left out. What is begun has had its time; a station that has begun has no queue before the order any more.
 */
export function slipsByStation(order: Awaited, made: MadeIn, now: Date): Map<string | null, Expected> {
  const at = minuteOf(now);
  const left = leftToMake(order, made, at);
  const slips = new Map<string | null, Expected>();
  for (const [station, range] of left ? estimateByStation(left.dishes, left.kitchen) : []) {
    const lines = order.lines.filter(({ stationId }) => made.home(stationId) === station);
    const dueAt = orderDueAt({ promisedTo: order.promisedTo, lines });
    const slip = dueAt === null ? null : slipOf(range, dueAt, at);
    if (slip) slips.set(station, slip);
  }
  return slips;
}

/** A forecast holds for its minute of the clock: every screen that reads in it says the same. */
const minuteOf = (now: Date) => new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);

function slipOf({ fromMinutes, toMinutes }: Range, dueAt: number, now: Date): Expected | null {
  const from = addMinutes(now, fromMinutes);
  if (from.getTime() < dueAt + slipMinutes * minuteMs) return null;
  const to = addMinutes(now, toMinutes);
  return { from: stepped(from, Math.floor), to: stepped(to, Math.ceil) };
}

const stepped = (instant: Date, round: (steps: number) => number): string =>
  new Date(round(instant.getTime() / stepMs) * stepMs).toISOString();

/** What is still to be made of an order, and the kitchen as it stands before it; null where that is nothing or its times are not known. */
function leftToMake(
  order: Awaited,
  { kitchen, minutesOf, home }: MadeIn,
  now: Date,
): { dishes: Dish[]; kitchen: Kitchen } | null {
  if (!isToMake(order.status)) return null;
  const minutesInHand = new Map(kitchen.minutesBefore(queuedOf(order)));
  const dishes: Dish[] = [];
  for (const { productId, stationId, status, startedAt, heldAt } of order.lines) {
    if (status === 'cancelado' || heldAt !== null) continue;
    const at = home(stationId);
    if (status !== 'pendente') minutesInHand.set(at, 0);
    if (!isToMake(status)) continue;
    const minutes = minutesOf(productId);
    if (minutes === undefined) return null;
    const begun = Date.parse(startedAt ?? order.preparingAt ?? order.createdAt);
    const spent = status === 'preparando' ? minutesSince(begun, now.getTime()) / paceWithin(kitchen.paceAt(at)) : 0;
    dishes.push({ minutes: Math.max(0, minutes - spent), stationId: at });
  }
  // What is left of it is held: there is nothing to expect yet.
  return dishes.length === 0 ? null : { dishes, kitchen: { paceAt: kitchen.paceAt, minutesInHand } };
}

const queuedOf = ({ id, createdAt, rush }: Pick<Awaited, 'id' | 'createdAt' | 'rush'>): Queued => ({
  id,
  createdAt,
  rushedAt: rush?.at ?? null,
});

/** Orders as their guests and the board follow them. What is not to be made asks nothing of the kitchen. */
export async function withExpected(scope: Scope, orders: readonly Order[], now: Date): Promise<FollowedOrder[]> {
  const made = orders.some(({ status }) => isToMake(status)) ? await madeIn(scope, now) : null;
  return orders.map((order) => {
    const slips = made ? slipsByStation(order, made, now) : new Map<string | null, Expected>();
    const expectedTo = ({ status, stationId, heldAt }: Order['lines'][number]) =>
      made && isToMake(status) && heldAt === null ? (slips.get(made.home(stationId))?.to ?? null) : null;
    return {
      ...order,
      lines: order.lines.map((line) => ({ ...line, expectedTo: expectedTo(line) })),
      expected: lastSlip(order, slips),
    };
  });
}

const houses = remembering<MadeIn>(minuteMs);

/** The house as it works in a minute of the clock, for what can be expected of its orders: read once in it, so that no screen knows more than another. */
export function madeIn(scope: Scope, now: Date): Promise<MadeIn> {
  return houses.get(scope.restaurantId, () => readHouse(scope), minuteOf(now).getTime());
}

async function readHouse(scope: Scope): Promise<MadeIn> {
  const [kitchen, menu, { home }] = await Promise.all([kitchenOf(scope), keptMenu(scope), keptStations(scope)]);
  const products = menu.categories.flatMap((category) => category.products);
  const minutes = new Map(products.map(({ id, preparationMinutes }) => [id, preparationMinutes]));
  return { kitchen, home, minutesOf: (id) => minutes.get(id) };
}
