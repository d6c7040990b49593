import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney, formatPercentage } from '#lib/money.ts';
import { Sum } from '#ui/sums.tsx';
import type { Charge, Discount } from '../../../contract.ts';

interface AdjustmentsProps {
  charges: readonly Charge[];
  discountCents: number;
  discount?: Discount | null;
}

/** What it is a percentage of is said with it. */
export function discountText(discount: Discount | null): string {
  if (discount?.type !== 'percentage') return m['diner.receiptDiscount']();
  return m['diner.receiptDiscountOf']({ percentage: formatPercentage(discount.value, getLocale()) });
}

/** What the cashier put on top, each by its name, and what was taken off: lines among other sums. */
export function Adjustments({ charges, discountCents, discount = null }: AdjustmentsProps) {
  const money = (cents: number) => formatMoney(cents, getLocale());
  return (
    <>
      {charges.map(({ description, cents }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was charged does not change its place
        <Sum key={index} label={<span className="wrap-anywhere">{description || m['diner.receiptCharges']()}</span>}>
          {money(cents)}
        </Sum>
      ))}
      {discountCents > 0 && (
        <Sum label={discountText(discount)}>{m['diner.minus']({ amount: money(discountCents) })}</Sum>
      )}
    </>
  );
}
