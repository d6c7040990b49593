import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { paidOfBill } from '../orders/paid-of-bill.ts';
import { restOf } from './store.ts';

// A bill of which nothing was paid is not paid up when its dishes were all cancelled: somebody has still to go there.
const note = statement(
  'bills.notePaidUp',
  `update bills b set paid_up_at = $3 where b.restaurant_id = $1 and b.id = $2 and b.closed_at is null
     and ${paidOfBill} > 0`,
);

const clear = statement(
  'bills.clearPaidUp',
  'update bills set paid_up_at = null where restaurant_id = $1 and id = $2 and paid_up_at is not null',
);

/** In SQL, of a bill `b` of restaurant $1: nothing is left to pay of it, and nothing was ordered since. */
export const isPaidUp = `b.paid_up_at is not null and not exists (
  select from orders o where o.restaurant_id = $1 and o.bill_id = b.id and o.created_at > b.paid_up_at)`;

/** After a change of an open bill, under its lock: once nothing is left to pay of it, calls that are about paying end. */
export async function notePaidUp(tx: TransactionScope, billId: string, { now }: { now: Date }): Promise<void> {
  if ((await restOf(tx, billId)) > 0) await tx.rows(clear, [tx.restaurantId, billId]);
  else await tx.rows(note, [tx.restaurantId, billId, now.toISOString()]);
}
