import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Station } from '../../menu/stations/contract.ts';
import { type Days, hourOf, ordersBetween } from '../store.ts';
import type { KitchenTimes } from './contract.ts';

const columns = 'id, created_at, status, delivered_at';

// What was carried without being marked as ready says nothing of when it was, as what was left when the bill was closed. A line counts for the
// day of its order and for the hour in which it came to the kitchen.
// What several stations make counts at its own station, until all of it was ready.
// $2: the days' beginnings and the end of the last; $3: the days; $4: the time zone; $5: stations, given-up ones too; $6: which of them makes
// their work now; $7: its target; $8: the one that makes what names none of them.
const times = statement(
  'stats.kitchenTimes',
  `select l.station_id as "stationId", l.hour, count(*)::int as lines,
     round(percentile_cont(0.5) within group (order by l.minutes)::numeric, 1)::float8 as "medianMinutes",
     round(percentile_cont(0.9) within group (order by l.minutes)::numeric, 1)::float8 as "ninetiethMinutes",
     count(*) filter (where l.minutes > l.target)::int as late
   from (
     select coalesce(s.home, d.home) as station_id, ${hourOf('b.day + 1', 'c.at')} as hour,
       (extract(epoch from i.ready_at - c.at) / 60)::float8 as minutes, coalesce(s.target, d.target, p.preparation_minutes) as target
     from ${ordersBetween('($2::timestamptz[])[1]', '($2::timestamptz[])[cardinality($2::timestamptz[])]', columns)} o
     join order_items i on i.restaurant_id = $1 and i.order_id = o.id and i.status in ('pronto', 'entregue') and i.ready_at is not null
       and (o.status <> 'entregue' or i.ready_at < o.delivered_at)
     join products p on p.restaurant_id = $1 and p.id = i.product_id
     left join unnest($5::uuid[], $6::uuid[], $7::int[]) as s (id, home, target) on s.id = i.station_id
     left join unnest($5::uuid[], $6::uuid[], $7::int[]) as d (id, home, target) on d.id = $8::uuid
     cross join lateral (select coalesce(i.fired_at, i.added_at, o.created_at) as at) c
     cross join lateral (select width_bucket(o.created_at, $2::timestamptz[]) - 1 as day) b
   ) l
   group by grouping sets ((), (l.station_id), (l.hour)) having count(*) > 0
   order by l.hour nulls first`,
);

/** Of one station, of one hour, or of neither: of all of it. */
export interface TimesRow extends KitchenTimes {
  stationId: string | null;
  hour: number | null;
}

export function readKitchenTimes(
  scope: Scope,
  { days, bounds }: Days,
  timeZone: string,
  stations: readonly Station[],
): Promise<TimesRow[]> {
  const known = stations.flatMap((station) => [station.id, ...station.formerIds].map((id) => ({ id, station })));
  const standard = stations.find(({ isDefault }) => isDefault)?.id ?? null;
  return scope.rows<TimesRow>(times, [
    scope.restaurantId,
    bounds,
    days,
    timeZone,
    known.map(({ id }) => id),
    known.map(({ station }) => station.id),
    known.map(({ station }) => station.targetMinutes),
    standard,
  ]);
}
