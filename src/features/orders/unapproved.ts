import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { Order } from './contract.ts';
import { heldLine } from './held.ts';
import type { OrderLine } from './lines/contract.ts';
import { begunLines } from './lines/store.ts';

const belowPaid = statement(
  'orders.billBelowPaid',
  `select (select coalesce(sum(p.amount_cents), 0) from bill_payments p
       where p.restaurant_id = $1 and p.bill_id = $2 and p.order_id is null) >
     coalesce(sum(case when o.completed_at is null then o.items_cents else o.total_cents end), 0)
       + round(coalesce(sum(o.items_cents * o.service_fee_percentage) filter (where o.completed_at is null), 0) / 100) as below
   from orders o where o.restaurant_id = $1 and o.bill_id = $2 and o.status <> 'cancelado' and o.paid_at is null`,
);

/** Refuses an edit, or with nothing left a cancellation, that takes away what goes by a correction and an approver. */
export async function refuseTaking(
  tx: TransactionScope,
  before: Order,
  after: readonly Pick<OrderLine, 'line' | 'quantity'>[],
): Promise<void> {
  const held = heldLine(before.lines, after, await begunLines(tx, before.id));
  if (held) throw new CodedError('approval_required', { product: held.name });
}

/** Refuses what has brought a bill below what is paid of it: the rest would be given back as change. Its bill is locked. */
export async function refuseBelowPaid(tx: TransactionScope, billId: string): Promise<void> {
  if (await isBelowPaid(tx, billId)) throw new CodedError('bill_below_paid');
}

/** Whether more was paid of a bill than it comes to. Its bill is locked. */
export async function isBelowPaid(tx: TransactionScope, billId: string): Promise<boolean> {
  const [bill] = await tx.rows<{ below: boolean }>(belowPaid, [tx.restaurantId, billId]);
  return bill?.below ?? false;
}
