import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { minutesSince } from '#lib/minutes.ts';
import { formatMoney } from '#lib/money.ts';
import { sentence } from '#lib/sentence.ts';
import { formatDateTime, formatTime } from '#lib/time.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import { spanText } from '../../tables/web/span-text.ts';
import { withJoined } from '../../tables/with-joined.ts';
import type { FollowedOrder, Order } from '../contract.ts';
import { figuresOf } from '../figures.ts';
import { carriesOf } from '../lines/carries.ts';
import { changesToSee, unseenChanges, unseenRevision } from '../lines/changes.ts';
import { statusOfFired } from '../lines/status.ts';
import type { LineStep } from '../values.ts';
import { CardActions, type OrderAction } from './card-actions.tsx';
import { CarriedRows } from './carried-rows.tsx';
import { ChangeNotice } from './change-notice.tsx';
import { dueText } from './due-text.ts';
import { LineStanding } from './line-standing.tsx';
import { OrderAdjustments } from './order-adjustments.tsx';
import { OrderCourses } from './order-courses.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderRush } from './order-rush.tsx';
import { ReadyStrip } from './ready-strip.tsx';
import { ReadyWords } from './ready-words.tsx';
import { tones } from './status-look.ts';
import { StepButton } from './step-button.tsx';
import type { Carrying } from './use-carrying.ts';
import { dueOf, frameOf, lateMinutes, type ReadyWait, readyWait, waitOf } from './waiting.ts';

export interface OrderCardProps {
  order: Order & Partial<Pick<FollowedOrder, 'expected'>>;
  timeZone: string;
  onAction: (action: OrderAction, order: Order) => void;
  /** The present; without it the card is an entry of the past: smaller, and without a clock or a next step. */
  now?: number;
  /** With it, what is ready can be carried before the rest is. */
  carrying?: Carrying;
  stationName?: (id: string | null) => string | null;
  isNew?: boolean;
  /** Small: more cards are seen at once. */
  dense?: boolean;
  onSeen?: (id: string) => void;
  onStep?: (order: Order) => void;
  onStepped?: (order: Order, to: LineStep) => void;
}

