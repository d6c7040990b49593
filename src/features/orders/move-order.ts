import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { sealPresent } from '../chain/seal.ts';
import { takeTable, untakeTable } from '../tables/occupancy.ts';
import { paidOfBill } from './paid-of-bill.ts';

export interface OrderMove {
  id: string;
  tableId: string;
  actorId: string;
  now: Date;
}

const billAt = statement(
  'orders.billAt',
  `insert into bills (restaurant_id, table_id, sitting, orders_count)
   select $1, id, sitting, 1 from tables where restaurant_id = $1 and id = $2 and deleted_at is null
   on conflict (restaurant_id, table_id) where closed_at is null
   do update set orders_count = bills.orders_count + 1, revision = bills.revision + 1
   returning id, orders_count as number`,
);

// Its guests are told where it went, by the number they know it by. The edit writes its sums next, and with them the revision.
const moveToBill = statement(
  'orders.moveToBill',
  `update orders o set table_id = $3, former_table_id = o.table_id, bill_id = $4, number = $5,
     former_sitting = b.sitting, former_number = o.number,
     unseen_from_table_id = coalesce(o.unseen_from_table_id, o.table_id),
     unseen_move_revision = o.revision + 1, unseen_move_at = $6
   from bills b where o.restaurant_id = $1 and o.id = $2 and b.restaurant_id = $1 and b.id = o.bill_id`,
);

// Where nothing was ordered, nobody owes anything: the bill is over, and who sits there goes on sitting.
const endEmptyBill = statement(
  'orders.endEmptyBill',
  `update bills b set closed_at = $3, closed_by = $4, items_cents = 0, service_fee_cents = 0, charges_cents = 0,
     discount_cents = 0, total_cents = 0, revision = revision + 1
   where b.restaurant_id = $1 and b.id = $2 and b.closed_at is null
     and not exists (select from orders o where o.restaurant_id = $1 and o.bill_id = b.id)
     and ${paidOfBill} = 0
   returning b.table_id`,
);

/** An order goes to the bill of another table, which is opened if need be; says which. Its old bill is over when nothing is left on it. */
export async function moveToTable(
  tx: TransactionScope,
  { id, tableId, actorId, now }: OrderMove,
  from: { tableId: string; billId: string },
): Promise<string> {
  const [bill] = await tx.rows<{ id: string; number: number }>(billAt, [tx.restaurantId, tableId]);
  if (!bill) throw new CodedError('table_not_found');
  await sealPresent(tx, [bill.id]);
  await tx.rows(moveToBill, [tx.restaurantId, id, tableId, bill.id, bill.number, now.toISOString()]);
  if (await takeTable(tx, tableId)) await tx.changed('tables', tableId, tableId);
  await endIfEmpty(tx, from, { actorId, now });
  return bill.id;
}

/** A bill on which nothing is left is over, and its table free for those who sit there. */
export async function endIfEmpty(
  tx: TransactionScope,
  { tableId, billId }: { tableId: string; billId: string },
  { actorId, now }: Pick<OrderMove, 'actorId' | 'now'>,
): Promise<void> {
  const ended = await tx.rows(endEmptyBill, [tx.restaurantId, billId, now.toISOString(), actorId]);
  if (ended.length === 0) return;
  await untakeTable(tx, tableId);
  await tx.changed('tables', tableId, tableId);
}
