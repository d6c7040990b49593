import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney, formatPercentage } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { ClockIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sum, Sums } from '#ui/sums.tsx';
import type { Profile } from '../../../restaurants/contract.ts';
import { isLocked } from './comanda.ts';
import { useComanda } from './comanda-context.tsx';
import { SendStatus } from './send-status.tsx';
import { useComandaTotals, useEstimate } from './use-comanda-sums.ts';

type Props = {
  restaurant: Pick<Profile, 'slug' | 'serviceFeeBasisPoints' | 'takesOrders'>;
  /** How many lines must be reviewed first. */
  refusals: number;
  onReview: () => void;
};

export function ComandaPay({ restaurant, refusals, onReview }: Props) {
  const { comanda, place, refusedWith } = useComanda();
  const { slug, serviceFeeBasisPoints: fee, takesOrders } = restaurant;
  const { itemsCents, serviceFeeCents, totalCents } = useComandaTotals(fee);
  const estimate = useEstimate(slug);
  const money = (cents: number) => formatMoney(cents, getLocale());
  const locked = isLocked(comanda);
  return (
    <div className="grid gap-3">
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
        <p className="flex items-center gap-2 text-ink-2 text-sm">
          <ClockIcon size={18} />
          {m['diner.readyIn']({ from: estimate.fromMinutes, to: estimate.toMinutes })}
        </p>
      )}
      <SendStatus />
      {!takesOrders && <Notice tone="yellow">{m['diner.notTakingOrders']()}</Notice>}
      <p role="status" className="font-medium text-danger text-sm empty:hidden">
        {locked ? '' : refusals > 0 ? m['diner.review']() : refusedWith}
      </p>
      <Button
        wide
        busy={locked}
        busyLabel={m['diner.sending']()}
        disabled={!takesOrders}
        onClick={refusals > 0 ? onReview : place}
      >
        {m['diner.placeOrder']()}
      </Button>
    </div>
  );
}
