import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import type { Check } from '../../told/contract.ts';
import { money } from './money.ts';

interface ReversedPaymentsProps {
  check: Pick<Check, 'reversed' | 'restCents'>;
  timezone: string;
}

/** What the staff reversed of what was paid, for as long as anything is to be paid: whoever paid reads that it does not count any more. */
export function ReversedPayments({ check: { reversed, restCents }, timezone }: ReversedPaymentsProps) {
  if (reversed.length === 0 || restCents <= 0) return null;
  return (
    <section aria-live="polite" className="mx-3 mb-3 rounded-xl bg-yellow-tint px-5 py-4 shadow-lift lg:mx-8">
      {reversed.map(({ id, cents, at, you }) => {
        const said = { amount: money(cents), time: formatTime(at, getLocale(), timezone) };
        return (
          <p key={id} className="font-semibold tabular-nums">
            {you ? m['checks.reversed.own'](said) : m['checks.reversed.other'](said)}
          </p>
        );
      })}
      <p className="mt-1 text-sm tabular-nums">{m['checks.reversed.hint']({ amount: money(restCents) })}</p>
    </section>
  );
}
