import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { largestOrderCents, orderTooLarge } from '#lib/ceilings.ts';
import { CodedError } from '#lib/errors.ts';
import { amountChanged } from '../chain/amount-changed.ts';
import { sealDone } from '../chain/seal.ts';
import { lockBills, lockOrder, recordEvent } from '../orders/change-status.ts';
import type { Order } from '../orders/contract.ts';
import { moveStored } from '../orders/lines/store.ts';
import { hasUnmade } from '../orders/lines/unmade.ts';
import { activeStatuses } from '../orders/order.ts';
import { readOrder } from '../orders/store.ts';
import { billSums } from './bill.ts';
import type { Settlement } from './contract.ts';
import { hashOf, recordPayments } from './payments/record.ts';

export interface Completion extends Settlement {
  id: string;
  key: string;
  revision: number;
  /** False when only the payment is taken, and the kitchen goes on. */
  deliver: boolean;
  actorId: string;
  now: Date;
}

const doneBefore = statement(
  'orders.doneBefore',
  'select from orders where restaurant_id = $1 and id = $2 and complete_hash = $3 for update',
);

const complete = statement(
  'orders.complete',
  `update orders set status = case when $11 then 'entregue' else status end, revision = revision + 1, service_fee_cents = $3,
     custom_charges = $4::jsonb, discount_type = $5, discount_value = $6, total_cents = $7, complete_hash = $8, completed_at = $9,
     paid_at = case when $10 then $9::timestamptz end,
     preparing_at = case when $11 then coalesce(preparing_at, $9) else preparing_at end,
     delivered_at = case when $11 then coalesce(delivered_at, $9) else delivered_at end,
     closed_unmade_at = case when $11 and ${hasUnmade('orders')} then $9 else closed_unmade_at end,
     settled_cents = case when $10 then $7::bigint end, settled_fee_cents = case when $10 then $3::bigint end,
     settled_charges_cents = case when $10 then $12::bigint end, settled_discount_cents = case when $10 then $13::bigint end
   where restaurant_id = $1 and id = $2`,
);

/**
 * Fixes what one order comes to and marks it delivered, unless the payment alone is taken. With payments it is settled and leaves
 * what its bill comes to; without, it stays on the bill at this total. The same request again is answered alike.
 */
export async function completeOrder(scope: Scope, completion: Completion): Promise<Order> {
  const { id, revision, deliver, charges, discount, payments, actorId, now } = completion;
  const hash = hashOf(completion.key, deliver ? revision : [revision, 'payment'], completion);
  return scope.transaction(async (tx) => {
    const done = await tx.rows(doneBefore, [tx.restaurantId, id, hash]);
    if (done.length === 0) {
      await lockBills(tx, id);
      const locked = await lockOrder(tx, id);
      if (locked.status === 'cancelado') throw new CodedError('order_cancelled');
      if (locked.revision !== revision) throw new CodedError('stale_revision', { revision: locked.revision });
      const order = await readOrder(tx, id);
      if (!order) throw new CodedError('order_not_found');
      const { serviceFeeCents, chargesCents, discountCents, totalCents } = billSums([order], completion);
      if (charges.length > 0 && totalCents > largestOrderCents)
        throw orderTooLarge({ itemsCents: totalCents - serviceFeeCents });
      const paid = payments.length > 0;
      if (!deliver && !paid) throw new CodedError('payments_short', { missingCents: totalCents, totalCents });
      const { billId } = locked;
      if (paid) await recordPayments(tx, { billId, orderId: id, dueCents: totalCents, payments, actorId, now });
      const adjustments = [JSON.stringify(charges), discount?.type ?? null, discount?.value ?? null];
      const values = [serviceFeeCents, ...adjustments, totalCents, hash, now.toISOString(), paid, deliver];
      await tx.rows(complete, [tx.restaurantId, id, ...values, chargesCents, discountCents]);
      if (deliver) await moveStored(tx, [id], { from: [...activeStatuses], to: 'entregue', now });
      const to = deliver ? 'entregue' : locked.status;
      await recordEvent(tx, { id, actorId, now }, locked.status, to, deliver ? 'complete' : 'pay');
      const kind = paid ? 'order_paid' : 'completed';
      await sealDone(tx, [billId], { kind, actorId, about: `#${order.number}`, cents: totalCents, now });
      await amountChanged(tx, billId, { actorId, now });
      await tx.changed('orders', id, locked.tableId);
    }
    const after = await readOrder(tx, id);
    if (!after) throw new CodedError('order_not_found');
    return after;
  }, id);
}
