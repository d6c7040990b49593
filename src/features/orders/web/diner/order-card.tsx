import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney, formatPercentage } from '#lib/money.ts';
import { formatDateTime } from '#lib/time.ts';
import { Badge } from '#ui/badge.tsx';
import { NoteIcon } from '#ui/icons-more.tsx';
import { Sum, Sums } from '#ui/sums.tsx';
import type { Order, OrderLine } from '../../contract.ts';
import { OrderEstimate } from './order-estimate.tsx';
import { statusText, statusTone } from './status-text.ts';

function Lines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className="grid gap-3">
      {lines.map(({ line, quantity, name, unitCents, choices, notes }) => (
        <li key={line} className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-2">
          <span className="min-w-5 text-ink-3 tabular-nums">{quantity}x</span>
          <div>
            <p className="text-balance font-medium">{name}</p>
            {choices.length > 0 && (
              <p className="text-ink-2 text-sm">{choices.map((choice) => choice.name).join(', ')}</p>
            )}
            {notes && (
              <p className="mt-0.5 flex gap-1.5 text-ink-2 text-sm">
                <NoteIcon size={16} className="mt-0.5 text-ink-3" />
                <span className="min-w-0">{notes}</span>
              </p>
            )}
          </div>
          <span className="money">{formatMoney(quantity * unitCents, getLocale())}</span>
        </li>
      ))}
    </ul>
  );
}

export function OrderCard({ order, now, timezone }: { order: Order; now: number; timezone: string }) {
  const { status, createdAt, serviceFeeCents, serviceFeeBasisPoints, totalCents, cancelReason } = order;
  const id = `order-${order.id}`;
  return (
    <article aria-labelledby={id} className="rounded-xl bg-surface shadow-lift">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-4 pr-4 pl-5">
        <h2 id={id} className="font-medium text-ink-2 text-sm tracking-snug">
          <span className="sr-only">{m['diner.orderNumber']({ number: order.number })}, </span>
          <time dateTime={createdAt}>{formatDateTime(createdAt, getLocale(), timezone)}</time>
        </h2>
        <Badge tone={statusTone[status]}>{statusText[status]()}</Badge>
      </header>
      <OrderEstimate order={order} now={now} timezone={timezone} />
      {status === 'cancelado' && (
        <p className="mx-5 mb-4 rounded-md bg-sunken px-4 py-3 text-ink-2 text-sm">
          {cancelReason && m['diner.cancelledBecause']({ reason: cancelReason })} {m['diner.cancelledHint']()}
        </p>
      )}
      <div className="grid gap-4 px-5 pb-5 [div+&]:pt-5">
        <Lines lines={order.lines} />
        <Sums className="border-hairline border-t pt-3">
          {serviceFeeCents > 0 && (
            <Sum label={m['diner.serviceFee']({ percentage: formatPercentage(serviceFeeBasisPoints, getLocale()) })}>
              {formatMoney(serviceFeeCents, getLocale())}
            </Sum>
          )}
          <Sum label={m['diner.total']()} strength="total">
            {formatMoney(totalCents, getLocale())}
          </Sum>
        </Sums>
      </div>
    </article>
  );
}
