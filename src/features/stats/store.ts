import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { instantFrom } from '#database/types.ts';
import type { Locale } from '#lib/locale.ts';
import { planNameIn } from '../billing/plan-name.ts';
import type { OrderedDish, Punctuality, RecentOrder, SubscriptionState } from './contract.ts';

/** Orders that were not cancelled, and what they came to. */
export interface Sums {
  orders: number;
  revenueCents: number;
}

/** What was ordered in one hour of one business day. */
export interface HourCount extends Sums {
  /** Which of the days that were asked for, from 0. */
  day: number;
  /** Since midnight of the business day; past 23 when the night goes on. */
  hour: number;
}

const totalOfEach = 'created_at, coalesce(settled_cents, total_cents) as total_cents';

/** What an owner ordered to try the product is cancelled in the minute after the first payment; until then it is no business either. */
const counting = `created_at >= coalesce((
    select (select min(started_at) from subscriptions where restaurant_id = $1 and status <> 'pending')
    from setups where restaurant_id = $1 and rehearsal_table is not null and trial_ended_at is null), '-infinity')`;

/**
 * Orders that were not cancelled, from one instant to another, in two halves, each of which is what a partial index holds. A business day's bounds are
 * computed from the opening hours, so days are told apart by them and not by any midnight.
 */
export const ordersBetween = (from: string, to: string, columns = totalOfEach) => `(
  select ${columns} from orders
  where restaurant_id = $1 and created_at >= ${from} and created_at < ${to} and ${counting} and status in ('pendente', 'preparando', 'pronto')
  union all
  select ${columns} from orders
  where restaurant_id = $1 and created_at >= ${from} and created_at < ${to} and ${counting} and status = 'entregue')`;

/** More than all sums there are: what a number of JavaScript's holds exactly. */
const mostCents = Number.MAX_SAFE_INTEGER;

/** Since midnight of the business day. */
export const hourOf = (day: string, at = 'o.created_at') =>
  `extract(epoch from date_trunc('hour', ${at} at time zone $4) - ($3::date[])[${day}]::timestamp)::int / 3600`;

// $2: the days' beginnings and the end of the last; $3: the days; $4: the time zone.
const counts = `
  select b.day, ${hourOf('b.day + 1')} as hour,
    count(*)::int as orders, least(sum(o.total_cents), ${mostCents})::bigint as "revenueCents"
  from ${ordersBetween('($2::timestamptz[])[1]', '($2::timestamptz[])[cardinality($2::timestamptz[])]')} o,
    lateral (select width_bucket(o.created_at, $2::timestamptz[]) - 1 as day) b
  group by 1, 2 order by 1, 2`;

const history = statement('stats.history', counts);

/** Business days, and where each begins; one more instant says where the last one ends. */
export interface Days {
  days: readonly string[];
  bounds: readonly string[];
}

export function countHours(scope: Scope, { days, bounds }: Days, timeZone: string): Promise<HourCount[]> {
  return scope.rows<HourCount>(history, [scope.restaurantId, bounds, days, timeZone]);
}

const recently = (statuses: string) => `(
  select id, created_at, table_id, status, total_cents, settled_cents from orders where restaurant_id = $1 and status in (${statuses}) and ${counting}
  order by created_at desc limit 5)`;

