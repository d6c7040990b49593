import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Profile } from '../../../../restaurants/contract.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { isLocked } from './comanda.ts';
import { useComanda } from './comanda-context.tsx';
import { SendStatus } from './send-status.tsx';

type Props = {
  restaurant: Profile;
  /** How many lines must be reviewed first. */
  refusals: number;
  onReview: () => void;
};

/** The way to send the comanda, and what is known of it on its way. */
export function ComandaSend({ restaurant, refusals, onReview }: Props) {
  const { comanda, place, refusedWith } = useComanda();
  const { takesOrders } = restaurant;
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
      </Button>
    </div>
  );
}
