import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Sum, Sums } from '#ui/sums.tsx';
import type { Charge, Discount } from '../../../orders/contract.ts';
import { discountLabel, feeLabel } from '../../../orders/fee-label.ts';
import type { Figures } from '../../../orders/figures.ts';
import { couvertCharge } from '../../bill.ts';
import { couvertLabel } from '../../couvert-label.ts';
import { restLabel } from './left-to-pay.tsx';

interface SummaryProps {
  sums: Figures;
  feeBasisPoints: number | null;
  /** Of the charges those that are told by name. */
  named?: readonly Charge[];
  /** How many the couvert among them is for, where that is known. */
  couverts?: number | undefined;
  discount: Discount | null;
  paidBeforeCents?: number;
  /** What of it is paid already, in parts. */
  paidCents?: number;
  /** Whether it is closed: nothing of it is left to pay. */
  settled?: boolean;
  /** What follows from the sums, as the split by people. */
  children?: ReactNode;
}

/** What the bill is made of, and the figure that everybody looks for. */
export function Summary({
  sums,
  feeBasisPoints,
  named = [],
  couverts,
  discount,
  paidBeforeCents = 0,
  paidCents = 0,
  settled = false,
  children,
}: SummaryProps) {
  const restCents = sums.totalCents - paidCents;
  // Once anything is paid, what is looked for is no longer what it all comes to.
  const owing = !settled && restCents !== 0 && (paidCents > 0 || paidBeforeCents > 0);
  const [label, figure] = owing ? [restLabel(restCents), Math.abs(restCents)] : [m['bills.total'](), sums.totalCents];
  const otherCents = named.reduce((left, { cents }) => left - cents, sums.chargesCents);
  const money = (cents: number) => formatMoney(cents, getLocale());
  return (
    <section aria-labelledby="bill-summary" className="grid gap-3">
      <h3 id="bill-summary" className="text-base">
        {m['bills.summary']()}
      </h3>
      <Sums>
        <Sum label={m['bills.items']()}>{money(sums.itemsCents)}</Sum>
        <Sum label={feeLabel(feeBasisPoints, getLocale())}>{money(sums.serviceFeeCents)}</Sum>
        {named.map(({ description, cents }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may be called the same
          <Sum key={index} label={chargeLabel(description, couverts)}>
            {money(cents)}
          </Sum>
        ))}
        {otherCents > 0 && <Sum label={m['bills.charges']()}>{money(otherCents)}</Sum>}
        {sums.discountCents > 0 && (
          <Sum label={discountLabel(discount, getLocale())}>
            <span className="text-green">{m['bills.minus']({ amount: money(sums.discountCents) })}</span>
          </Sum>
        )}
      </Sums>
      {paidCents > 0 && owing && (
        <Sums className="border-hairline border-t pt-3">
          <Sum label={m['bills.total']()} strength="total">
            {money(sums.totalCents)}
          </Sum>
          <Sum label={m['bills.alreadyPaid']()}>{m['bills.minus']({ amount: money(paidCents) })}</Sum>
        </Sums>
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-hairline border-t pt-3">
        <span className="font-semibold text-lg">{label}</span>
        <output aria-live="polite" className="money font-bold text-4xl tracking-title">
          {money(figure)}
        </output>
      </p>
      {paidCents > 0 && !owing && (
        <Sums>
          <Sum label={m['bills.alreadyPaid']()}>{money(paidCents)}</Sum>
        </Sums>
      )}
      {paidBeforeCents > 0 && (
        <Sums className="border-hairline border-t pt-3">
          <Sum label={m['bills.paidBefore']()}>{money(paidBeforeCents)}</Sum>
          <Sum label={m['bills.tableTotal']()} strength="total">
            {money(sums.totalCents + paidBeforeCents)}
          </Sum>
        </Sums>
      )}
      {children}
    </section>
  );
}

function chargeLabel(description: string, couverts: number | undefined): ReactNode {
  if (description === couvertCharge && couverts) return couvertLabel(couverts);
  return <span className="wrap-anywhere">{description.trim() || m['bills.charges']()}</span>;
}
