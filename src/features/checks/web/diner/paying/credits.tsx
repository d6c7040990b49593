import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDateTime } from '#lib/time.ts';
import { CheckIcon } from '#ui/icons.tsx';
import type { Part } from '../../../parts/contract.ts';
import type { CreditWay } from '../../../values.ts';
import { money } from '../money.ts';

/** Each by its own name: a text that is looked up by a made key takes the whole catalogue to a guest's phone. */
const given: Record<CreditWay, (at: { time: string }) => string> = {
  cash: m['checks.credit.inCash'],
  pix: m['checks.credit.byPix'],
  provider: m['checks.credit.byProvider'],
};

/** What the house owes this phone, until it is given back; and then how, and when. */
export function Credits({ parts, timezone }: { parts: readonly Part[]; timezone: string }) {
  return parts
    .filter(({ creditCents }) => creditCents > 0)
    .map(({ id, creditCents, creditSettledAt, creditSettledHow }) => {
      const amount = money(creditCents);
      const time = creditSettledAt && formatDateTime(creditSettledAt, getLocale(), timezone);
      return (
        <section
          key={id}
          aria-live="polite"
          className={`mx-3 mb-3 rounded-xl px-5 py-4 shadow-lift lg:mx-8 ${time ? 'bg-green-tint' : 'bg-yellow-tint'}`}
        >
          <h2 className="flex items-center gap-2 font-semibold text-lg">
            {time && <CheckIcon size={20} />}
            {time ? m['checks.credit.given']({ amount }) : m['checks.credit.owed']({ amount })}
          </h2>
          <p className="mt-1 text-sm">
            {time
              ? creditSettledHow
                ? given[creditSettledHow]({ time })
                : m['checks.credit.atTill']({ time })
              : m['checks.credit.hint']()}
          </p>
        </section>
      );
    });
}
