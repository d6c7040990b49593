import { hash } from 'node:crypto';
import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { instantFrom } from '#database/types.ts';
import { CodedError } from '#lib/errors.ts';
import type { Charge, Discount } from '../orders/contract.ts';
import type { Figures, OrderAmounts } from '../orders/figures.ts';
import { storedCharges, storedDiscount } from '../orders/order-columns.ts';
import { amountsOfBill, ordersOfBill } from '../orders/store.ts';
import { joinedNumbers } from '../tables/joins.ts';
import { asWished, openSums, type Wishes } from './bill.ts';
import type { Bill } from './contract.ts';
import { paidApartOf } from './paid-apart.ts';
import { paidOf, paymentsOf } from './payments/store.ts';
import { unreversed } from './payments/unreversed.ts';
import { standingOf } from './standing.ts';
import { wishesJson, wishesOf } from './wishes.ts';

/** A bill but for what the clock says about it. */
export type StoredBill = Omit<Bill, 'correctable' | 'merges' | 'joins' | 'passes'> & {
  merges: Omit<Bill['merges'][number], 'undoSeconds'>[];
  joins: Omit<Bill['joins'][number], 'undoSeconds'>[];
  passes: Omit<Bill['passes'][number], 'undoSeconds'>[];
};

interface BillRow {
  id: string;
  tableId: string;
  tableNumber: number;
  joined: number[];
  openedAt: string;
  openedBy: string | null;
  closedAt: string | null;
  closedBy: string | null;
  mergedInto: Bill['mergedInto'];
  people: number | null;
  closesWhenServed: boolean;
  /** What it was closed at. */
  closed: Figures | null;
  charges: Charge[];
  discount: Discount | null;
  wishes: Wishes;
  paidBeforeCents: number;
  merges: StoredBill['merges'];
  joins: StoredBill['joins'];
  passes: StoredBill['passes'];
}

const columns = `b.id, b.table_id as "tableId", t.number as "tableNumber", ${joinedNumbers('b.id', 'b.restaurant_id')} as joined, b.opened_at as "openedAt", b.closed_at as "closedAt", b.people, b.closes_when_served as "closesWhenServed",
  (select u.name from orders o left join users u on u.id = o.placed_by where o.restaurant_id = b.restaurant_id and o.bill_id = b.id
   order by o.number, o.id limit 1) as "openedBy",
  (select u.name from users u where u.id = b.closed_by) as "closedBy",
  (select json_build_object('tableId', i.table_id, 'tableNumber', it.number) from bills i
   join tables it on it.restaurant_id = i.restaurant_id and it.id = i.table_id
   where i.restaurant_id = b.restaurant_id and i.id = b.merged_into) as "mergedInto",
  case when b.closed_at is not null then json_build_object('itemsCents', coalesce(b.items_cents, 0),
    'serviceFeeCents', coalesce(b.service_fee_cents, 0), 'chargesCents', coalesce(b.charges_cents, 0),
    'discountCents', coalesce(b.discount_cents, 0), 'totalCents', b.total_cents) end as closed,
  ${storedCharges('b')} as charges,
  ${storedDiscount('b')} as discount,
  ${wishesJson('b')} as wishes,
  (select least(coalesce(sum(o.total_cents), 0), ${Number.MAX_SAFE_INTEGER})::bigint from orders o where o.restaurant_id = b.restaurant_id and o.bill_id = b.id
   and o.paid_at is not null) as "paidBeforeCents",
  (select coalesce(json_agg(json_build_object('id', m.id, 'tableNumber', f.number, 'at', m.at, 'by', u.name) order by m.id), '[]')
   from bill_merges m join tables f on f.restaurant_id = m.restaurant_id and f.id = m.from_table_id join users u on u.id = m.merged_by
   where m.restaurant_id = b.restaurant_id and m.into_bill_id = b.id and m.undone_at is null
     and not exists (select from table_joins j where j.restaurant_id = m.restaurant_id and j.key = m.key and j.ended_at is null)) as merges,
  (select coalesce(json_agg(json_build_object('key', j.key, 'at', j.at, 'by', j.by, 'withBill', j.with_bill, 'tables', j.tables) order by j.at, j.key), '[]')
   from (select j.key, min(j.at) as at, min(u.name) as by,
       exists (select from bill_merges m where m.restaurant_id = b.restaurant_id and m.key = j.key) as with_bill,
       json_agg(json_build_object('id', f.id, 'number', f.number) order by f.number) as tables
     from table_joins j join tables f on f.restaurant_id = j.restaurant_id and f.id = j.table_id join users u on u.id = j.joined_by
     where j.restaurant_id = b.restaurant_id and j.bill_id = b.id and j.ended_at is null group by j.key) j) as joins,
  (select coalesce(json_agg(json_build_object('id', p.id, 'went', p.from_bill_id = b.id, 'tableNumber', f.number, 'at', p.at, 'by', u.name,
     'lines', (select json_agg(json_build_object('name', l.name, 'quantity', l.quantity) order by l.from_order_id, l.line)
       from passed_lines l where l.restaurant_id = p.restaurant_id and l.pass_id = p.id)) order by p.id), '[]')
   from bill_passes p join users u on u.id = p.passed_by join tables f on f.restaurant_id = p.restaurant_id
     and f.id = case when p.from_bill_id = b.id then p.into_table_id else p.from_table_id end
   where p.restaurant_id = b.restaurant_id and b.id in (p.from_bill_id, p.into_bill_id) and p.undone_at is null) as passes`;
