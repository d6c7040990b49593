import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { Sum, Sums } from '#ui/sums.tsx';
import { feeLabel } from '../../../../orders/fee-label.ts';
import type { Check } from '../../../told/contract.ts';
import { heldMinutes } from '../../../values.ts';
import { money } from '../money.ts';

/** What this phone has chosen comes to, part by part; the cents that cannot be divided are somebody's, and it says whose. */
export function ShareSums({ check }: { check: Check }) {
  const { itemsCents, couvertCents, feeCents, extraCents, cents } = check.mine;
  const chosen = itemsCents + couvertCents + feeCents + extraCents;
  if (chosen === 0) return null;
  // The fee of whole cents has none to give away.
  const divided = feeCents > 0 && (itemsCents * (check.serviceFeeBasisPoints ?? 0)) % 10_000 !== 0;
  return (
    <section className="mx-3 mb-3 grid gap-3 px-5 py-2 lg:mx-8">
      <Sums>
        {(couvertCents !== 0 || feeCents !== 0 || extraCents !== 0) && (
          <Sum label={m['checks.yourItems']()}>{money(itemsCents)}</Sum>
        )}
        {couvertCents !== 0 && <Sum label={m['checks.couvert']()}>{money(couvertCents)}</Sum>}
        {feeCents !== 0 && (
          <Sum label={m['checks.feeOptional']({ fee: feeLabel(check.serviceFeeBasisPoints, getLocale()) })}>
            {money(feeCents)}
          </Sum>
        )}
        {extraCents !== 0 && <Sum label={m['checks.otherShare']()}>{money(extraCents)}</Sum>}
        <Sum label={m['checks.yourShare']()} strength="total">
          {money(cents)}
        </Sum>
      </Sums>
      {cents !== chosen ? (
        <p className="text-ink-2 text-sm">{m['checks.takesRest']()}</p>
      ) : (
        divided && <p className="text-ink-2 text-sm">{m['checks.rounding']()}</p>
      )}
      <p className="text-ink-2 text-sm">{m['checks.heldFor']({ minutes: heldMinutes })}</p>
    </section>
  );
}
