import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { cx } from '#ui/cx.ts';
import { Sum, Sums } from '#ui/sums.tsx';
import type { Receipt } from '../../receipt/contract.ts';
import { changeText } from './change-text.ts';
import { returnedBy } from './paid-with.ts';
import { payerText } from './payer-text.ts';
import { Face, personName } from './person-name.tsx';

/** Who paid what of the bill, how and when; what was handed back stands with a minus. */
export function PaidList({ payments, timezone }: Pick<Receipt, 'payments'> & { timezone: string }) {
  const money = (cents: number) => formatMoney(cents, getLocale());
  return (
    <Sums>
      {payments.map((payment, index) => {
        const { person, you, keptCents } = payment;
        const change = changeText(payment);
        const name = person === null && !you ? null : personName(payment);
        return (
          <Sum
            // biome-ignore lint/suspicious/noArrayIndexKey: what was paid does not change its place
            key={index}
            label={
              <span className={cx('flex items-center gap-2', you && 'font-medium text-ink')}>
                <Face person={person} you={you} small />
                <span className="min-w-0">
                  {keptCents < 0 ? returnedBy[payment.method]() : payerText(name, payment, timezone)}
                  {change && <span className="block font-normal text-ink-2 text-sm">{change}</span>}
                </span>
              </span>
            }
          >
            {keptCents < 0 ? m['diner.minus']({ amount: money(-keptCents) }) : money(keptCents)}
          </Sum>
        );
      })}
    </Sums>
  );
}
