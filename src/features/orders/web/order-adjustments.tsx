import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Sum, Sums } from '#ui/sums.tsx';
import type { Order } from '../contract.ts';
import { feeLabel } from '../fee-label.ts';
import { figuresOf } from '../figures.ts';

/** Why a completed order comes to another total than its items. */
export function OrderAdjustments({ order }: { order: Order }) {
  const { customCharges: charges, serviceFeeBasisPoints } = order;
  const { serviceFeeCents, chargesCents, discountCents } = figuresOf(order);
  // Its part of what was charged with the bill.
  const sharedCents = chargesCents - charges.reduce((sum, { cents }) => sum + cents, 0);
  const money = (cents: number) => formatMoney(cents, getLocale());
  if (serviceFeeCents === 0 && chargesCents === 0 && discountCents === 0) return null;
  return (
    <Sums className="gap-1! border-hairline border-t pt-3">
      {serviceFeeCents > 0 && <Sum label={feeLabel(serviceFeeBasisPoints, getLocale())}>{money(serviceFeeCents)}</Sum>}
      {charges.map(({ description, cents }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two charges may say the same
        <Sum key={index} label={<span className="wrap-anywhere">{description}</span>}>
          {money(cents)}
        </Sum>
      ))}
      {sharedCents > 0 && <Sum label={m['bills.sharedCharges']()}>{money(sharedCents)}</Sum>}
      {discountCents > 0 && (
        <Sum label={m['bills.discount']()}>{m['bills.minus']({ amount: money(discountCents) })}</Sum>
      )}
    </Sums>
  );
}
