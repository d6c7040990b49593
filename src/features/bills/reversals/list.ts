import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { listedDays } from '../../orders/corrections/listed-days.ts';
import { keptProfile } from '../../restaurants/store.ts';
import type { ListedDiscount, ListedHandBack, ListedPerson, ListedReversal } from './contract.ts';

/** One by one; what is beyond them is in the sum. */
const shownEntries = 300;

const ofBill = `join bills b on b.restaurant_id = $1 and b.id = l.bill_id join tables t on t.restaurant_id = $1 and t.id = b.table_id
   left join users u on u.id = l.done_by`;
const columns = `l.id, l.at, u.name as by, l.cents, l.bill_id as "billId", t.number as "tableNumber"`;
const newest = 'order by l.at desc, l.id desc limit $4';

/** Statements that list what a source tells, and sum it by who did it. */
const listOf = (name: string, source: string, { more = '', joined = '' } = {}) => ({
  entries: statement(name, `select ${columns}${more} from (${source}) l ${joined} ${ofBill} ${newest}`),
  people: statement(
    `${name}ByPerson`,
    `select u.id, u.name, count(*)::int as count, sum(l.cents)::bigint as cents
     from (${source}) l left join users u on u.id = l.done_by group by u.id, u.name order by cents desc, u.name`,
  ),
});

const reversed = listOf(
  'payments.reversals',
  `select r.id, r.at, r.received_by as done_by, -r.amount_cents as cents, r.bill_id, r.reversal_reason as reason, r.method, r.reverses
   from bill_payments r where r.restaurant_id = $1 and r.reverses is not null and r.at >= $2 and r.at < $3`,
  {
    more: ', l.reason, l.method, p.at as "paidAt", pu.name as "receivedBy"',
    joined: `join bill_payments p on p.restaurant_id = $1 and p.id = l.reverses left join users pu on pu.id = p.received_by`,
  },
);
const handedBack = listOf(
  'payments.handBacks',
  `select p.id, p.at, p.received_by as done_by, -p.amount_cents as cents, p.bill_id, p.method
   from bill_payments p where p.restaurant_id = $1 and p.amount_cents < 0 and p.reverses is null and p.at >= $2 and p.at < $3`,
  {
    more: `, coalesce((select c.to_method from payment_corrections c where c.restaurant_id = $1 and c.payment_id = l.id
       order by c.id desc limit 1), l.method) as method`,
  },
);
// Who took the money of an order by itself is the last who paid or completed it.
const discounted = listOf(
  'bills.discounts',
  `select b.id, b.closed_at as at, b.closed_by as done_by, b.discount_cents as cents, b.id as bill_id, null::int as number
   from bills b where b.restaurant_id = $1 and b.discount_cents > 0 and b.closed_at >= $2 and b.closed_at < $3
   union all
   select o.id, o.paid_at, (select e.actor_id from order_events e where e.restaurant_id = $1 and e.order_id = o.id
     and e.kind in ('complete', 'pay') order by e.id desc limit 1), o.settled_discount_cents, o.bill_id, o.number
   from orders o where o.restaurant_id = $1 and o.settled_discount_cents > 0 and o.paid_at >= $2 and o.paid_at < $3`,
  { more: ', l.number as "orderNumber"' },
);

interface Asked {
  /** Without it the last thirty. */
  day: string | undefined;
  now: Date;
}

export const listReversals = (scope: Scope, asked: Asked) => listed<ListedReversal>(scope, reversed, asked);
export const listHandBacks = (scope: Scope, asked: Asked) => listed<ListedHandBack>(scope, handedBack, asked);
export const listDiscounts = (scope: Scope, asked: Asked) => listed<ListedDiscount>(scope, discounted, asked);

/** Those of a business day, or of the last thirty, and what all of them come to, also by who did it. */
async function listed<Entry>(scope: Scope, list: ReturnType<typeof listOf>, { day, now }: Asked) {
  const { bounds } = listedDays(day, now, await keptProfile(scope));
  const between = [bounds[0] ?? now, bounds.at(-1) ?? now].map((bound) => bound.toISOString());
  const [entries, people] = await Promise.all([
    scope.rows<Entry>(list.entries, [scope.restaurantId, ...between, shownEntries]),
    scope.rows<ListedPerson>(list.people, [scope.restaurantId, ...between]),
  ]);
  const sum = (of: 'count' | 'cents') => people.reduce((all, person) => all + person[of], 0);
  const count = sum('count');
  return { entries, people, count, cents: sum('cents'), more: count > entries.length };
}
