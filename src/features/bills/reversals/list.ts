import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { listedDays } from '../../orders/corrections/listed-days.ts';
import { keptProfile } from '../../restaurants/store.ts';
import type { OutputOf } from '../../serves.ts';
import type { bills } from '../contract.ts';
import type { ListedReversal } from './contract.ts';

/** One by one; what is beyond them is in the sum. */
const shownReversals = 300;

const listed = statement(
  'payments.reversals',
  `select r.id, r.at, u.name as by, r.reversal_reason as reason, -r.amount_cents as cents, r.method, r.bill_id as "billId",
     t.number as "tableNumber", p.at as "paidAt", pu.name as "receivedBy",
     (count(*) over ())::int as "allCount", (sum(-r.amount_cents) over ())::bigint as "allCents"
   from bill_payments r join bill_payments p on p.restaurant_id = $1 and p.id = r.reverses
   join bills b on b.restaurant_id = $1 and b.id = r.bill_id join tables t on t.restaurant_id = $1 and t.id = b.table_id
   left join users u on u.id = r.received_by left join users pu on pu.id = p.received_by
   where r.restaurant_id = $1 and r.reverses is not null and r.at >= $2 and r.at < $3
   order by r.at desc, r.id desc limit $4`,
);

type Row = ListedReversal & { allCount: number; allCents: number };

/** What was reversed on a business day, or on the last thirty. */
export async function listReversals(
  scope: Scope,
  { day, now }: { day: string | undefined; now: Date },
): Promise<OutputOf<typeof bills.reversals>> {
  const { bounds } = listedDays(day, now, await keptProfile(scope));
  const between = [bounds[0] ?? now, bounds.at(-1) ?? now].map((bound) => bound.toISOString());
  const rows = await scope.rows<Row>(listed, [scope.restaurantId, ...between, shownReversals]);
  const [first] = rows;
  const count = first?.allCount ?? 0;
  return {
    entries: rows.map(({ allCount: _count, allCents: _cents, ...entry }) => entry),
    count,
    cents: first?.allCents ?? 0,
    more: count > rows.length,
  };
}
