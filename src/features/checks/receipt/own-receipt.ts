import { unreversed } from '../../bills/payments/unreversed.ts';
import type { StoredBill } from '../../bills/store.ts';
import { keptChoices } from '../../orders/lines/choice-names.ts';
import type { StoredPart } from '../parts/store.ts';
import { type Claim, centsOf, type Due, duesOf, isOf, shareOf } from '../split.ts';
import type { StoredClaim } from '../store.ts';
import type { OwnReceipt } from './contract.ts';

/** What a part paid and what for; null where nothing of it pays the bill. */
export function receiptOf(
  bill: StoredBill,
  part: Pick<StoredPart, 'id' | 'key' | 'split' | 'people' | 'status'>,
  claims: readonly StoredClaim[],
): OwnReceipt | null {
  const payment = part.status === 'paid' ? unreversed(bill.payments).find(({ key }) => key === part.id) : undefined;
  if (!payment || payment.keptCents <= 0) return null;
  const { method, at, keptCents: cents } = payment;
  const { id, split, people } = part;
  const { serviceFeeBasisPoints } = bill;
  const paid = { id, split, people, method, at, cents, serviceFeeBasisPoints };
  const own = claims.filter(({ partId }) => partId === id);
  if (own.length > 0) {
    const dues = duesOf(bill);
    const share = shareOf(dues, own);
    return { ...paid, lines: linesOf(bill, dues, own), ...share, restCents: cents - centsOf(share) };
  }
  // Of no certain lines: as much of it is fee as of the whole bill.
  const feeCents = bill.totalCents > 0 ? Math.round((cents * bill.serviceFeeCents) / bill.totalCents) : 0;
  return { ...paid, lines: [], itemsCents: 0, couvertCents: 0, feeCents, extraCents: 0, restCents: cents - feeCents };
}

function linesOf({ orders }: StoredBill, dues: readonly Due[], own: readonly Claim[]): OwnReceipt['lines'] {
  return dues.flatMap((due) => {
    const taken = own.filter((claim) => isOf(due, claim));
    if (taken.length === 0) return [];
    const { orderId, line, quantity } = due;
    const ordered = orders.find(({ id }) => id === orderId)?.lines.find((each) => each.line === line);
    const pieces = taken.reduce((sum, { pieces: [from, to] }) => sum + to - from, 0);
    const share = shareOf([due], taken);
    return {
      orderId,
      line,
      quantity,
      pieces,
      name: ordered?.name ?? '',
      productId: ordered?.productId ?? null,
      choices: ordered ? keptChoices(ordered) : [],
      cents: share.itemsCents + share.couvertCents,
    };
  });
}
