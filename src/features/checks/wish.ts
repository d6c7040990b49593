import type { TransactionScope } from '#database/scope.ts';
import { billTooLarge, largestBillCents } from '#lib/ceilings.ts';
import { CodedError } from '#lib/errors.ts';
import type { Wishes } from '../bills/bill.ts';
import type { StoredBill } from '../bills/store.ts';
import { writeWishes } from '../bills/wishes.ts';
import { amountChanged } from '../chain/amount-changed.ts';
import { type Done, sealDone } from '../chain/seal.ts';
import { type CouvertOffer, couvertsAtMost } from './couvert.ts';
import { areWishesOpen } from './parts/left.ts';
import { partsOf } from './parts/store.ts';
import { phonesOf } from './phones.ts';
import { isOf } from './split.ts';
import { claimsOf, giveUpClaims } from './store.ts';

interface By {
  /** A guest, or somebody who keeps the till. */
  actorId: string;
  staff: boolean;
  now: Date;
}

/**
 * Guests ask for what is theirs to choose, until some of it is paid: from then on it is the till's to change. What somebody is only about to pay
 * follows it.
 */
async function wish(
  tx: TransactionScope,
  bill: StoredBill,
  wishes: Wishes,
  { staff, ...said }: Pick<Done, 'kind' | 'about'> & By,
  of?: Pick<CouvertOffer, 'day' | 'artist'>,
): Promise<void> {
  if (!staff && !areWishesOpen(bill, await partsOf(tx, bill.id))) throw new CodedError('bill_part_paid');
  await writeWishes(tx, bill.id, wishes, of);
  await sealDone(tx, [bill.id], said);
  await amountChanged(tx, bill.id, { actorId: staff ? said.actorId : null, now: said.now });
  await tx.changed('orders', null, bill.tableId);
  await tx.changed('tables', bill.tableId, bill.tableId);
}

export async function wishFee(tx: TransactionScope, bill: StoredBill, charge: boolean, by: By): Promise<void> {
  if (bill.wishes.feeDeclined !== charge) return;
  const kind = charge ? 'fee_wanted' : 'fee_declined';
  await wish(tx, bill, { ...bill.wishes, feeDeclined: !charge }, { kind, ...by });
}

export async function wishCouvert(
  tx: TransactionScope,
  bill: StoredBill,
  people: number,
  offer: CouvertOffer,
  by: By,
): Promise<void> {
  const { couvert } = bill.wishes;
  if (people === (couvert?.people ?? 0)) return;
  // At the price that they were shown, also when the house has another by now.
  const cents = couvert?.cents ?? offer.cents;
  if (people > 0 && cents === 0) throw new CodedError('couvert_unavailable');
  const most = couvertsAtMost(bill, (await phonesOf(tx, bill.id)).size);
  if (people > most) throw new CodedError('couvert_too_many', { people: most });
  const more = people * cents - (couvert ? couvert.people * couvert.cents : 0);
  if (more > 0 && bill.totalCents + bill.paidBeforeCents + more > largestBillCents) throw billTooLarge();
  const wishes = { ...bill.wishes, couvert: people > 0 ? { people, cents } : null };
  await wish(tx, bill, wishes, { kind: 'couvert', about: String(people), ...by }, couvert ? undefined : offer);
  const claims = await claimsOf(tx, bill.id);
  await giveUpClaims(
    tx,
    claims.filter((claim) => claim.partId === null && isOf({ orderId: bill.id, line: 0 }, claim)),
  );
}
