import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney, formatPercentage } from '#lib/money.ts';
import { Sum, Sums } from '#ui/sums.tsx';
import { totals } from '../order.ts';
import type { DraftLine } from './draft.ts';

/** The server's own sum, shown before it is asked. */
export function FormSums({ lines, serviceFeeBasisPoints }: { lines: DraftLine[]; serviceFeeBasisPoints: number }) {
  const locale = getLocale();
  const { itemsCents, serviceFeeCents, totalCents } = totals(lines, serviceFeeBasisPoints);
  const percentage = formatPercentage(serviceFeeBasisPoints, locale);
  return (
    <Sums className="gap-1!">
      <Sum label={m['orders.form.subtotal']()}>{formatMoney(itemsCents, locale)}</Sum>
      <Sum label={m['orders.form.fee']({ percentage })}>{formatMoney(serviceFeeCents, locale)}</Sum>
      <Sum label={m['orders.form.total']()} strength="grand">
        {formatMoney(totalCents, locale)}
      </Sum>
    </Sums>
  );
}
