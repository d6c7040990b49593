import type { Scope, TransactionScope } from '#database/scope.ts';
import { CodedError } from '#lib/errors.ts';
import { amountChanged } from '../chain/amount-changed.ts';
import { sealDone } from '../chain/seal.ts';
import { isActive } from '../orders/order.ts';
import { type Closing, lockOpenBill, lockOrders, settle, tellTables, waitUntilServed } from './close-bill.ts';
import { decide } from './decide.ts';
import { hashOf, keptFor, recordKept } from './payments/record.ts';
import { readKnownBill, type StoredBill } from './store.ts';

/**
 * Takes all that is left to pay of a bill whose food is still being made or carried: the kitchen goes on, and the bill closes by itself
 * once everything is served. With everything served by now it closes at once. The same request again is answered alike.
 */
export async function payUntilServed(scope: Scope, closing: Closing): Promise<StoredBill> {
  const hash = hashOf(closing.key, [closing.version, closing.handBack, 'until_served'], closing);
  return scope.transaction(async (tx) => {
    const locked = await lockOpenBill(tx, closing.id);
    if (!locked.closeHash?.equals(hash)) {
      if (locked.closed) throw new CodedError('bill_closed');
      await tx.rows(lockOrders, [tx.restaurantId, closing.id]);
      const bill = await readKnownBill(tx, closing.id);
      if (bill.orders.some(({ status }) => isActive(status))) await payAll(tx, bill, closing, hash);
      else await settle(tx, closing, locked.tableId, hash);
    }
    return readKnownBill(tx, closing.id);
  }, closing.id);
}

async function payAll(tx: TransactionScope, bill: StoredBill, closing: Closing, hash: Buffer): Promise<void> {
  const { id, version, payments, handBack, actorId, now } = closing;
  if (bill.version !== version) throw new CodedError('bill_stale', { totalCents: bill.totalCents });
  const by = { actorId, now };
  const dueCents = await decide(tx, bill, closing, by);
  const kept = await keptFor(tx, { billId: id, dueCents, handBack, payments });
  await waitUntilServed(tx, id, hash);
  // Each payment has an entry of its own in the bill's history, as parts have.
  for (const payment of kept) {
    await recordKept(tx, { billId: id, orderId: null, ...by }, [payment]);
    await sealDone(tx, [id], { kind: 'paid', about: payment.method, cents: payment.keptCents, ...by });
  }
  if (kept.length === 0) await sealDone(tx, [id], { kind: 'decided', cents: bill.paidCents + dueCents, ...by });
  await amountChanged(tx, id, by);
  await tellTables(tx, [bill.tableId]);
}
