import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { sealDone } from '../../chain/seal.ts';
import { lockOpenBill } from '../close-bill.ts';
import { readBill, readKnownBill, type StoredBill } from '../store.ts';
import type { PaymentMethod } from '../values.ts';

export interface Correction {
  id: string;
  paymentId: string;
  key: string;
  from: PaymentMethod;
  to: PaymentMethod;
  actorId: string;
  now: Date;
}

const withKey = statement(
  'payments.correctionWithKey',
  'select from payment_corrections where restaurant_id = $1 and key = $2 and payment_id = $3',
);
const record = statement(
  'payments.correct',
  `insert into payment_corrections (restaurant_id, payment_id, from_method, to_method, corrected_by, key, at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

/**
 * Puts the method of a payment right. The payment stays as it was recorded; beside it stands what it is taken for since, by whom,
 * and what it was taken for before.
 */
export async function correctPayment(
  scope: Scope,
  { id, paymentId, key, from, to, actorId, now }: Correction,
  isToday: (closedAt: string) => Promise<boolean>,
): Promise<StoredBill> {
  return scope.transaction(async (tx) => {
    // Corrections of one bill come one after the other.
    const { tableId } = await lockOpenBill(tx, id);
    const bill = await readKnownBill(tx, id);
    const done = await tx.rows(withKey, [tx.restaurantId, key, paymentId]);
    if (done.length > 0) return bill;
    if (bill.closedAt !== null && !(await isToday(bill.closedAt))) throw new CodedError('bill_payment_day_over');
    const payment = [...bill.payments, ...bill.orderPayments].find((each) => each.id === paymentId);
    if (!payment) throw new CodedError('bill_payment_not_found');
    if (payment.reversal || payment.reverses) throw new CodedError('bill_payment_reversed');
    if (payment.method !== from || from === to) throw new CodedError('bill_payment_stale', { method: payment.method });
    await tx.rows(record, [tx.restaurantId, paymentId, from, to, actorId, key, now.toISOString()]);
    await sealDone(tx, [id], { kind: 'method_corrected', actorId, about: to, cents: payment.keptCents, now });
    await tx.changed('orders', null, tableId);
    return (await readBill(tx, id)) ?? bill;
  }, id);
}
