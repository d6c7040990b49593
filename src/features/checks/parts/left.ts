import type { StoredBill } from '../../bills/store.ts';
import type { StoredPart } from './store.ts';

export const isOpen = ({ status }: Pick<StoredPart, 'status'>) => status === 'asked' || status === 'told';

/** Paid, or said to be: nothing of the bill is changed under whoever did. */
export const isFirm = ({ status }: Pick<StoredPart, 'status'>) => status === 'told' || status === 'paid';

/** What a bill comes to, whoever has paid what of it. */
export const wholeOf = ({ totalCents, paidBeforeCents }: Pick<StoredBill, 'totalCents' | 'paidBeforeCents'>) =>
  totalCents + paidBeforeCents;

/** What is to be paid and nobody is about to pay. */
export function leftFor(restCents: number, parts: readonly Pick<StoredPart, 'status' | 'cents'>[]): number {
  return Math.max(0, restCents - parts.filter(isOpen).reduce((sum, { cents }) => sum + cents, 0));
}
