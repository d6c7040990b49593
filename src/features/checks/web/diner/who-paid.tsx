import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { ClockIcon } from '#ui/late-icons.tsx';
import { Sum, Sums } from '#ui/sums.tsx';
import { payerText } from '../../../bills/web/diner/payer-text.ts';
import { personName } from '../../../bills/web/diner/person-name.tsx';
import type { Check } from '../../told/contract.ts';
import type { PartMethod } from '../../values.ts';
import { money } from './money.ts';
import { SeeReceipt } from './receipt/see-receipt.tsx';

/** Each by its own name: a text that is looked up by a made key takes the whole catalogue to a guest's phone. */
const paysWith: Record<PartMethod, () => string> = {
  card: m['checks.awaits.card'],
  cash: m['checks.awaits.cash'],
  pix: m['checks.awaits.pix'],
  online_pix: m['checks.awaits.pix'],
  online_card: m['checks.awaits.card'],
};

interface WhoPaidProps {
  check: Check;
  base: string;
  timezone: string;
}

/** What is paid, and what is about to be: by which phone, with what, and when. */
export function WhoPaid({ check: { payments, awaited, part }, base, timezone }: WhoPaidProps) {
  const own = part && (part.status === 'asked' || part.status === 'told') ? [{ ...part, person: null, you: true }] : [];
  const paying = [...own, ...awaited.map((each) => ({ ...each, you: false }))];
  if (payments.length + paying.length === 0) return null;
  const time = (at: string) => formatTime(at, getLocale(), timezone);
  return (
    <section aria-labelledby="who-paid" className="pt-1 pb-2">
      <h2 id="who-paid" className="mb-1.5 font-semibold text-base">
        {payments.length > 0 ? m['checks.whoPaid']() : m['checks.whoPays']()}
      </h2>
      <Sums>
        {payments.map((payment) => (
          <Sum
            key={payment.id}
            label={
              <span className="flex items-start gap-1.5 text-green">
                <CheckIcon size={16} className="mt-0.5 shrink-0" />
                {payerText(payment.person === null ? null : personName(payment), payment, timezone)}
              </span>
            }
          >
            {m['diner.minus']({ amount: money(payment.cents) })}
          </Sum>
        ))}
        {paying.map((each) => (
          <Sum
            key={each.id}
            label={
              <span className="flex items-start gap-1.5">
                <ClockIcon size={16} className="mt-0.5 shrink-0" />
                {m['checks.paysSince']({
                  name: personName(each),
                  method: paysWith[each.method](),
                  time: time(each.askedAt),
                })}
              </span>
            }
          >
            {money(each.cents)}
          </Sum>
        ))}
      </Sums>
      {payments.some(({ you }) => you) && part?.status !== 'paid' && <SeeReceipt base={base} />}
    </section>
  );
}
