import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { remembering } from '#lib/remembered.ts';
import { keptStations } from '../menu/stations/store.ts';
import { businessDay, businessDayAt } from '../restaurants/business-day.ts';
import { keptProfile } from '../restaurants/store.ts';
import { inHandMinutes, type Kitchen, type Pieces, usualSideBySide } from './estimate.ts';
import { neededHistory, sideBySideByStation, stationPace, type WorkedLine, workedPaces } from './pace.ts';
import { type Queued, queueBefore } from './queued.ts';

// What is made at several stations counts at its own: a choice has no time of its own.
// The board of a real kitchen is short; the limit keeps a runaway one from costing more than it tells.
const inHand = statement(
  'orders.minutesInHand',
  `select o.id, i.station_id as "stationId", o.created_at as "createdAt", o.rushed_at as "rushedAt", i.product_id as "productId",
     p.preparation_minutes as minutes, least(sum(i.quantity), 10000)::int as pieces
   from (select id, created_at, rushed_at from orders where restaurant_id = $1 and status in ('pendente', 'preparando') and unfinished_at is null
         order by created_at desc limit 40) o
   join order_items i on i.restaurant_id = $1 and i.order_id = o.id and i.status in ('pendente', 'preparando') and i.held_at is null
   join products p on p.restaurant_id = $1 and p.id = i.product_id
   group by o.id, o.created_at, o.rushed_at, i.station_id, i.product_id, p.preparation_minutes`,
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
  `select i.order_id as "orderId", i.station_id as "stationId", i.product_id as "productId", p.preparation_minutes as minutes, i.quantity,
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

interface Load extends Pieces, Queued {
  stationId: string | null;
}

/** What the house worked today says of its stations. */
interface Today {
  paceAt: Kitchen['paceAt'];
  sideBySideAt: (stationId: string | null) => number;
}

const loads = remembering<Load[]>(5_000);
const todays = remembering<Today>(30_000);
const histories = remembering<number>(10 * 60_000);

export interface HouseKitchen extends Kitchen {
  /** What stands in the queues before an order: those who ordered meanwhile line up behind it, unless they were rushed. */
  minutesBefore(order: Queued): Kitchen['minutesInHand'];
}

/** The kitchen of a restaurant, a few seconds old at most: an estimate is a guess, and a guess need not cost a query each. */
export async function kitchenOf(scope: Scope): Promise<HouseKitchen> {
  const [loads, { paceAt, sideBySideAt }] = await Promise.all([loadsOf(scope), todayOf(scope)]);
  const minutesBefore = (order: Queued) => byStation(queueBefore(loads, order), sideBySideAt);
  return { minutesInHand: byStation(loads, sideBySideAt), minutesBefore, paceAt };
}

/** Has the next estimate read what is in hand anew, however soon it is asked for. */
export function forgetKitchen(restaurantId: string): void {
  loads.forget(restaurantId);
}

function byStation(loads: readonly Load[], sideBySideAt: Today['sideBySideAt']): Map<string | null, number> {
  const stations = Map.groupBy(loads, ({ stationId }) => stationId);
  return new Map([...stations].map(([id, own]) => [id, inHandMinutes(own, sideBySideAt(id))]));
}

/** What each order has at each station that is not ready yet. */
function loadsOf(scope: Scope): Promise<Load[]> {
  return loads.get(scope.restaurantId, async () => {
    const [{ home }, loads] = await Promise.all([keptStations(scope), scope.rows<Load>(inHand, [scope.restaurantId])]);
    return loads.map((load) => ({ ...load, stationId: home(load.stationId) }));
  });
}

/** The pace of each station on the present business day, and how much it does side by side; half a minute old at most. */
function todayOf(scope: Scope): Promise<Today> {
  return todays.get(scope.restaurantId, async () => {
    const [history, { home }, house] = await Promise.all([historyOf(scope), keptStations(scope), keptProfile(scope)]);
    const { since } = businessDay(businessDayAt(new Date(), house, house.timezone), house, house.timezone);
    const found = await scope.rows<WorkedLine>(worked, [scope.restaurantId, since.toISOString()]);
    const lines = found.map((line) => ({ ...line, stationId: home(line.stationId) }));
    const recent = workedPaces(lines);
    const sideBySide = sideBySideByStation(lines);
    return {
      paceAt: (stationId) => stationPace(history, recent.get(home(stationId)) ?? []),
      sideBySideAt: (stationId) => sideBySide.get(home(stationId)) ?? usualSideBySide,
    };
  });
}

/** The pace of each station on the present business day. */
export const pacesOf = async (scope: Scope): Promise<Kitchen['paceAt']> => (await todayOf(scope)).paceAt;

/** What preparation really took over what was estimated, some minutes old at most; 1 without history. */
function historyOf(scope: Scope): Promise<number> {
  return histories.get(scope.restaurantId, async () => {
    const [found] = await scope.rows<{ measured: number; pace: number | null }>(history, [scope.restaurantId]);
    return found && found.measured >= neededHistory && found.pace ? found.pace : 1;
  });
}
