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
  part: Pick<StoredPart, 'id' | 'key' | 'split' | 'people' | 'askedCents' | 'wholeCents' | 'status'>,
  claims: readonly StoredClaim[],
): OwnReceipt | null {
  const payments = unreversed(bill.payments);
  const payment = part.status === 'paid' ? payments.find(({ key }) => key === part.id) : undefined;
  if (!payment || payment.keptCents <= 0) return null;
  const { method, at, keptCents: cents, receivedCents } = payment;
  const { id, split } = part;
  const last = bill.restCents <= 0 && payment === payments.at(-1);
  const { serviceFeeBasisPoints } = bill;
  const paid = { id, split, people: equalOf(part), last, method, at, cents, receivedCents, serviceFeeBasisPoints };
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

type Asked = Pick<StoredPart, 'split' | 'people' | 'askedCents' | 'wholeCents'>;

/** Of how many equal parts of the whole bill it was one: who divides what others have left divides another sum than they did. */
export function equalOf({ split, people, askedCents, wholeCents }: Asked): number | null {
  if (split !== 'people' || wholeCents === null || askedCents <= 0) return null;
  const isOne = (parts: number) => parts > 1 && Math.abs(askedCents - wholeCents / parts) < 1;
  return [people ?? 1, Math.round(wholeCents / askedCents)].find(isOne) ?? null;
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
