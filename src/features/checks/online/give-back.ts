import type { TransactionScope } from '#database/scope.ts';
import { holdTill } from '../../bills/payments/credits.ts';
import { takeBack } from '../../bills/payments/take-back.ts';
import { sealDone } from '../../chain/seal.ts';
import { lowerCredit, settleCreditOf } from '../parts/credits.ts';
import { lockWithBill } from '../parts/lock.ts';
import { withdrawPart } from '../parts/store.ts';
import { receiptReturned, type StoredReceipt } from './receipts.ts';

/**
 * A provider gave something back to whoever paid. First that settles what the house owed them; then an open bill wants it again; and what
 * a closed bill was paid with is missing, which the till is told until somebody has seen it.
 */
export async function giveBack(tx: TransactionScope, receipt: StoredReceipt, cents: number, now: Date): Promise<void> {
  const { part, tableId, closed } = await lockWithBill(tx, receipt.partId);
  const creditCents = Math.min(cents, part.creditSettledAt === null ? part.creditCents : 0);
  const fromBillCents = closed ? 0 : Math.min(cents - creditCents, receipt.keptCents);
  if (creditCents > 0) {
    const { method } = receipt;
    await (await holdTill(tx))?.move({ way: 'refund', method, cents: creditCents, tableId, actorId: null, now });
    // All of it, and none of it pays what may be wanted again: its phone is told that it was given back, and by whom.
    if (creditCents === part.creditCents && (closed || receipt.keptCents === 0))
      await settleCreditOf(tx, part.id, { how: 'provider', actorId: null, now });
    else await lowerCredit(tx, part.id, creditCents);
  }
  if (fromBillCents > 0) {
    await takeBack(tx, { billId: part.billId, method: receipt.method, cents: fromBillCents, now });
    // Nothing of it is left: its pieces are to be paid for again.
    if (fromBillCents === receipt.keptCents && creditCents === part.creditCents) await withdrawPart(tx, part.id, now);
  }
  const said = { kind: 'part_returned', actorId: part.guest, about: part.method, cents, now } as const;
  await sealDone(tx, [part.billId], said);
  const missingCents = cents - creditCents - fromBillCents;
  await receiptReturned(tx, receipt.id, { cents, fromBillCents, missingCents });
  for (const topic of ['orders', 'checks'] as const) await tx.changed(topic, null, tableId);
}
