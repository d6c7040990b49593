import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Sum, Sums } from '#ui/sums.tsx';
import type { Quote } from '../../contract.ts';
import { dayText } from '../day-text.ts';
import { beginsText } from './begins-text.ts';

interface OrderSummaryProps {
  quote: Quote;
  code: string | null;
  /** The plan that the restaurant has now; null where none runs. */
  currentId: string | null;
  timeZone: string;
}

/** What will be paid and for which time, with everything that made it so. */
export function OrderSummary({ quote, code, currentId, timeZone }: OrderSummaryProps) {
  const { plan, priceCents, discountCents, creditCents, amountCents, periodStart, periodEnd } = quote;
  const money = (cents: number) => formatMoney(cents, getLocale());
  const less = (cents: number) => m['billing.checkout.minus']({ amount: money(cents) });
  const start = dayText(periodStart, timeZone);
  const begins = beginsText(quote, currentId, start);
  return (
    <div className="grid gap-4">
      <p className="font-semibold text-xl wrap-anywhere">{plan.name}</p>
      <Sums>
        {!quote.startsLater && <Sum label={m['billing.checkout.price']()}>{money(priceCents)}</Sum>}
        {discountCents > 0 && (
          <Sum label={code ? m['billing.checkout.discountCode']({ code }) : m['billing.checkout.discount']()}>
            {less(discountCents)}
          </Sum>
        )}
        {creditCents > 0 && <Sum label={m['billing.checkout.credit']()}>{less(creditCents)}</Sum>}
        {quote.startsLater && <Sum label={m['billing.checkout.later']({ date: start })}>{money(priceCents)}</Sum>}
      </Sums>
      <Sums className="border-hairline border-t pt-4">
        <Sum label={m['billing.checkout.total']()} strength="grand">
          {money(amountCents)}
        </Sum>
      </Sums>
      <div className="grid gap-1.5 text-ink-2 text-sm">
        <p>
          {m['billing.checkout.period']()}
          {': '}
          {m['billing.checkout.fromTo']({ from: start, to: dayText(periodEnd, timeZone) })}
        </p>
        {begins && <p>{begins}</p>}
        {creditCents > 0 && <p>{m['billing.checkout.creditHint']()}</p>}
      </div>
    </div>
  );
}
