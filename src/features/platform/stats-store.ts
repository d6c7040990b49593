import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';

const counts = statement(
  'platform.counts',
  `select (select count(*)::int from restaurants) as restaurants,
     count(*) filter (where status = 'active')::int as "activeSubscriptions",
     least(coalesce(sum(price_cents), 0), ${Number.MAX_SAFE_INTEGER})::bigint as "revenueCents"
   from subscriptions`,
);

const paid = statement(
  'platform.paid',
  `select to_char(paid_at at time zone $3, 'YYYY-MM') as month, sum(amount_cents)::bigint as "paidCents"
   from payments where status = 'paid' and paid_at >= $1 and paid_at < $2 group by 1`,
);

// A restaurant's latest orders are the ends of two partial indexes; one over all restaurants' orders would be paid for by each
// order that is placed.
const latestOf = (statuses: string) => `(
  select id, status, total_cents, created_at from orders where restaurant_id = r.id and status in (${statuses})
  order by created_at desc limit 5)`;
const latest = statement(
  'platform.latestOrders',
  `select o.id, r.name as restaurant, o.status, o.total_cents as "totalCents", o.created_at as "createdAt"
   from restaurants r cross join lateral (
     ${latestOf(`'pendente', 'preparando', 'pronto'`)} union all ${latestOf(`'entregue', 'cancelado'`)}) o
   order by o.created_at desc, o.id desc limit 5`,
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

export async function readStats(system: SystemDoor, { from, until, zone }: { from: Date; until: Date; zone: string }) {
  const [[sums], months, latestOrders] = await Promise.all([
    system.rows<Counts>(counts),
    system.rows<{ month: string; paidCents: number }>(paid, [from, until, zone]),
    system.rows<LatestOrder>(latest),
  ]);
  if (!sums) throw new Error('A count gave no row');
  return { ...sums, paid: new Map(months.map(({ month, paidCents }) => [month, paidCents])), latestOrders };
}
