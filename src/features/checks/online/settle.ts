import { randomUUID } from 'node:crypto';
import type { Scope, TransactionScope } from '#database/scope.ts';
import { holdTill } from '../../bills/payments/credits.ts';
import { sealDone } from '../../chain/seal.ts';
import { insertCreditPart } from '../parts/credits.ts';
import { lockWithBill } from '../parts/lock.ts';
import { takeMoney } from '../parts/receive.ts';
import { chargeRefused, lockCharge, readCharge, type StoredCharge } from './charges.ts';
import { giveBack } from './give-back.ts';
import type { Taking } from './provider.ts';
import { insertReceipt, receiptsOf } from './receipts.ts';

/** What became known by it. */
export type Outcome = 'unknown' | 'unchanged' | 'paid' | 'refunded';

/**
 * What a provider says of a payment, applied once however often it is said, in whichever order. What comes for a part pays its bill; what that
 * wants no more, and what comes a second time, is owed to the guest; what was given back is taken out again.
 */
export async function settleTaking(scope: Scope, chargeId: string, taking: Taking, now: Date): Promise<Outcome> {
  const known = await readCharge(scope, chargeId);
  // Somebody else's payment, under whatever name, is none of this charge.
  if (!known || taking.chargeId !== chargeId || taking.seller !== known.externalId) return 'unknown';
  if (taking.paidCents === 0) {
    if (taking.refused) await tellRefused(scope, known, now);
    return 'unchanged';
  }
  return scope.transaction(async (tx) => {
    const { part, ...bill } = await lockWithBill(tx, known.partId);
    const charge = await lockCharge(tx, chargeId);
    if (!charge) return 'unknown';
    const receipts = await receiptsOf(tx, chargeId);
    const earlier = receipts.find(({ ref }) => ref === taking.ref);
    if (!earlier && taking.refundedCents >= taking.paidCents) {
      await keepReturned(tx, charge, taking, now);
      return 'refunded';
    }
    let receipt = earlier;
    if (!receipt) {
      receipt = { id: randomUUID(), ...taking, partId: part.id, refundedCents: 0, keptCents: 0 };
      if (part.status === 'paid') {
        const { method, paidCents: cents } = taking;
        const late = { way: 'late', method, cents, tableId: bill.tableId, actorId: null, now } as const;
        await (await holdTill(tx))?.move(late);
        receipt.partId = await insertCreditPart(tx, part, cents, now);
        const said = {
          kind: 'part_paid',
          actorId: part.guest,
          about: part.method,
          cents: taking.paidCents,
          now,
        } as const;
        await sealDone(tx, [part.billId], said);
        await tx.changed('checks', null, bill.tableId);
      } else {
        const came = { cents: taking.paidCents, method: taking.method, actorId: null, now };
        receipt.keptCents = await takeMoney(tx, part, bill, came);
      }
      await insertReceipt(tx, chargeId, receipt, now);
    }
    const backCents = taking.refundedCents - receipt.refundedCents;
    if (backCents > 0) await giveBack(tx, receipt, backCents, now);
    if (backCents > 0) return 'refunded';
    return earlier ? 'unchanged' : 'paid';
  }, known.partId);
}

/** The phone that waits is told: nothing comes of it unless it is tried again. */
async function tellRefused(scope: Scope, { id, partId }: StoredCharge, now: Date): Promise<void> {
  await scope.transaction(async (tx) => {
    const { tableId } = await lockWithBill(tx, partId);
    if (await chargeRefused(tx, id, now)) await tx.changed('checks', null, tableId);
  });
}

/** Taken and given back before we heard of it: known, and nothing else. */
async function keepReturned(tx: TransactionScope, { id, partId }: StoredCharge, taking: Taking, now: Date) {
  await insertReceipt(
    tx,
    id,
    { id: randomUUID(), ...taking, partId, refundedCents: taking.paidCents, keptCents: 0 },
    now,
  );
}
