import { isDeepStrictEqual } from 'node:util';
import type { TransactionScope } from '#database/scope.ts';
import { billTooLarge, largestBillCents } from '#lib/ceilings.ts';
import { CodedError } from '#lib/errors.ts';
import { sealDone } from '../chain/seal.ts';
import { type Adjustments, openSums, wishesAs } from './bill.ts';
import type { StoredBill } from './store.ts';
import { writeDecided } from './wishes.ts';

export interface Decided extends Adjustments {
  /** The bill as it was on the screen. */
  version: string;
}

/**
 * What the till decides of an open bill stands from then on, for phones and for whoever takes the rest. Answers with what is left to pay by that.
 * Its row is locked. Who decides as it stands already decides nothing, also of a bill that has changed meanwhile.
 */
export async function decide(
  tx: TransactionScope,
  bill: StoredBill,
  { version, ...decided }: Decided,
  by: { actorId: string | null; now: Date },
): Promise<number> {
  const wishes = wishesAs(decided, bill.wishes);
  if (isDeepStrictEqual(wishes, bill.wishes)) return bill.restCents;
  const { totalCents } = openSums(bill.orders, wishes);
  if (version !== bill.version) throw new CodedError('bill_stale', { totalCents: bill.totalCents });
  if (decided.charges.length > 0 && totalCents + bill.paidBeforeCents > largestBillCents) throw billTooLarge();
  await writeDecided(tx, bill.id, wishes);
  await sealDone(tx, [bill.id], { kind: 'decided', cents: totalCents, ...by });
  return totalCents - bill.paidCents;
}
