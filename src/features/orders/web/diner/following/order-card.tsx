import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney, formatPercentage } from '#lib/money.ts';
import { sentence } from '#lib/sentence.ts';
import { formatDateTime, formatTime } from '#lib/time.ts';
import { Badge } from '#ui/badge.tsx';
import { Sum, Sums } from '#ui/sums.tsx';
import type { FollowedOrder } from '../../../contract.ts';
import { figuresOf } from '../../../figures.ts';
import { netChanges } from '../../../lines/changes.ts';
import { dishesOf } from '../../../lines/dishes.ts';
import { isActive } from '../../../order.ts';
import { Adjustments } from './adjustments.tsx';
import { OrderEstimate } from './order-estimate.tsx';
import { OrderedLines } from './ordered-lines.tsx';
import { statusText, statusTone } from './status-text.ts';

export function OrderCard({ order, now, timezone }: { order: FollowedOrder; now: number; timezone: string }) {
  const { status, createdAt, serviceFeeBasisPoints, cancelReason, paidAt } = order;
  const { serviceFeeCents, discountCents, totalCents } = figuresOf(order);
  const money = (cents: number) => formatMoney(cents, getLocale());
  const id = `order-${order.id}`;
  const cancelled = status === 'cancelado';
  const changedAt = order.changes.at(-1)?.at;
  return (
    <article aria-labelledby={id} className="rounded-xl bg-surface shadow-lift">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-4 pr-4 pl-5">
        <h2 id={id} className="tracking-snug">
          <span className="block text-base">{m['diner.orderNumber']({ number: order.number })}</span>{' '}
          <time dateTime={createdAt} className="block font-medium text-ink-2 text-sm">
            {formatDateTime(createdAt, getLocale(), timezone)}
          </time>
        </h2>
        <p className="flex flex-wrap gap-1.5">
          {paidAt && <Badge tone="green">{m['diner.paid']()}</Badge>}
          <Badge tone={statusTone[status]}>{statusText[status]()}</Badge>
        </p>
      </header>
      <OrderEstimate order={order} now={now} timezone={timezone} />
      {cancelled && (
        <p className="mx-5 mb-4 rounded-md bg-sunken px-4 py-3 text-ink-2 text-sm">
          {cancelReason && m['diner.cancelledBecause']({ reason: sentence(cancelReason) })} {m['diner.cancelledHint']()}
        </p>
      )}
      <div className="grid gap-4 px-5 pb-5 [div+&]:pt-5">
        {changedAt && !cancelled && (
          <p className="rounded-md bg-yellow-tint px-4 py-2.5 font-medium text-sm text-yellow">
            {m['diner.changedAt']({ time: formatTime(changedAt, getLocale(), timezone) })}
          </p>
        )}
        <OrderedLines
          lines={order.lines}
          changes={netChanges(order.changes)}
          cancelled={cancelled}
          followed={isActive(status) && dishesOf(order.lines).apart}
        />
        <Sums className="border-hairline border-t pt-3">
          {serviceFeeCents > 0 && !cancelled && (
            <Sum label={m['diner.serviceFee']({ percentage: formatPercentage(serviceFeeBasisPoints, getLocale()) })}>
              {money(serviceFeeCents)}
            </Sum>
          )}
          {!cancelled && <Adjustments charges={order.customCharges} discountCents={discountCents} />}
          <Sum label={m['diner.total']()} strength="total">
            {cancelled ? (
              <>
                <s className="mr-2 font-normal text-ink-3">{money(totalCents)}</s>
                {money(0)}
              </>
            ) : (
              money(totalCents)
            )}
          </Sum>
        </Sums>
      </div>
    </article>
  );
}