// Who delivers what nobody marked as ready says nothing of when it was; a minute is what a promise is rounded to.
const present = statement(
  'stats.present',
  `select
     (select coalesce(json_agg(c), '[]') from (${counts}) c) as hours,
     (select json_build_object('pending', count(*) filter (where status = 'pendente'),
        'preparing', count(*) filter (where status = 'preparando'))
      from orders where restaurant_id = $1 and status in ('pendente', 'preparando', 'pronto') and unfinished_at is null and ${counting}) as active,
     (select json_build_object('total', count(*), 'occupied', count(*) filter (where status = 'ocupado'),
        'reserved', count(*) filter (where status = 'reservado'))
      from tables where restaurant_id = $1 and deleted_at is null) as tables,
     (select json_agg(json_build_object('orders', s.orders, 'revenueCents', s.cents) order by p.place)
      from unnest($6::timestamptz[], $8::int[]) with ordinality p (since, back, place),
        lateral (select count(*) as orders, least(coalesce(sum(o.total_cents), 0), ${mostCents})::bigint as cents
          from ${ordersBetween('p.since', '$5::timestamptz - make_interval(days => p.back)')} o) s) as before,
     (select coalesce(json_agg(json_build_object('id', o.id, 'createdAt', o.created_at, 'tableNumber', t.number, 'status', o.status,
        'totalCents', coalesce(o.settled_cents, o.total_cents), 'dish', coalesce(i.dish, ''), 'more', greatest(coalesce(i.lines, 1) - 1, 0)) order by o.created_at desc), '[]')
      from (select * from (${recently("'pendente', 'preparando', 'pronto'")}
        union all ${recently("'entregue', 'cancelado'")}) latest order by created_at desc limit 5) o
      join tables t on t.restaurant_id = $1 and t.id = o.table_id
      left join lateral (select count(*)::int as lines, (array_agg(name order by line))[1] as dish
        from order_items where restaurant_id = $1 and order_id = o.id) i on true) as recent,
     (select coalesce(json_agg(d order by d.quantity desc, d.name, d.id), '[]')
      from (select i.product_id as id, (array_agg(i.name order by o.created_at desc, i.line))[1] as name, sum(i.quantity) as quantity,
          sum((i.choices -> 0 ->> 'grams')::bigint) as grams,
          least(sum(i.unit_cents * (i.quantity - i.free_quantity)), ${mostCents})::bigint as "revenueCents",
          least(sum(sum(i.unit_cents * (i.quantity - i.free_quantity))) over (), ${mostCents})::bigint as "dayCents",
          (select p.image_url from products p where p.restaurant_id = $1 and p.id = i.product_id) as "imageUrl"
        from ${ordersBetween('($2::timestamptz[])[1]', '($2::timestamptz[])[2]', 'id, created_at')} o
        join order_items i on i.restaurant_id = $1 and i.order_id = o.id and i.status <> 'cancelado'
        group by i.product_id order by quantity desc, name, id limit 5) d) as dishes,
     (select coalesce(json_agg(k order by k.hour), '[]') from (
        select ${hourOf('1')} as hour, count(*) filter (where r.late is false)::int as "onTime",
          count(*) filter (where r.late)::int as late
        from ${ordersBetween('($2::timestamptz[])[1]', '($2::timestamptz[])[2]', 'id, created_at, status, promised_to, delivered_at')} o,
          lateral (select max(i.ready_at) as ready_at from order_items i
            where i.restaurant_id = $1 and i.order_id = o.id and i.status <> 'cancelado') i,
          lateral (select case
            when o.status in ('pronto', 'entregue') then i.ready_at > o.promised_to + interval '1 minute'
            when $5::timestamptz > o.promised_to + interval '1 minute' then true end as late
            where o.status <> 'entregue' or i.ready_at < o.delivered_at) r
        where r.late is not null group by 1) k) as kitchen,
     (select json_build_object('planName', ${planNameIn('p.name', 'p.name_en', '$7')}, 'period', p.period, 'priceCents', s.price_cents, 'status', s.status,
        'startedAt', s.started_at, 'endsAt', s.ends_at, 'open', s.open,
        'expiringSoon', s.open and s.ends_at <= $5::timestamptz + interval '7 days')
      from (select s.*, holds_open(s.status, s.ends_at, $5::timestamptz) as open
        from subscriptions s where s.restaurant_id = $1) s
      join plans p on p.id = s.plan_id
      order by s.open desc, s.ends_at desc limit 1) as subscription`,
);

export interface Present {
  hours: HourCount[];
  active: { pending: number; preparing: number };
  /** What the days that were asked for came to until this time of day, in their order. */
  before: Sums[];
  tables: { total: number; occupied: number; reserved: number };
  /** By product, under the name that it was ordered by last; each with what all dishes of the day came to. */
  dishes: (OrderedDish & { dayCents: number })[];
  kitchen: Punctuality[];
  recent: RecentOrder[];
  subscription: SubscriptionState | null;
}

interface At {
  today: Days;
  /** When days to compare with began, and how many days before now they end. */
  before: { since: readonly string[]; back: readonly number[] };
  timeZone: string;
  now: Date;
  locale: Locale;
}

/** How things stand: today's hours, what is under way, the tables, the latest orders and the subscription, in one statement. */
export async function readPresent(scope: Scope, { today, before, timeZone, now, locale }: At): Promise<Present> {
  const { since, back } = before;
  const values = [scope.restaurantId, today.bounds, today.days, timeZone, now.toISOString(), since, locale, back];
  const [found] = await scope.rows<Present>(present, values);
  if (!found) throw new Error('No figures were read');
  const { recent, subscription } = found;
  return {
    ...found,
    recent: recent.map((order) => ({ ...order, createdAt: instantFrom(order.createdAt) })),
    subscription: subscription && {
      ...subscription,
      startedAt: instantFrom(subscription.startedAt),
      endsAt: instantFrom(subscription.endsAt),
    },
  };
}
