import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney, formatPercentage } from '#lib/money.ts';
import { Sum, Sums } from '#ui/sums.tsx';
import type { BillSums } from '../../bill.ts';
import type { Discount } from '../../contract.ts';
import { feeLabel } from './fee-switch.tsx';

interface SettlementSumsProps {
  sums: BillSums;
  feeBasisPoints: number | null;
  discount: Discount | null;
  paidBeforeCents?: number;
}

/** What the bill is made of, and the figure that everybody looks for. */
export function SettlementSums({ sums, feeBasisPoints, discount, paidBeforeCents = 0 }: SettlementSumsProps) {
  const money = (cents: number) => formatMoney(cents, getLocale());
  const percentage = discount?.type === 'percentage' ? formatPercentage(discount.value, getLocale()) : null;
  const off = percentage === null ? m['bills.discount']() : m['bills.discountOf']({ percentage });
  return (
    <div className="grid gap-3">
      <Sums>
        <Sum label={m['bills.items']()}>{money(sums.itemsCents)}</Sum>
        <Sum label={feeLabel(feeBasisPoints)}>{money(sums.serviceFeeCents)}</Sum>
        {sums.chargesCents > 0 && <Sum label={m['bills.charges']()}>{money(sums.chargesCents)}</Sum>}
        {sums.discountCents > 0 && (
          <Sum label={off}>
            <span className="text-green">{m['bills.minus']({ amount: money(sums.discountCents) })}</span>
          </Sum>
        )}
        {paidBeforeCents > 0 && <Sum label={m['bills.paidBefore']()}>{money(paidBeforeCents)}</Sum>}
      </Sums>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-hairline border-t pt-3">
        <span className="font-semibold text-lg">{m['bills.total']()}</span>
        <output aria-live="polite" className="money font-bold text-4xl tracking-title">
          {money(sums.totalCents)}
        </output>
      </p>
    </div>
  );
}