const from = 'from bills b join tables t on t.restaurant_id = b.restaurant_id and t.id = b.table_id';

const byId = statement('bills.byId', `select ${columns} ${from} where b.restaurant_id = $1 and b.id = $2`);
const openAt = statement(
  'bills.openAt',
  `select b.id, t.id as "tableId" from tables t
   left join table_joins j on j.restaurant_id = t.restaurant_id and j.table_id = t.id and j.ended_at is null
   left join bills b on b.restaurant_id = t.restaurant_id and (b.table_id = t.id or b.id = j.bill_id) and b.closed_at is null
   where t.restaurant_id = $1 and t.id = $2 and t.deleted_at is null`,
);

/** The open bill of a table, or of the one that it was joined to; undefined when there is no such table. */
export async function openBillAt(scope: Scope, tableId: string): Promise<string | null | undefined> {
  const [found] = await scope.rows<{ id: string | null }>(openAt, [scope.restaurantId, tableId]);
  return found?.id;
}

/** An open bill as it stands; a closed one as it was closed, and never worked out again. */
export async function readBill(scope: Scope | TransactionScope, id: string): Promise<StoredBill | null> {
  const [row] = await scope.rows<BillRow>(byId, [scope.restaurantId, id]);
  if (!row) return null;
  const orders = await ordersOfBill(scope, id);
  const all = await paymentsOf(scope, id);
  const { closed, ...bill } = row;
  const payments = all.filter(({ orderId }) => orderId === null);
  const orderPayments = all.filter(({ orderId }) => orderId !== null);
  const paidCents = payments.reduce((sum, { keptCents }) => sum + keptCents, 0);
  const percentages = new Set(orders.map((order) => order.serviceFeeBasisPoints));
  const sums = closed ?? openSums(orders, bill.wishes);
  return {
    ...bill,
    ...sums,
    // JSON of the database writes instants with their offset.
    merges: row.merges.map((merge) => ({ ...merge, at: instantFrom(merge.at) })),
    joins: row.joins.map((join) => ({ ...join, at: instantFrom(join.at) })),
    passes: row.passes.map((pass) => ({ ...pass, at: instantFrom(pass.at) })),
    orders,
    charges: closed ? bill.charges : [...asWished(bill.wishes).charges],
    serviceFeeBasisPoints: percentages.size === 1 ? (orders[0]?.serviceFeeBasisPoints ?? null) : null,
    payments,
    orderPayments,
    paidApart: paidApartOf(orders, orderPayments),
    paidCents,
    restCents: closed ? 0 : sums.totalCents - paidCents,
    changeCents: unreversed(payments).reduce((sum, { part, receivedCents, keptCents }) => {
      // What was handed back of the parts; change of a part was given when it was paid, and what a provider gave back is no change.
      if (keptCents < 0 && !part) return sum - keptCents;
      return part ? sum : sum + receivedCents - keptCents;
    }, 0),
    version: versionOf(orders, paidCents, bill.wishes),
  };
}

/** As `readBill`; refused where there is no such bill. */
export async function readKnownBill(scope: Scope | TransactionScope, id: string): Promise<StoredBill> {
  const bill = await readBill(scope, id);
  if (!bill) throw new CodedError('bill_not_found');
  return bill;
}

/** What is left to pay of an open bill, as it is shown: below zero where more was paid. */
export async function restOf(tx: TransactionScope, billId: string): Promise<number> {
  const { totalCents } = openSums(await amountsOfBill(tx, billId), await wishesOf(tx, billId));
  return totalCents - (await paidOf(tx, billId));
}

/** Of a bill as it was read: another as soon as it stands otherwise. */
export function versionOf(orders: readonly OrderAmounts[], paidCents: number, wishes: Wishes): string {
  return hash('sha256', standingOf({ orders, paidCents, wishes }), 'base64url');
}
