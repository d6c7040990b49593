import { hash } from 'node:crypto';
import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { billSums, dueParts } from '../bill.ts';
import type { Charge, Discount, Order } from '../contract.ts';
import { ordersOfBill } from '../store.ts';
import type { Bill, PaymentMethod } from './contract.ts';

interface BillRow {
  id: string;
  tableId: string;
  tableNumber: number;
  openedAt: string;
  openedBy: string | null;
  closedAt: string | null;
  closedBy: string | null;
  itemsCents: number | null;
  serviceFeeCents: number | null;
  totalCents: number | null;
  charges: Charge[];
  discount: Discount | null;
  payments: { method: PaymentMethod; receivedCents: number; keptCents: number }[];
  paidBeforeCents: number;
}

const columns = `b.id, b.table_id as "tableId", t.number as "tableNumber", b.opened_at as "openedAt", b.closed_at as "closedAt",
  (select u.name from orders o left join users u on u.id = o.placed_by where o.restaurant_id = b.restaurant_id and o.bill_id = b.id
   order by o.number, o.id limit 1) as "openedBy",
  (select u.name from users u where u.id = b.closed_by) as "closedBy",
  b.items_cents as "itemsCents", b.service_fee_cents as "serviceFeeCents", b.total_cents as "totalCents",
  b.custom_charges as charges,
  case when b.discount_type is not null then json_build_object('type', b.discount_type, 'value', b.discount_value) end as discount,
  (select coalesce(json_agg(json_build_object('method', p.method, 'receivedCents', p.received_cents, 'keptCents', p.amount_cents)
     order by p.id), '[]')
   from bill_payments p where p.restaurant_id = b.restaurant_id and p.bill_id = b.id and p.order_id is null) as payments,
  (select coalesce(sum(o.total_cents), 0)::bigint from orders o where o.restaurant_id = b.restaurant_id and o.bill_id = b.id
   and o.paid_at is not null) as "paidBeforeCents"`;
const from = 'from bills b join tables t on t.restaurant_id = b.restaurant_id and t.id = b.table_id';

const byId = statement('bills.byId', `select ${columns} ${from} where b.restaurant_id = $1 and b.id = $2`);
const openAt = statement(
  'bills.openAt',
  `select b.id, t.id as "tableId" from tables t
   left join bills b on b.restaurant_id = t.restaurant_id and b.table_id = t.id and b.closed_at is null
   where t.restaurant_id = $1 and t.id = $2 and t.deleted_at is null`,
);

/** The open bill of a table; undefined when there is no such table. */
export async function openBillAt(scope: Scope, tableId: string): Promise<string | null | undefined> {
  const [found] = await scope.rows<{ id: string | null }>(openAt, [scope.restaurantId, tableId]);
  return found?.id;
}

export async function readBill(scope: Scope | TransactionScope, id: string): Promise<Bill | null> {
  const [row] = await scope.rows<BillRow>(byId, [scope.restaurantId, id]);
  if (!row) return null;
  const orders = await ordersOfBill(scope, id);
  const percentages = new Set(orders.map((order) => order.serviceFeeBasisPoints));
  const { payments } = row;
  return {
    ...row,
    orders,
    serviceFeeBasisPoints: percentages.size === 1 ? (orders[0]?.serviceFeeBasisPoints ?? null) : null,
    ...sumsOf(row, orders),
    changeCents: payments.reduce((change, payment) => change + payment.receivedCents - payment.keptCents, 0),
    version: versionOf(orders),
  };
}

/** What an open bill would come to as it stands; what a closed one was closed at. */
function sumsOf(row: BillRow, orders: readonly Order[]) {
  const chargeServiceFee = row.closedAt === null || (row.serviceFeeCents ?? 0) > 0;
  return billSums(dueParts(orders), { chargeServiceFee, charges: row.charges, discount: row.discount });
}

/** Moves with whatever changes what the bill comes to, and not with what the kitchen does. */
export function versionOf(orders: readonly Order[]): string {
  const parts = orders.map((order) => [
    order.id,
    order.status === 'cancelado',
    order.itemsCents,
    order.serviceFeeBasisPoints,
    order.serviceFeeCents,
    order.totalCents,
    order.paidAt !== null,
  ]);
  return hash('sha256', JSON.stringify(parts), 'base64url');
}
