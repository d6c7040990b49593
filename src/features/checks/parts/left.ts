import type { StoredBill } from '../../bills/store.ts';
import type { StoredPart } from './store.ts';

export const isOpen = ({ status }: Pick<StoredPart, 'status'>) => status === 'asked' || status === 'told';

/** Whether guests still choose fee and couvert: not under somebody who has paid, or says so. What was reversed is not paid. */
export function areWishesOpen(
  { paidCents }: Pick<StoredBill, 'paidCents'>,
  parts: readonly Pick<StoredPart, 'status'>[],
): boolean {
  return paidCents <= 0 && parts.every(({ status }) => status !== 'told');
}

/** What a bill comes to, whoever has paid what of it. */
export const wholeOf = ({ totalCents, paidBeforeCents }: Pick<StoredBill, 'totalCents' | 'paidBeforeCents'>) =>
  totalCents + paidBeforeCents;

/** What is to be paid and nobody is about to pay. */
export function leftFor(restCents: number, parts: readonly Pick<StoredPart, 'status' | 'cents'>[]): number {
  return Math.max(0, restCents - parts.filter(isOpen).reduce((sum, { cents }) => sum + cents, 0));
}
