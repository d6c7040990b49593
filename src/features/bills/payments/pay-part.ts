import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { amountChanged } from '../../chain/amount-changed.ts';
import { sealDone } from '../../chain/seal.ts';
import { lockOpenBill } from '../close-bill.ts';
import { type Decided, decide } from '../decide.ts';
import { readKnownBill, type StoredBill } from '../store.ts';
import type { PaymentMethod } from '../values.ts';
import { recordPayments } from './record.ts';

export interface Part {
  id: string;
  key: string;
  method: PaymentMethod;
  /** What of the bill is paid by it, and what was handed over. */
  partCents: number;
  cents: number;
  /** Without it, by what stands. */
  decided?: Decided | undefined;
  /** Null: no person has taken it, a provider said that it came. */
  actorId: string | null;
  now: Date;
}

// A part that is sent again once its bill was merged is on the bill that this one came to.
const withKey = statement(
  'bills.paymentWithKey',
  `with recursive bill as (
     select id, merged_into from bills where restaurant_id = $1 and id = $3
     union select b.id, b.merged_into from bill join bills b on b.restaurant_id = $1 and b.id = bill.merged_into
   )
   select bill_id in (select id from bill) and method = $4 and amount_cents = $5 and received_cents = $6 as same
   from bill_payments where restaurant_id = $1 and key = $2`,
);

/** Takes a part of what an open bill comes to. Closing it asks for the rest. */
export async function payPart(scope: Scope, part: Part): Promise<StoredBill> {
  const { id, key, method, partCents, cents } = part;
  return scope.transaction(async (tx) => {
    // Two who send the same key wait for one another here.
    const locked = await lockOpenBill(tx, id);
    const [sent] = await tx.rows<{ same: boolean }>(withKey, [tx.restaurantId, key, id, method, partCents, cents]);
    if (sent && !sent.same) throw new CodedError('key_reused');
    if (!sent) {
      if (locked.closed) throw new CodedError('bill_closed');
      const { decided, actorId, now } = part;
      const bill = await readKnownBill(tx, id);
      const restCents = decided ? await decide(tx, bill, decided, { actorId, now }) : bill.restCents;
      await takePart(tx, { restCents }, part);
      await sealDone(tx, [id], { kind: 'paid', actorId, about: method, cents: partCents, now });
      await amountChanged(tx, id, { actorId, now });
      await tx.changed('orders', null, locked.tableId);
    }
    return readKnownBill(tx, id);
  }, id);
}

/** Of an open bill, whose row is locked. */
export async function takePart(tx: TransactionScope, { restCents }: Pick<StoredBill, 'restCents'>, part: Part) {
  const { id, key, method, partCents: dueCents, cents, actorId, now } = part;
  const excessCents = dueCents - Math.max(0, restCents);
  if (excessCents > 0) throw new CodedError('payments_excess', { excessCents, totalCents: Math.max(0, restCents) });
  await recordPayments(tx, { billId: id, orderId: null, dueCents, payments: [{ method, cents }], key, actorId, now });
}
