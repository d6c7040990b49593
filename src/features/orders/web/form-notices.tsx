import { Unsent } from '#client/unsent.tsx';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Order } from '../contract.ts';
import { reopens } from '../steps.ts';
import type { OrderStatus } from '../values.ts';
import type { Clash } from './clash.ts';
import type { useSaveOrder } from './use-save-order.ts';

interface FormNoticesProps {
  order: Order | null;
  /** What saving makes of it. */
  to: OrderStatus;
  /** Somebody else has changed meanwhile what was typed on. */
  clash: Clash | null;
  saving: Pick<ReturnType<typeof useSaveOrder>, 'sent' | 'resending' | 'stopped' | 'stop'>;
  /** Takes the order as it is by now, with what was added on top. */
  onCurrent: () => void;
}

/** Above the button that saves: why it was not saved, and what saving brings with it. */
export function FormNotices({ order, to, clash, saving, onCurrent }: FormNoticesProps) {
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
      {saving.resending ? (
        <Notice
          tone="yellow"
          live
          title={m['orders.form.resending']()}
          action={
            <Button variant="quiet" size="s" onClick={saving.stop}>
              {m['orders.form.stopSending']()}
            </Button>
          }
        >
          {m['orders.form.resendingHint']()}
        </Notice>
      ) : saving.stopped ? (
        <Notice tone="yellow" live title={m['orders.form.stopped']()}>
          {m['orders.form.stoppedHint']()}
        </Notice>
      ) : (
        <Unsent of={clash ? [] : saving.sent} told />
      )}
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
