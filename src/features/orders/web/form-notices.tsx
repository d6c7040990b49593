import { Unsent } from '#client/unsent.tsx';
import type { Refused } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Order } from '../contract.ts';
import { reopens } from '../steps.ts';
import type { OrderStatus } from '../values.ts';
import type { Clash } from './clash.ts';

interface FormNoticesProps {
  order: Order | null;
  /** What saving makes of it. */
  to: OrderStatus;
  /** Somebody else has changed meanwhile what was typed on. */
  clash: Clash | null;
  sent: readonly { unsent: Refused | null }[];
  /** Takes the order as it is by now, with what was added on top. */
  onCurrent: () => void;
}

/** Above the button that saves: why it was not saved, and what saving brings with it. */
export function FormNotices({ order, to, clash, sent, onCurrent }: FormNoticesProps) {
  return (
    <>
      {clash && (
        <Notice
          tone="yellow"
          live
          title={m['errors.stale_revision']()}
          action={
            <Button variant="quiet" size="s" onClick={onCurrent}>
              {m['orders.form.reload']()}
            </Button>
          }
        >
          {changedBoth(clash)} {m['orders.form.reloadHint']()}
        </Notice>
      )}
      <Unsent of={clash ? [] : sent} told />
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

function changedBoth({ table, status, lines }: Clash): string {
  const names = [
    ...(table ? [m['orders.tableLabel']()] : []),
    ...(status ? [m['orders.statusLabel']()] : []),
    ...new Set(lines.map(({ name }) => name)),
  ];
  return m['orders.form.changedBoth']({ what: names.join(', ') });
}
