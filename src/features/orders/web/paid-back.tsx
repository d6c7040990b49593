import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';

/** What leaves the bill was paid: who is to be given it back, and where. */
export function PaidBack({ cents }: { cents: number }) {
  if (cents <= 0) return null;
  return (
    <p className="mt-1 font-medium text-danger text-sm">
      {m['orders.paidBack']({ amount: formatMoney(cents, getLocale()) })}
    </p>
  );
}
