import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney, formatPercentage } from '#lib/money.ts';
import { ClockIcon } from '#ui/icons-more.tsx';
import { Sum, Sums } from '#ui/sums.tsx';
import type { Profile } from '../../../restaurants/contract.ts';
import { isLocked } from './comanda.ts';
import { useComanda } from './comanda-context.tsx';
import { useComandaTotals, useEstimate } from './use-comanda-sums.ts';

/** What the comanda comes to, and how long it would take. */
export function ComandaSums({ restaurant }: { restaurant: Pick<Profile, 'slug' | 'serviceFeeBasisPoints'> }) {
  const { slug, serviceFeeBasisPoints: fee } = restaurant;
  const { itemsCents, serviceFeeCents, totalCents } = useComandaTotals(fee);
  const estimate = useEstimate(slug);
  const locked = isLocked(useComanda().comanda);
  const money = (cents: number) => formatMoney(cents, getLocale());
  return (
    <>
      <Sums>
        <Sum label={m['diner.subtotal']()}>{money(itemsCents)}</Sum>
        {fee > 0 && (
          <Sum
            label={
              <>
                {m['diner.serviceFee']({ percentage: formatPercentage(fee, getLocale()) })}
                <span className="ml-2 rounded-full bg-sunken px-2 py-0.5 font-medium text-xs">
                  {m['diner.optional']()}
                </span>
                <span className="mt-1 block text-ink-3 text-xs">{m['diner.serviceFeeHint']()}</span>
              </>
            }
          >
            {money(serviceFeeCents)}
          </Sum>
        )}
        <Sum label={m['diner.total']()} strength="grand">
          {money(totalCents)}
        </Sum>
      </Sums>
      {estimate && !locked && (
        <p className="mt-2 flex items-center gap-2 text-ink-2 text-sm">
          <ClockIcon size={18} />
          {m['diner.readyIn']({ from: estimate.fromMinutes, to: estimate.toMinutes })}
        </p>
      )}
    </>
  );
}
