import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { formatDateTime } from '#lib/time.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import type { Order } from '../contract.ts';
import { OrderAdjustments } from './bills/order-adjustments.tsx';
import { CardActions, type OrderAction } from './card-actions.tsx';
import { OrderLines } from './order-lines.tsx';
import { tones } from './status-look.ts';
import { StepButton } from './step-button.tsx';
import { ageMinutes, lateMinutes } from './waiting.ts';

export interface OrderCardProps {
  order: Order;
  timeZone: string;
  onAction: (action: OrderAction, order: Order) => void;
  /** The present; without it the card is an entry of the past: smaller, and without a clock or a next step. */
  now?: number;
  isNew?: boolean;
  onSeen?: (id: string) => void;
  onStep?: (order: Order) => void;
}

export function OrderCard({ order, timeZone, onAction, now, isNew = false, onSeen, onStep }: OrderCardProps) {
  const past = now === undefined;
  const late = past ? 0 : lateMinutes(order, now);
  const headingId = `table-of-${order.id}`;
  return (
    <article
      id={`order-${order.id}`}
      tabIndex={-1}
      aria-labelledby={headingId}
      onPointerUp={() => isNew && onSeen?.(order.id)}
      onKeyUp={(event) => isNew && event.key !== 'Tab' && onSeen?.(order.id)}
      className={cx(
        'grid min-w-0 content-start gap-3 rounded-lg bg-surface p-4 shadow-card outline-none xl:p-5',
        isNew && 'animate-rise bg-linear-to-b from-yellow-tint/70 to-surface to-40% ring-3 ring-yellow-dot',
      )}
    >
      <div className="grid gap-1">
        <div className="flex items-baseline gap-3">
          <h3
            id={headingId}
            className={cx(
              'min-w-0 grow font-bold tracking-title wrap-anywhere',
              past ? 'text-xl' : 'text-[1.625rem] leading-8 md:text-4xl',
            )}
          >
            {m['orders.table']({ number: order.tableNumber })}
            {isNew && (
              <span className="ml-3 inline-block rounded-full bg-yellow px-2.5 py-1 align-middle font-semibold text-white text-xs tracking-snug md:text-sm">
                {m['orders.new']()}
              </span>
            )}
          </h3>
          {!past && <Age minutes={ageMinutes(order, now)} late={late > 0} />}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-2.5 text-ink-3 text-sm">
          <time dateTime={order.createdAt}>{formatDateTime(order.createdAt, getLocale(), timeZone)}</time>
          {late > 0 && <span className="font-semibold text-danger">{m['orders.late']({ minutes: late })}</span>}
        </p>
        <div className="flex items-center justify-between gap-2">
          <div className="flex min-w-0 flex-wrap gap-1.5">
            <Badge tone={tones[order.status]}>{m[`orders.status.${order.status}`]()}</Badge>
            {order.paidAt && <Badge tone="green">{m['bills.paid']()}</Badge>}
          </div>
          <CardActions order={order} onAction={onAction} />
        </div>
      </div>
      <div className="border-hairline border-t pt-3">
        <OrderLines lines={order.lines} small={past} />
      </div>
      {order.cancelReason && (
        <p className="text-ink-2 text-sm wrap-anywhere">
          {m['orders.cancel.reasonShown']({ reason: order.cancelReason })}
        </p>
      )}
      {order.completedAt && <OrderAdjustments order={order} />}
      <p className={cx('money border-hairline border-t pt-3 text-right font-semibold', !past && 'md:text-lg')}>
        {m['orders.total']({ amount: formatMoney(order.totalCents, getLocale()) })}
      </p>
      {!past && onStep && <StepButton order={order} strong={isNew} onStep={onStep} />}
    </article>
  );
}

function Age({ minutes, late }: { minutes: number; late: boolean }) {
  return (
    <p
      className={cx(
        'money shrink-0 font-semibold text-lg md:text-4xl md:tracking-title',
        late ? 'text-danger' : 'text-ink-2',
      )}
    >
      <span aria-hidden="true">
        {minutes}
        <small className="ml-1 font-medium text-base tracking-snug">{m['orders.minutes']()}</small>
      </span>
      <span className="sr-only">{m['orders.ageOf']({ minutes })}</span>
    </p>
  );
}
