import type { Heard } from '#database/latest-heard.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';

const mostRestaurants = 2 ** 31 - 1;
/** What a number of JavaScript's holds exactly. */
const mostCents = Number.MAX_SAFE_INTEGER;
const within = (sum: string, most: number) => `least(greatest(${sum}, 0), ${most})`;

// The house of the demonstration's visitors is counted like any other, and taken out again here.
const counts = statement(
  'platform.counts',
  `select ${within('c.restaurants - v.restaurants', mostRestaurants)}::int as restaurants,
     ${within('c.active - v.active', mostRestaurants)}::int as "activeSubscriptions",
     ${within('c.revenue - v.revenue', mostCents)}::bigint as "revenueCents"
   from (select coalesce(sum(restaurants), 0) as restaurants, coalesce(sum(active_subscriptions), 0) as active,
       coalesce(sum(revenue_cents), 0) as revenue from platform_counts) c
   cross join (select count(distinct r.id) as restaurants, count(*) filter (where s.status = 'active') as active,
       coalesce(sum(s.price_cents), 0) as revenue
     from restaurants r left join subscriptions s on s.restaurant_id = r.id where r.for_visitors) v`,
);

const paid = statement(
  'platform.paid',
  `select month, ${within('sum(paid_cents)', mostCents)}::bigint as "paidCents"
   from platform_counts where month = any($1::text[]) group by 1`,
);

// Months are counted whole; what a part of one came to is summed up.
const lately = statement(
  'platform.lately',
  `select (select count(*)::int from restaurants where not for_visitors and created_at > $3::timestamptz - interval '30 days'
       and created_at <= $3::timestamptz + interval '1 day') as "newRestaurants",
     (select ${within('coalesce(sum(amount_cents), 0)', mostCents)}::bigint from payments
      where status = 'paid' and paid_at >= $1 and paid_at < $2) as "paidBeforeCents"`,
);

const together = statement(
  'platform.countsTogether',
  `with gone as (delete from platform_counts returning *)
   insert into platform_counts (restaurants, active_subscriptions, revenue_cents, month, paid_cents)
   select sum(restaurants), sum(active_subscriptions), sum(revenue_cents), month, sum(paid_cents) from gone group by month`,
);

/** What was counted one by one is put together; the sums are the same before and after. */
export async function putCountsTogether(system: SystemDoor): Promise<void> {
  await system.rows(together);
}

// A restaurant's latest orders are the ends of two partial indexes; one over all restaurants' orders would be paid for by each
// order that is placed.
const shown = 5;
const latestOf = (statuses: string) => `(
  select id, created_at from orders where restaurant_id = r.id and status in (${statuses})
  order by created_at desc, id desc limit ${shown})`;
const latest = statement(
  'platform.latestOrders',
  `select o.id, r.id as "restaurantId" from restaurants r cross join lateral (
     ${latestOf(`'pendente', 'preparando', 'pronto'`)} union all ${latestOf(`'entregue', 'cancelado'`)}) o
   where not r.for_visitors
   order by o.created_at desc, o.id desc limit ${shown}`,
);

const told = statement(
  'platform.toldOrders',
  `select o.id, r.name as restaurant, o.status, o.total_cents as "totalCents", o.created_at as "createdAt",
     r.for_visitors as "forVisitors"
   from unnest($1::uuid[], $2::uuid[]) as heard (restaurant_id, id)
   join orders o on o.restaurant_id = heard.restaurant_id and o.id = heard.id join restaurants r on r.id = o.restaurant_id
   order by o.created_at desc, o.id desc`,
);

interface Counts {
  restaurants: number;
  activeSubscriptions: number;
  revenueCents: number;
}

interface LatestOrder {
  id: string;
  restaurant: string;
  status: string;
  totalCents: number;
  createdAt: string;
}

interface Lately {
  newRestaurants: number;
  paidBeforeCents: number;
}

interface Asked {
  months: readonly string[];
  /** What the running month is compared with. */
  before: { since: Date; until: Date };
  now: Date;
}

export async function readStats(system: SystemDoor, { months, before, now }: Asked) {
  const span = [before.since, before.until, now].map((at) => at.toISOString());
  const [[sums], [late], paidIn, latestOrders] = await Promise.all([
    system.rows<Counts>(counts),
    system.rows<Lately>(lately, span),
    system.rows<{ month: string; paidCents: number }>(paid, [months]),
    readLatest(system),
  ]);
  if (!sums || !late) throw new Error('A count gave no row');
  return { ...sums, ...late, paid: new Map(paidIn.map(({ month, paidCents }) => [month, paidCents])), latestOrders };
}

/** Read in all restaurants once; from then on among those that were heard of. */
async function readLatest(system: SystemDoor): Promise<LatestOrder[]> {
  const read = async () => {
    const heard = await system.latestOrders.among(() => system.rows<Heard>(latest));
    const ids = [heard.map(({ restaurantId }) => restaurantId), heard.map(({ id }) => id)];
    const found = await system.rows<LatestOrder & { forVisitors: boolean }>(told, ids);
    const orders = found.filter(({ forVisitors }) => !forVisitors).slice(0, shown);
    return { gone: heard.length - found.length, orders: orders.map(({ forVisitors: _, ...order }) => order) };
  };
  const { gone, orders } = await read();
  if (gone === 0 && orders.length === shown) return orders;
  // Others may have to take the places of those that are gone, or that visitors of the demonstration have crowded out.
  system.latestOrders.forget();
  return (await read()).orders;
}
