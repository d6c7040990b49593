import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { formatTime } from '#lib/time.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import type { Order, OrderLine } from '../../contract.ts';
import { isActive } from '../../order.ts';
import { tones } from '../status-look.ts';

/** Everything ordered at the table, order by order; what is not part of the sum says so. */
export function BillOrders({ orders, timeZone }: { orders: Order[]; timeZone: string }) {
  return (
    <ol className="grid gap-4">
      {orders.map((order) => (
        <li key={order.id}>
          <h3 className="mb-1 flex min-h-7 flex-wrap items-center gap-2 font-medium text-ink-2 text-sm tracking-snug">
            {m['bills.orderAt']({ time: formatTime(order.createdAt, getLocale(), timeZone) })}
            <Standing order={order} />
          </h3>
          <BillLines lines={order.lines} faded={order.status === 'cancelado' || order.paidAt !== null} />
        </li>
      ))}
    </ol>
  );
}

function Standing({ order }: { order: Order }) {
  if (order.status === 'cancelado') return <Badge>{m['bills.cancelled']()}</Badge>;
  if (order.paidAt) return <Badge tone="green">{m['bills.paidApart']()}</Badge>;
  if (!isActive(order.status)) return null;
  return <Badge tone={tones[order.status]}>{m[`orders.status.${order.status}`]()}</Badge>;
}

export function BillLines({ lines, faded = false }: { lines: OrderLine[]; faded?: boolean }) {
  return (
    <ul className={cx('grid', faded && 'text-ink-3 line-through decoration-ink-3/60')}>
      {lines.map((line) => (
        <li key={line.line} className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-baseline gap-x-1 py-1">
          <span className={cx('font-semibold tabular-nums', !faded && 'text-brand-ink')}>
            {line.quantity}
            <span aria-hidden="true">×</span>
          </span>
          <div className="min-w-0">
            <p className="font-semibold leading-snug wrap-anywhere">{line.name}</p>
            {line.choices.length > 0 && (
              <p className="text-ink-3 text-sm wrap-anywhere">{line.choices.map(({ name }) => name).join(' · ')}</p>
            )}
            {line.notes && <p className="text-ink-3 text-sm wrap-anywhere">{m['orders.note']({ note: line.notes })}</p>}
          </div>
          <span className="money font-medium">{formatMoney(line.quantity * line.unitCents, getLocale())}</span>
        </li>
      ))}
    </ul>
  );
}
