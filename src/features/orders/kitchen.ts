import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { isFresh } from '#lib/is-fresh.ts';
import { keptStations } from '../menu/stations/store.ts';
import { businessDay, businessDayAt } from '../restaurants/business-day.ts';
import { keptProfile } from '../restaurants/store.ts';
import type { Kitchen } from './estimate.ts';
import { neededHistory, stationPace, type WorkedLine, workedPaces } from './pace.ts';

// What is made at several stations counts at its own: a choice has no time of its own.
// The board of a real kitchen is short; the limit keeps a runaway one from costing more than it tells.
const inHand = statement(
  'orders.minutesInHand',
  `select i.station_id as "stationId", o.created_at as "createdAt", least(sum(p.preparation_minutes * i.quantity), 100000)::int as minutes
   from (select id, created_at from orders where restaurant_id = $1 and status in ('pendente', 'preparando') and unfinished_at is null
         order by created_at desc limit 40) o
   join order_items i on i.restaurant_id = $1 and i.order_id = o.id and i.status in ('pendente', 'preparando') and i.held_at is null
   join products p on p.restaurant_id = $1 and p.id = i.product_id
   group by o.created_at, i.station_id`,
);

const ms = (instant: string) => `(extract(epoch from ${instant}) * 1000)::float8`;

const history = statement(
  'orders.pace',
  `select count(*)::int as measured,
     percentile_cont(0.5) within group (order by extract(epoch from ready_at - created_at)
       / greatest(60, extract(epoch from (promised_from - created_at) + (promised_to - promised_from) / 2)))::float8 as pace
   from (select ready_at, created_at, promised_from, promised_to from orders
         where restaurant_id = $1 and status in ('entregue', 'cancelado') and ready_at is not null and promised_to is not null
           and closed_unmade_at is null
         order by created_at desc, id desc limit 60) recent`,
);

// What the till closed unmade was not begun either, whatever its times say.
const worked = statement(
  'orders.workedLines',
  `select i.order_id as "orderId", i.station_id as "stationId", p.preparation_minutes as minutes, i.quantity,
     ${ms('coalesce(i.fired_at, i.added_at, o.created_at)')} as "cameAt", ${ms('i.ready_at')} as "readyAt",
     case when i.ready_at is distinct from o.closed_unmade_at then ${ms('i.started_at')} end as "startedAt"
   from ((select id, created_at, closed_unmade_at from orders
          where restaurant_id = $1 and created_at >= $2 and status in ('pendente', 'preparando', 'pronto')
          order by created_at desc limit 40)
         union
         (select id, created_at, closed_unmade_at from orders where restaurant_id = $1 and created_at >= $2 and status = 'entregue'
          order by created_at desc, id desc limit 40)) o
   join order_items i on i.restaurant_id = $1 and i.order_id = o.id and i.held_at is null
     and (i.status in ('pendente', 'preparando') or i.status in ('pronto', 'entregue') and i.ready_at is not null)
   join products p on p.restaurant_id = $1 and p.id = i.product_id
   order by o.created_at desc limit 400`,
);

interface Load {
  stationId: string | null;
  createdAt: string;
  minutes: number;
}

const freshMs = 5_000;
const paceFreshMs = 30_000;
const historyFreshMs = 10 * 60_000;

interface Remembered<T> {
  at: number;
  value: Promise<T>;
}
const loads = new Map<string, Remembered<Load[]>>();
const paces = new Map<string, Remembered<Kitchen['paceAt']>>();
const histories = new Map<string, Remembered<number>>();

export interface HouseKitchen extends Kitchen {
  /** What was in hand before the order of this time: those who ordered meanwhile line up behind it. */
  minutesBefore(createdAt: string): Kitchen['minutesInHand'];
}

/** The kitchen of a restaurant, a few seconds old at most: an estimate is a guess, and a guess need not cost a query each. */
export async function kitchenOf(scope: Scope): Promise<HouseKitchen> {
  const [loads, paceAt] = await Promise.all([loadsOf(scope), pacesOf(scope)]);
  const before = (createdAt: string) => {
    const instant = Date.parse(createdAt);
    return byStation(loads.filter((load) => Date.parse(load.createdAt) < instant));
  };
  return { minutesInHand: byStation(loads), minutesBefore: before, paceAt };
}

/** Has the next estimate read what is in hand anew, however soon it is asked for. */
export function forgetKitchen(restaurantId: string): void {
  loads.delete(restaurantId);
}

function byStation(loads: readonly Load[]): Map<string | null, number> {
  const sums = new Map<string | null, number>();
  for (const { stationId, minutes } of loads) sums.set(stationId, (sums.get(stationId) ?? 0) + minutes);
  return sums;
}

/** What each order has at each station that is not ready yet. */
function loadsOf(scope: Scope): Promise<Load[]> {
  return remember(loads, scope.restaurantId, freshMs, async () => {
    const [{ home }, loads] = await Promise.all([keptStations(scope), scope.rows<Load>(inHand, [scope.restaurantId])]);
    return loads.map((load) => ({ ...load, stationId: home(load.stationId) }));
  });
}

/** The pace of each station on the present business day, half a minute old at most. */
export function pacesOf(scope: Scope): Promise<Kitchen['paceAt']> {
  return remember(paces, scope.restaurantId, paceFreshMs, async () => {
    const [history, { home }, house] = await Promise.all([historyOf(scope), keptStations(scope), keptProfile(scope)]);
    const { since } = businessDay(businessDayAt(new Date(), house, house.timezone), house, house.timezone);
    const lines = await scope.rows<WorkedLine>(worked, [scope.restaurantId, since.toISOString()]);
    const recent = workedPaces(lines.map((line) => ({ ...line, stationId: home(line.stationId) })));
    return (stationId) => stationPace(history, recent.get(home(stationId)) ?? []);
  });
}

/** What preparation really took over what was estimated, some minutes old at most; 1 without history. */
function historyOf(scope: Scope): Promise<number> {
  return remember(histories, scope.restaurantId, historyFreshMs, async () => {
    const [found] = await scope.rows<{ measured: number; pace: number | null }>(history, [scope.restaurantId]);
    return found && found.measured >= neededHistory && found.pace ? found.pace : 1;
  });
}

function remember<T>(
  memory: Map<string, Remembered<T>>,
  key: string,
  freshFor: number,
  read: () => Promise<T>,
): Promise<T> {
  const found = memory.get(key);
  if (found && isFresh(found.at, freshFor)) return found.value;
  if (memory.size > 5_000) memory.clear();
  const value = read();
  memory.set(key, { at: Date.now(), value });
  value.catch(() => memory.delete(key));
  return value;
}