export function OrderCard(props: OrderCardProps) {
  const { order, timeZone, onAction, now, carrying, stationName, isNew = false, dense = false } = props;
  const { onSeen, onStep, onStepped } = props;
  const past = now === undefined;
  const small = past || dense;
  const late = past ? 0 : lateMinutes(order, now);
  const due = past ? null : dueText(dueOf(order), now, timeZone);
  const wait = past ? null : readyWait(order, now);
  const carries = past ? [] : carriesOf([order]);
  const cold = carries.some(({ since }) => waitOf(since, now ?? 0).state === 'late');
  // Of an order that is ready at one station, its head says it all.
  const apart = !wait || carries.length > 1;
  const when = past ? formatDateTime : formatTime;
  const unseen = past ? [] : unseenChanges(order.changes);
  const called = !past && unseenRevision(order) !== null;
  const frame = frameOf({ late: late > 0, cold, called: isNew || called });
  const total = m['orders.total']({ amount: formatMoney(figuresOf(order).totalCents, getLocale()) });
  const headingId = `table-of-${order.id}`;
  return (
    <article
      id={`order-${order.id}`}
      tabIndex={-1}
      aria-labelledby={headingId}
      onPointerUp={() => isNew && onSeen?.(order.id)}
      onKeyUp={(event) => isNew && event.key !== 'Tab' && onSeen?.(order.id)}
      className={cx(
        'grid min-w-0 content-start rounded-lg bg-surface shadow-card outline-none',
        dense ? 'gap-2 p-3' : 'gap-2.5 p-4 lg:gap-2 lg:py-3 lg:max-xl:px-3',
        frame && (frame === 'late' ? 'ring-3 ring-danger' : 'ring-3 ring-yellow-dot'),
        isNew && 'animate-rise bg-linear-to-b from-yellow-tint/70 to-surface to-40%',
      )}
    >
      <div className="grid gap-1">
        <div className="flex items-baseline gap-3">
          <h3
            id={headingId}
            className={cx(
              'min-w-0 grow font-bold tracking-title wrap-anywhere',
              small ? 'text-xl' : 'text-[1.625rem] leading-8 xl:text-3xl',
            )}
          >
            {m['orders.table']({ number: withJoined(order.tableNumber, order.joinedNumbers) })}
            {isNew && (
              <span className="ml-3 inline-block rounded-full bg-yellow px-2.5 py-1 align-middle font-semibold text-white text-xs tracking-snug md:text-sm">
                {m['orders.new']()}
              </span>
            )}
          </h3>
          {!past && (
            <Age
              minutes={wait?.minutes ?? minutesSince(order.createdAt, now)}
              wait={wait}
              late={late > 0}
              dense={dense}
            />
          )}
        </div>
        {wait && <ReadyWords wait={wait} dense={dense} />}
        <div className="flex items-center justify-between gap-2">
          <p className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 text-ink-3 text-sm lg:max-xl:gap-x-1.5 lg:max-xl:text-xs">
            {late > 0 && (
              <span className="basis-full whitespace-nowrap font-semibold text-base text-danger tabular-nums lg:max-xl:text-sm">
                {m['orders.late']({ span: spanText(late) })}
              </span>
            )}
            {due?.slips && (
              <span className="basis-full font-semibold text-base text-yellow tabular-nums first-letter:uppercase lg:max-xl:text-sm">
                {due.text}
              </span>
            )}
            <span className="whitespace-nowrap tabular-nums">
              {m['orders.receipt.order']({ number: order.number })}
            </span>
            <time dateTime={order.createdAt}>{when(order.createdAt, getLocale(), timeZone)}</time>
            {due && !due.slips && (
              <span className="whitespace-nowrap font-semibold text-ink-2 tabular-nums">{due.text}</span>
            )}
            {order.formerTableNumber !== null && !(called && order.unseenMove) && (
              <span className="font-semibold text-ink">
                {m['orders.formerTable']({ number: order.formerTableNumber })}
              </span>
            )}
            {/* The column says it to those who see it. */}
            {past ? (
              <Badge tone={tones[order.status]}>{m[`orders.status.${order.status}`]()}</Badge>
            ) : (
              <span className="sr-only">{m[`orders.status.${statusOfFired(order)}`]()}</span>
            )}
            {order.unfinishedAt && <Badge tone="red">{m['orders.unfinished.badge']()}</Badge>}
            {order.paidAt && <Badge tone="green">{m['bills.paid']()}</Badge>}
          </p>
          <CardActions order={order} onAction={onAction} />
        </div>
      </div>
      {onStep && called && <ChangeNotice order={order} timeZone={timeZone} onSee={onStep} />}
      {carrying && (
        <>
          {!wait &&
            carries.map((carry) => (
              <ReadyStrip
                key={carry.stationId}
                {...{ order, carry, now: now ?? 0, carrying }}
                station={stationName?.(carry.stationId) ?? null}
              />
            ))}
          <CarriedRows cardId={order.id} carrying={carrying} />
        </>
      )}
      <div className="border-hairline border-t pt-2.5 lg:pt-2">
        <OrderLines
          lines={order.lines}
          small={small}
          changes={changesToSee(unseen)}
          standing={({ status, stationId }) =>
            !past &&
            (status === 'entregue' || (status === 'pronto' && apart)) && (
              <LineStanding status={status} station={stationName?.(stationId) ?? null} />
            )
          }
        />
      </div>
      {onStep && <OrderRush order={order} />}
      {onStep && <OrderCourses order={order} />}
      {order.cancelReason && (
        <p className="text-ink-2 text-sm wrap-anywhere">
          {m['orders.cancel.reasonShown']({ reason: sentence(order.cancelReason) })}
        </p>
      )}
      {(order.completedAt || order.settled) && <OrderAdjustments order={order} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden lg:max-xl:gap-x-1.5">
        {!dense && (
          <p className={cx('money grow font-semibold', past ? 'text-right' : 'lg:max-xl:text-sm')}>
            {order.status === 'cancelado' ? <s className="font-normal text-ink-3">{total}</s> : total}
          </p>
        )}
        {onStep && onStepped && (
          <StepButton order={order} strong={isNew} dense={dense} onStep={onStep} onStepped={onStepped} />
        )}
      </div>
    </article>
  );
}

/** Of what is being made, since it was ordered; of what is ready, since then. */
function Age(props: { minutes: number; wait: ReadyWait | null; late: boolean; dense: boolean }) {
  const { minutes, wait, late, dense } = props;
  return (
    <p
      className={cx(
        'money shrink-0 font-semibold text-lg',
        !dense && 'text-[1.625rem] leading-8 tracking-title xl:text-3xl',
        late || wait?.state === 'late'
          ? 'text-danger'
          : wait?.state === 'due'
            ? 'text-yellow'
            : wait
              ? 'text-green'
              : 'text-ink-2',
      )}
    >
      <span aria-hidden="true">
        {minutes}
        <small className="ml-1 font-medium text-base tracking-snug">{m['orders.minutes']()}</small>
      </span>
      {!wait && <span className="sr-only">{m['orders.ageOf']({ minutes })}</span>}
    </p>
  );
}
