import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { cx } from '#ui/cx.ts';
import type { OrderLine } from '../contract.ts';

/** The items as the kitchen reads them: how many, what, how, and what the guest asked for. */
export function OrderLines({ lines, small = false }: { lines: OrderLine[]; small?: boolean }) {
  const detail = small ? 'text-sm' : 'text-sm md:text-lg';
  return (
    <ul className={cx('@container grid', small ? 'gap-2' : 'gap-2.5 md:gap-3.5')}>
      {lines.map((line) => (
        <li
          key={line.line}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2.5 @2xs:grid-cols-[auto_minmax(0,1fr)_auto]"
        >
          <span
            className={cx(
              'font-bold text-brand-ink tabular-nums',
              small ? 'text-base' : 'text-lg md:text-[1.625rem] md:leading-7',
            )}
          >
            {line.quantity}
            <span aria-hidden="true">×</span>
          </span>
          <div className="min-w-0">
            <p
              className={cx(
                'hyphens-auto font-semibold wrap-break-word',
                small ? 'text-base leading-snug' : 'text-[1.0625rem] leading-snug md:text-[1.375rem] md:leading-7',
              )}
            >
              {line.name}
            </p>
            {line.choices.length > 0 && (
              <p className={cx('mt-0.5 text-ink-2 wrap-anywhere', detail)}>
                {line.choices.map((choice) => choice.name).join(' · ')}
              </p>
            )}
            {line.notes && (
              <p className={cx('mt-1 w-fit rounded-sm bg-sunken px-2 py-0.5 font-semibold wrap-anywhere', detail)}>
                {m['orders.note']({ note: line.notes })}
              </p>
            )}
          </div>
          <span className="money col-start-2 justify-self-end text-ink-3 text-sm @2xs:col-start-3">
            {formatMoney(line.quantity * line.unitCents, getLocale())}
          </span>
        </li>
      ))}
    </ul>
  );
}
