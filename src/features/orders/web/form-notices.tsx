import { Unsent } from '#client/unsent.tsx';
import type { Refused } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Order } from '../contract.ts';
import { reopens } from '../steps.ts';
import type { OrderStatus } from '../values.ts';

interface FormNoticesProps {
  order: Order | null;
  /** What saving makes of it. */
  to: OrderStatus;
  /** Somebody else has changed it meanwhile. */
  stale: boolean;
  sent: readonly { unsent: Refused | null }[];
  onReload: () => void;
}

/** Above the button that saves: why it was not saved, and what saving brings with it. */
export function FormNotices({ order, to, stale, sent, onReload }: FormNoticesProps) {
  return (
    <>
      {stale && (
        <Notice
          tone="yellow"
          live
          title={m['errors.stale_revision']()}
          action={
            <Button variant="quiet" size="s" onClick={onReload}>
              {m['orders.form.reload']()}
            </Button>
          }
        >
          {m['orders.form.reloadHint']()}
        </Notice>
      )}
      <Unsent of={stale ? [] : sent} told />
      {order && to === 'cancelado' && order.status !== 'cancelado' && (
        <Notice tone="red" live>
          {m['orders.form.willCancel']()}
        </Notice>
      )}
      {order?.completedAt && (
        <Notice tone="yellow" live>
          {m['bills.willUndo']()}
        </Notice>
      )}
      {order && reopens(order.status, to) && (
        <Notice tone="yellow" live>
          {m['orders.form.willReopen']()}
        </Notice>
      )}
    </>
  );
}
