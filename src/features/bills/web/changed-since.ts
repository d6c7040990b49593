import { type Adjustments, billSums, dueParts } from '../bill.ts';
import type { Bill } from '../contract.ts';
import type { BillPayment } from '../payments/contract.ts';

type Known = Pick<Bill, 'orders' | 'payments' | 'orderPayments' | 'wishes'>;

export interface ChangedSince {
  /** What came meanwhile, or went back. */
  payments: BillPayment[];
  /** Null where it comes to what it came to. */
  totalCents: number | null;
  /** Whether its guests want the fee, where they have changed their minds. */
  feeDeclined: boolean | null;
  /** For how many the couvert is asked for by now; null where that is as it was. */
  couverts: number | null;
}

/** What became of a bill since somebody looked at it, by what they have decided about it. */
export function changedSince(seen: Known, now: Known, decided: Adjustments): ChangedSince {
  const known = new Set([...seen.payments, ...seen.orderPayments].map(({ id }) => id));
  const [before, after] = [seen, now].map(({ orders }) => billSums(dueParts(orders), decided).totalCents);
  const wishesOther = JSON.stringify(seen.wishes) !== JSON.stringify(now.wishes);
  return {
    payments: [...now.payments, ...now.orderPayments].filter(({ id }) => !known.has(id)),
    totalCents: after !== undefined && (after !== before || wishesOther) ? after : null,
    couverts: couvertsOf(seen) === couvertsOf(now) ? null : couvertsOf(now),
    feeDeclined: seen.wishes.feeDeclined === now.wishes.feeDeclined ? null : now.wishes.feeDeclined,
  };
}

const couvertsOf = ({ wishes }: Known) => wishes.couvert?.people ?? 0;
