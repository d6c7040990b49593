import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { amountChanged } from '../../chain/amount-changed.ts';
import { sealDone } from '../../chain/seal.ts';
import { lockOpenBill } from '../close-bill.ts';
import { readKnownBill, type StoredBill } from '../store.ts';

export interface Reversal {
  id: string;
  paymentId: string;
  key: string;
  reason: string;
  actorId: string;
  now: Date;
}

type Returned = (tx: TransactionScope, key: string, now: Date) => Promise<void>;

let returned: Returned | null = null;

/** What a guest's phone paid stands in a feature above: it says here what becomes of it once its payment is reversed. */
export function followReversals(how: Returned): void {
  returned = how;
}

const withKey = statement(
  'payments.reversalWithKey',
  'select from bill_payments where restaurant_id = $1 and key = $2 and reverses = $3',
);
const insert = statement(
  'payments.reverse',
  `insert into bill_payments (restaurant_id, bill_id, method, amount_cents, received_cents, received_by, at, key, reverses, reversal_reason)
   values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9)`,
);
const closesNoMore = statement(
  'payments.closesNoMore',
  'update bills set closes_when_served = false, revision = revision + 1 where restaurant_id = $1 and id = $2 and closes_when_served',
);

/**
 * Takes a payment of an open bill back, by whichever method it is known to be: the bill wants that much again, and the open till expects it
 * no more. The payment stays as it was recorded; what stands against it says who reversed it and why.
 */
export async function reversePayment(
  scope: Scope,
  { id, paymentId, key, reason, actorId, now }: Reversal,
): Promise<StoredBill> {
  return scope.transaction(async (tx) => {
    const { tableId, closed } = await lockOpenBill(tx, id);
    if ((await tx.rows(withKey, [tx.restaurantId, key, paymentId])).length > 0) return readKnownBill(tx, id);
    if (closed) throw new CodedError('bill_closed');
    const bill = await readKnownBill(tx, id);
    const payment = [...bill.payments, ...bill.orderPayments].find((each) => each.id === paymentId);
    if (!payment) throw new CodedError('bill_payment_not_found');
    if (payment.reversal) throw new CodedError('bill_payment_reversed');
    if (!payment.reversible) throw new CodedError('bill_payment_not_reversible');
    const { method, keptCents: cents } = payment;
    const row = [id, method, -cents, actorId, now.toISOString(), key, paymentId, reason];
    await tx.rows(insert, [tx.restaurantId, ...row]);
    await tx.rows(closesNoMore, [tx.restaurantId, id]);
    if (payment.key !== null) await returned?.(tx, payment.key, now);
    await sealDone(tx, [id], { kind: 'payment_reversed', actorId, about: method, cents, why: reason, now });
    await amountChanged(tx, id, { actorId, now });
    for (const topic of ['orders', 'checks'] as const) await tx.changed(topic, null, tableId);
    return readKnownBill(tx, id);
  }, id);
}
