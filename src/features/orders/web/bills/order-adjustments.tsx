import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Sum, Sums } from '#ui/sums.tsx';
import { billSums } from '../../bill.ts';
import type { Order } from '../../contract.ts';

/** Why a completed order comes to another total than its items and fee. */
export function OrderAdjustments({ order }: { order: Order }) {
  const { customCharges: charges, discount, serviceFeeCents } = order;
  const { discountCents } = billSums([order], { chargeServiceFee: serviceFeeCents > 0, charges, discount });
  const money = (cents: number) => formatMoney(cents, getLocale());
  if (charges.length === 0 && discountCents === 0) return null;
  return (
    <Sums className="gap-1! border-hairline border-t pt-3">
      {charges.map(({ description, cents }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two charges may say the same
        <Sum key={index} label={<span className="wrap-anywhere">{description}</span>}>
          {money(cents)}
        </Sum>
      ))}
      {discountCents > 0 && (
        <Sum label={m['bills.discount']()}>{m['bills.minus']({ amount: money(discountCents) })}</Sum>
      )}
    </Sums>
  );
}
