import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { failureText } from '#client/errors.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { sentence } from '#lib/sentence.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { Badge } from '#ui/badge.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Order } from '../contract.ts';
import type { OrderEvent } from '../history/contract.ts';
import type { OrderStatus } from '../values.ts';
import { OrderLines } from './order-lines.tsx';

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
      <Read
        query={read}
        failed={failureText(read.error, m['orders.unread']())}
        waiting={<Loading count={2} className="grid gap-4" itemClass="h-11.5 rounded-md!" />}
      >
        {({ history }) => (
          <ol className="grid gap-4">
            {history.map((event, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a record that only grows at its end
              <Entry key={index} event={event} timeZone={timeZone} />
            ))}
          </ol>
        )}
      </Read>
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
        <time dateTime={event.at}>{spokenTime(event.at, getLocale(), timeZone)}</time>
      </p>
      {event.reason && (
        <p className="text-sm wrap-anywhere">{m['orders.cancel.reasonShown']({ reason: sentence(event.reason) })}</p>
      )}
      {event.correction && <Correction {...event.correction} />}
      {event.changes.length > 0 && (
        <div className="mt-2">
          <OrderLines
            small
            lines={event.changes.flatMap(({ line, became }) => (became ? [{ line, ...became }] : []))}
            changes={event.changes}
          />
        </div>
      )}
    </li>
  );
}

/** What it was worth, and on whose word it was done. */
function Correction({ worthCents, approvedBy }: NonNullable<OrderEvent['correction']>) {
  return (
    <p className="text-sm wrap-anywhere">
      <span className="money">{m['orders.corrections.lessBy']({ amount: formatMoney(worthCents, getLocale()) })}</span>
      {approvedBy && ` · ${m['orders.corrections.approvedBy']({ name: approvedBy })}`}
    </p>
  );
}

function what({ kind, from, to, correction, otherTableNumber, lines }: OrderEvent): string {
  if (kind === 'void' && correction) return m['orders.corrections.historyVoid'](correction);
  if (kind === 'gift' && correction) return m['orders.corrections.historyGift'](correction);
  const named = lines.map(({ quantity, name }) => `${quantity}× ${name}`).join(', ');
  if (kind === 'hold') return m['orders.history.held']({ lines: named });
  if (kind === 'fire') return m['orders.history.fired']({ lines: named });
  if (kind === 'rush') return m['orders.history.rushed']();
  if (kind === 'unrush') return m['orders.history.unrushed']();
  if (kind === 'unfinished') return m['orders.history.unfinished']();
  if (kind === 'complete') return m['bills.history.completed']();
  if (kind === 'pay') return m['bills.history.paid']();
  if (kind === 'close') return m['bills.history.closed']();
  if (kind === 'move') return m['bills.history.moved']();
  if (kind === 'merge') return m['bills.history.merged']();
  if (kind === 'unmerge') return m['bills.history.unmerged']();
  const number = otherTableNumber ?? 0;
  if (kind === 'pass') return m['bills.history.passed']({ number });
  if (kind === 'come') return m['bills.history.cameFrom']({ number });
  if (kind === 'unpass') return m['bills.history.cameBack']({ number });
  if (kind === 'join') return m['bills.history.joined']({ number });
  if (kind === 'unjoin') return m['bills.history.unjoined']({ number });
  if (kind === 'split') return m['bills.history.split']({ number });
  if (kind === 'edit' || !to) return m['orders.history.edited']();
  if (!from) return m['orders.history.placed']();
  return m['orders.history.moved']({ from: name(from), to: name(to) });
}

function name(status: OrderStatus): string {
  return m[`orders.status.${status}`]();
}
