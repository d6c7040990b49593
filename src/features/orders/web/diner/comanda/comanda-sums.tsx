import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#client/diner-api.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney, formatPercentage } from '#lib/money.ts';
import { ClockIcon } from '#ui/late-icons.tsx';
import { Sum, Sums } from '#ui/sums.tsx';
import type { Profile } from '../../../../restaurants/contract.ts';
import { isLocked } from './comanda.ts';
import { useComanda } from './comanda-context.tsx';
import { type ComandaView, comandaTotals } from './use-comanda.ts';

const estimateFreshMs = 60_000;

interface ComandaSumsProps {
  view: ComandaView;
  restaurant: Pick<Profile, 'slug' | 'serviceFeeBasisPoints'>;
}

/** What the comanda comes to, and how long it would take. */
export function ComandaSums({ view, restaurant }: ComandaSumsProps) {
  const { slug, serviceFeeBasisPoints: fee } = restaurant;
  const { itemsCents, serviceFeeCents, totalCents } = comandaTotals(view, fee);
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
      {!locked && (
        // Its line is kept free for it: the sheet does not grow under the thumb.
        <p className="mt-2 flex min-h-5 items-center gap-2 text-ink-2 text-sm">
          {estimate && (
            <>
              <ClockIcon size={18} />
              {m['diner.readyIn']({ from: estimate.fromMinutes, to: estimate.toMinutes })}
            </>
          )}
        </p>
      )}
    </>
  );
}

/** How long the kitchen would need for it now, or nothing while that is not known. */
function useEstimate(slug: string) {
  const productIds = [...new Set(useComanda().comanda.lines.map((line) => line.productId))].sort();
  const { data } = useQuery({
    ...api.orders.estimate.queryOptions({ input: { slug, productIds } }),
    enabled: productIds.length > 0,
    staleTime: estimateFreshMs,
    refetchInterval: estimateFreshMs,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return productIds.length > 0 ? data : undefined;
}
