import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDateTime } from '#lib/time.ts';
import { Badge } from '#ui/badge.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Order, OrderStatus } from '../contract.ts';

interface OrderEvent {
  at: string;
  actor: string | null;
  kind: 'status' | 'edit' | 'complete' | 'close' | 'move';
  from: OrderStatus | null;
  to: OrderStatus | null;
  reopened: boolean;
  reason: string | null;
}

interface HistoryDialogProps {
  order: Order;
  timeZone: string;
  onClose: () => void;
}

/** Who did what to this order, and when. */
export function HistoryDialog({ order, timeZone, onClose }: HistoryDialogProps) {
  const read = useQuery({ ...api.orders.read.queryOptions({ input: { id: order.id } }), staleTime: 0 });
  return (
    <Dialog
      open
      onClose={onClose}
      title={m['orders.history.title']({ number: order.tableNumber })}
      closeLabel={m['common.close']()}
    >
      {read.data ? (
        <ol className="grid gap-4">
          {read.data.history.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a record that only grows at its end
            <Entry key={index} event={event} timeZone={timeZone} />
          ))}
        </ol>
      ) : read.isError ? (
        <ErrorState
          title={failureText(read.error, m['orders.unread']())}
          retryLabel={m['common.retry']()}
          onRetry={() => void read.refetch()}
          busy={read.isFetching}
        />
      ) : (
        <Spinner label={m['common.loading']()} />
      )}
    </Dialog>
  );
}

function Entry({ event, timeZone }: { event: OrderEvent; timeZone: string }) {
  return (
    <li className="grid gap-0.5 border-tint-2 border-l-3 pl-4">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {what(event)}
        {event.reopened && <Badge tone="yellow">{m['orders.history.reopened']()}</Badge>}
      </p>
      <p className="text-ink-2 text-sm wrap-anywhere">
        {event.actor && `${event.actor} · `}
        <time dateTime={event.at}>{formatDateTime(event.at, getLocale(), timeZone)}</time>
      </p>
      {event.reason && (
        <p className="text-sm wrap-anywhere">{m['orders.cancel.reasonShown']({ reason: event.reason })}</p>
      )}
    </li>
  );
}

function what({ kind, from, to }: OrderEvent): string {
  if (kind === 'complete') return m['bills.history.completed']();
  if (kind === 'close') return m['bills.history.closed']();
  if (kind === 'move') return m['bills.history.moved']();
  if (kind === 'edit' || !to) return m['orders.history.edited']();
  if (!from) return m['orders.history.placed']();
  return m['orders.history.moved']({ from: name(from), to: name(to) });
}

function name(status: OrderStatus): string {
  return m[`orders.status.${status}`]();
}
