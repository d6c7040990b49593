import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney, formatPercentage } from '#lib/money.ts';
import { cx } from '#ui/cx.ts';
import { Sum, Sums } from '#ui/sums.tsx';
import { totals } from '../order.ts';
import { chargedOf, type DraftLine } from './draft.ts';

interface FormSumsProps {
  lines: DraftLine[];
  serviceFeeBasisPoints: number;
  /** At the foot of a phone there is room for the total; the rest stands below the items. */
  part: 'details' | 'foot';
}

/** The server's own sum, shown before it is asked. */
export function FormSums({ lines, serviceFeeBasisPoints, part }: FormSumsProps) {
  const locale = getLocale();
  const { itemsCents, serviceFeeCents, totalCents } = totals(lines.map(chargedOf), serviceFeeBasisPoints);
  const percentage = formatPercentage(serviceFeeBasisPoints, locale);
  return (
    <>
      <Sums className={cx('gap-1!', part === 'foot' ? 'mb-1 max-sm:hidden' : 'sm:hidden')}>
        <Sum label={m['orders.form.subtotal']()}>{formatMoney(itemsCents, locale)}</Sum>
        <Sum label={m['orders.form.fee']({ percentage })}>{formatMoney(serviceFeeCents, locale)}</Sum>
      </Sums>
      {part === 'foot' && (
        <Sums>
          <Sum label={m['orders.form.total']()} strength="grand">
            {formatMoney(totalCents, locale)}
          </Sum>
        </Sums>
      )}
    </>
  );
}
