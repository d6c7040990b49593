import type { SystemTransaction } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { type PaymentRow, paymentColumns } from './payment-store.ts';
import { carryOut } from './settle.ts';
import { lockBilling, type Rows } from './store.ts';

const owe = statement(
  'payments.oweRefund',
  `update payments set refund_due_at = $3
   where restaurant_id = $1 and id = $2 and status = 'paid' and refund_due_at is null returning id`,
);

/** The money of this payment is people's to send back, from now on. False when it is owed already, or has gone back. */
export async function oweRefund(door: Rows, { restaurantId, id }: PaymentRow, now: Date): Promise<boolean> {
  return (await door.rows(owe, [restaurantId, id, now.toISOString()])).length > 0;
}

const restaurantOf = statement(
  'payments.refundAsked',
  'select restaurant_id as "restaurantId" from payments where id = $1 and refund_due_at is not null',
);
const lock = statement(
  'payments.lockRefund',
  `select ${paymentColumns} from payments where restaurant_id = $1 and id = $2 for update`,
);

/** Somebody says that the money which was owed has been sent. Null when this payment has never been owed. */
export async function refundedByHand(
  tx: SystemTransaction,
  id: string,
  now: Date,
): Promise<{ before: PaymentRow; after: PaymentRow } | null> {
  const [asked] = await tx.rows<{ restaurantId: string }>(restaurantOf, [id]);
  if (!asked) return null;
  const { restaurantId } = asked;
  // In the order in which a webhook takes them, which may say the same at the same moment.
  await lockBilling(tx, restaurantId);
  const [before] = await tx.rows<PaymentRow>(lock, [restaurantId, id]);
  if (!before) throw new Error(`No payment ${id}`);
  const after = await carryOut(tx, before, { status: 'refunded', transactionId: null, at: now }, now);
  return { before, after };
}
