import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { billSums } from '../bill.ts';
import { lockOrder, recordEvent } from '../change-status.ts';
import type { Order } from '../contract.ts';
import { readOrder } from '../store.ts';
import type { Settlement } from './contract.ts';
import { hashOf, recordPayments } from './record-payments.ts';

export interface Completion extends Settlement {
  id: string;
  key: string;
  revision: number;
  actorId: string;
  now: Date;
}

const doneBefore = statement(
  'orders.doneBefore',
  'select from orders where restaurant_id = $1 and id = $2 and complete_hash = $3 for update',
);

const complete = statement(
  'orders.complete',
  `update orders set status = 'entregue', revision = revision + 1, service_fee_cents = $3, custom_charges = $4::jsonb,
     discount_type = $5, discount_value = $6, total_cents = $7, complete_hash = $8, completed_at = $9,
     paid_at = case when $10 then $9::timestamptz end, preparing_at = coalesce(preparing_at, $9),
     delivered_at = coalesce(delivered_at, $9)
   where restaurant_id = $1 and id = $2`,
);

/**
 * Fixes what one order comes to and marks it delivered. With payments it is settled and leaves what its bill comes to; without,
 * it stays on the bill at this total. The same request again is answered alike.
 */
export async function completeOrder(scope: Scope, completion: Completion): Promise<Order> {
  const { id, revision, charges, discount, payments, actorId, now } = completion;
  const hash = hashOf(completion.key, revision, completion);
  return scope.transaction(async (tx) => {
    const done = await tx.rows(doneBefore, [tx.restaurantId, id, hash]);
    if (done.length === 0) {
      const locked = await lockOrder(tx, id);
      if (locked.status === 'cancelado') throw new CodedError('order_cancelled');
      if (locked.revision !== revision) throw new CodedError('stale_revision', { revision: locked.revision });
      const order = await readOrder(tx, id);
      if (!order) throw new CodedError('order_not_found');
      const { serviceFeeCents, totalCents } = billSums([order], completion);
      const paid = payments.length > 0;
      const { billId } = locked;
      if (paid) await recordPayments(tx, { billId, orderId: id, totalCents, payments, actorId, now });
      const adjustments = [JSON.stringify(charges), discount?.type ?? null, discount?.value ?? null];
      const values = [serviceFeeCents, ...adjustments, totalCents, hash, now.toISOString(), paid];
      await tx.rows(complete, [tx.restaurantId, id, ...values]);
      await recordEvent(tx, { id, actorId, now }, locked.status, 'entregue', 'complete');
      await tx.changed('orders', id, locked.tableId);
    }
    const after = await readOrder(tx, id);
    if (!after) throw new CodedError('order_not_found');
    return after;
  });
}
