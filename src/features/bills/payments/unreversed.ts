import type { BillPayment } from './contract.ts';

/** What still stands of payments: without those that were reversed, and without what reverses them. */
export function unreversed<Payment extends Pick<BillPayment, 'reversal' | 'reverses'>>(payments: readonly Payment[]) {
  return payments.filter(({ reversal, reverses }) => reversal === null && reverses === null);
}
