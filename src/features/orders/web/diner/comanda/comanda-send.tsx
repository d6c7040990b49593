import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Profile } from '../../../../restaurants/contract.ts';
// The provider calls it; it comes with the button, which may be pressed once the network is gone.
import './send-order.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { isLocked } from './comanda.ts';
import { useComanda } from './comanda-context.tsx';
import { SendStatus } from './send-status.tsx';
import { type ComandaView, comandaTotals } from './use-comanda.ts';

type Props = {
  view: ComandaView;
  restaurant: Profile;
  onReview: () => void;
};

/** The way to send the comanda, and what is known of it on its way. */
export function ComandaSend({ view, restaurant, onReview }: Props) {
  const { comanda, place, refusedWith } = useComanda();
  const { takesOrders, serviceFeeBasisPoints } = restaurant;
  const refusals = view.refusals.size;
  const locked = isLocked(comanda);
  return (
    <div className="grid gap-3">
      <SendStatus />
      {takesOrders ? (
        !locked && <ClosedNotice restaurant={restaurant} />
      ) : (
        <Notice tone="yellow">{m['diner.notTakingOrders']()}</Notice>
      )}
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
        {/* Whoever has much to send sees what it comes to without scrolling there. */}
        <span className="money">{formatMoney(comandaTotals(view, serviceFeeBasisPoints).totalCents, getLocale())}</span>
      </Button>
    </div>
  );
}
