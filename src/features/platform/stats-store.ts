import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { beginningOf } from './months.ts';

const mostRestaurants = 2 ** 31 - 1;
/** What a number of JavaScript's holds exactly. */
const mostCents = Number.MAX_SAFE_INTEGER;
const within = (sum: string, most: number) => `least(greatest(${sum}, 0), ${most})`;

// The house of the demonstration's visitors is counted like any other, and taken out again here.
const counts = statement(
  'platform.counts',
  `select ${within('c.restaurants - v.restaurants', mostRestaurants)}::int as restaurants,
     ${within('c.active - v.active', mostRestaurants)}::int as "activeSubscriptions",
     ${within('c.revenue - v.revenue', mostCents)}::bigint as "revenueCents",
     ${within('round((c.yearly - v.yearly) / 12)', mostCents)}::bigint as "monthlyCents"
   from (select coalesce(sum(restaurants), 0) as restaurants, coalesce(sum(active_subscriptions), 0) as active,
       coalesce(sum(revenue_cents), 0) as revenue, coalesce(sum(yearly_cents), 0) as yearly from platform_counts) c
   cross join (select count(distinct r.id) as restaurants, count(*) filter (where s.status = 'active') as active,
       coalesce(sum(s.price_cents) filter (where s.status = 'active'), 0) as revenue,
       coalesce(sum(yearly_cents(s.price_cents, s.plan_id)) filter (where s.status = 'active'), 0) as yearly
     from restaurants r left join subscriptions s on s.restaurant_id = r.id where r.for_visitors) v`,
);

const paid = statement(
  'platform.paid',
  `select month, ${within('sum(paid_cents)', mostCents)}::bigint as "paidCents"
   from platform_counts where month = any($1::text[]) group by 1`,
);

// Months are counted whole; what a part of one came to is summed up.
const joined = (since: string, until: string) =>
  `(select count(*)::int from restaurants where not for_visitors and created_at >= ${since} and created_at < ${until})`;
const lately = statement(
  'platform.lately',
  `select ${joined('$3', `$4::timestamptz + interval '1 day'`)} as "newRestaurants", ${joined('$1', '$2')} as "newBefore",
     (select ${within('coalesce(sum(amount_cents), 0)', mostCents)}::bigint from payments
      where status = 'paid' and paid_at >= $1 and paid_at < $2) as "paidBeforeCents"`,
);

const together = statement(
  'platform.countsTogether',
  `with gone as (delete from platform_counts returning *)
   insert into platform_counts (restaurants, active_subscriptions, revenue_cents, yearly_cents, month, paid_cents)
   select sum(restaurants), sum(active_subscriptions), sum(revenue_cents), sum(yearly_cents), month, sum(paid_cents) from gone group by month`,
);

/** What was counted one by one is put together; the sums are the same before and after. */
export async function putCountsTogether(system: SystemDoor): Promise<void> {
  await system.rows(together);
}

interface Counts {
  restaurants: number;
  activeSubscriptions: number;
  revenueCents: number;
  monthlyCents: number;
}

interface Lately {
  newRestaurants: number;
  newBefore: number;
  paidBeforeCents: number;
}

interface Asked {
  /** Up to the running one. */
  months: readonly string[];
  /** What the running month is compared with. */
  before: { since: Date; until: Date };
  now: Date;
}

export async function readStats(system: SystemDoor, { months, before, now }: Asked) {
  const span = [before.since, before.until, beginningOf(months.at(-1) ?? ''), now].map((at) => at.toISOString());
  const [[sums], [late], paidIn] = await Promise.all([
    system.rows<Counts>(counts),
    system.rows<Lately>(lately, span),
    system.rows<{ month: string; paidCents: number }>(paid, [months]),
  ]);
  if (!sums || !late) throw new Error('A count gave no row');
  return { ...sums, ...late, paid: new Map(paidIn.map(({ month, paidCents }) => [month, paidCents])) };
}
