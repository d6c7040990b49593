import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { sealDone, sealPresent } from '../chain/seal.ts';
import type { TableStatus } from './values.ts';

/** Whose hand marks the table, and when. */
export interface Hand {
  /** Null: nobody of the house. */
  actorId: string | null;
  now: Date;
}

const lock = statement(
  'tables.lockBill',
  'select id from bills where restaurant_id = $1 and table_id = $2 and closed_at is null for update',
);

/** The table's open bill, before the table itself: as ordering and closing take them. */
export async function lockBill(tx: TransactionScope, tableId: string): Promise<void> {
  const bills = await tx.rows<{ id: string }>(lock, [tx.restaurantId, tableId]);
  await sealPresent(
    tx,
    bills.map(({ id }) => id),
  );
}

// Something is to be paid, is being made, or a part was paid that the cashier has to settle; or it is of another table's bill.
const unsettled = statement(
  'tables.unsettled',
  `select from bills b where b.restaurant_id = $1 and b.table_id = $2 and b.closed_at is null and (
     exists (select from orders o where o.restaurant_id = $1 and o.bill_id = b.id
       and (o.status <> 'cancelado' and o.paid_at is null or o.status in ('pendente', 'preparando', 'pronto')))
     or 0 <> (select coalesce(sum(p.amount_cents), 0) from bill_payments p
       where p.restaurant_id = $1 and p.bill_id = b.id and p.order_id is null))
   union all select from table_joins j where j.restaurant_id = $1 and j.table_id = $2 and j.ended_at is null`,
);
const closeBill = statement(
  'tables.closeBill',
  `update bills set closed_at = $3, closed_by = $4, items_cents = 0, service_fee_cents = 0, charges_cents = 0, discount_cents = 0,
     total_cents = 0, revision = revision + 1
   where restaurant_id = $1 and table_id = $2 and closed_at is null returning id`,
);
const endSitting = statement(
  'tables.endSitting',
  `update tables t set sitting = gen_random_uuid() from restaurants r
   where r.id = $1 and r.sittings_end and t.restaurant_id = $1 and t.id = $2`,
);

/**
 * What it means that people of the house mark a table as free: nobody sits there any more, and nothing is owed. A table that shows as
 * free while something on it is unsettled is how a bill is forgotten: closing the bill frees it.
 */
export async function leave(
  tx: TransactionScope,
  table: { id: string; status: TableStatus },
  status: TableStatus,
  { actorId, now }: Hand,
): Promise<void> {
  if (status === 'ocupado' || status === table.status) return;
  const found = await tx.rows(unsettled, [tx.restaurantId, table.id]);
  if (found.length > 0) throw new CodedError('table_bill_open');
  const closed = await tx.rows<{ id: string }>(closeBill, [tx.restaurantId, table.id, now.toISOString(), actorId]);
  for (const { id } of closed) await sealDone(tx, [id], { kind: 'ended', actorId, now });
  if (table.status !== 'ocupado') return;
  await tx.rows(endSitting, [tx.restaurantId, table.id]);
  await tx.changed('orders', null, table.id);
}
