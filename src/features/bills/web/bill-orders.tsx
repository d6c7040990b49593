import { useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { formatTime } from '#lib/time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Sum, Sums } from '#ui/sums.tsx';
import type { Order } from '../../orders/contract.ts';
import type { FallOf } from '../../orders/corrections/reckon.ts';
import { figuresOf } from '../../orders/figures.ts';
import { choiceNames } from '../../orders/lines/choice-names.ts';
import type { OrderLine } from '../../orders/lines/contract.ts';
import { noteOf } from '../../orders/lines/words.ts';
import { isActive, isOwed, lineCents } from '../../orders/order.ts';
import { CorrectionDialog } from '../../orders/web/correction/correction-dialog.tsx';
import { OrderAdjustments } from '../../orders/web/order-adjustments.tsx';
import { tones } from '../../orders/web/status-look.ts';
import type { Bill } from '../contract.ts';
import type { PaidApart } from '../payments/contract.ts';

interface BillOrdersProps {
  bill: Pick<Bill, 'orders' | 'paidApart'>;
  timeZone: string;
  /** What a change takes off the bill, as it is being settled. */
  fallOf?: FallOf;
  onCorrected?: (order: Pick<Order, 'id' | 'revision'>) => void;
}

/** Everything ordered at the table, order by order; what is not part of the sum says so. */
export function BillOrders({ bill: { orders, paidApart }, timeZone, fallOf, onCorrected }: BillOrdersProps) {
  const [opened, setOpened] = useState<{ order: Order; line: number } | null>(null);
  return (
    <>
      <ol className="grid gap-4">
        {orders.map((order) => (
          <li key={order.id}>
            <h3 className="mb-1 flex min-h-7 flex-wrap items-center gap-2 font-medium text-ink-2 text-sm tracking-snug">
              {m['bills.orderAt']({ time: formatTime(order.createdAt, getLocale(), timeZone) })}
              <Standing order={order} />
            </h3>
            <BillLines
              lines={order.lines}
              look={order.status === 'cancelado' ? 'void' : order.paidAt && !order.billClosed ? 'paid' : 'due'}
              onCorrect={isOwed(order) ? (line) => setOpened({ order, line }) : undefined}
            />
            <OwnSums order={order} apart={paidApart.find(({ orderId }) => orderId === order.id)} />
          </li>
        ))}
      </ol>
      {/* Beside the form that this stands in: what is pressed there sends nothing here. */}
      {opened &&
        createPortal(
          <CorrectionDialog {...opened} fallOf={fallOf} onCorrected={onCorrected} onClose={() => setOpened(null)} />,
          document.body,
        )}
    </>
  );
}

function Standing({ order }: { order: Order }) {
  if (order.status === 'cancelado') return <Badge>{m['bills.cancelled']()}</Badge>;
  if (order.paidAt) return <Badge tone="green">{m['bills.paidApart']()}</Badge>;
  if (!isActive(order.status)) return null;
  return <Badge tone={tones[order.status]}>{m[`orders.status.${order.status}`]()}</Badge>;
}

/** What the cashier decided about one order, and how it was paid if it was paid by itself. */
function OwnSums({ order, apart }: { order: Order; apart: PaidApart | undefined }) {
  if (order.completedAt === null || order.status === 'cancelado') return null;
  // Of an order that was paid with its bill the sums are the bill's.
  if (order.billClosed && !apart) return null;
  const money = (cents: number) => formatMoney(cents, getLocale());
  return (
    <div className="mt-1 grid gap-1">
      <OrderAdjustments order={order} />
      <Sums className="gap-1!">
        <Sum label={m['bills.subtotal']()} strength="total">
          {money(figuresOf(order).totalCents)}
        </Sum>
        {apart?.payments.map(({ method, receivedCents }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was paid does not change its place
          <Sum key={index} label={m['bills.paidWith']({ method: m[`bills.method.${method}`]() })}>
            {money(receivedCents)}
          </Sum>
        ))}
        {apart && apart.changeCents > 0 && <Sum label={m['bills.changeToGive']()}>{money(apart.changeCents)}</Sum>}
      </Sums>
    </div>
  );
}

const looks = { due: '', paid: 'text-ink-2', void: 'text-ink-3 line-through decoration-ink-3/60' };

interface BillLinesProps {
  lines: OrderLine[];
  look?: keyof typeof looks;
  /** Where something can still be taken back or given. */
  onCorrect?: (line: number) => void;
}

/** Struck out is what is void; what is paid stands back and keeps its figures. */
export function BillLines({ lines, look = 'due', onCorrect }: BillLinesProps) {
  return (
    <ul className={cx('grid', looks[look])}>
      {lines.map((line) => (
        <li
          key={line.line}
          className="grid grid-cols-[2rem_minmax(0,1fr)_auto_minmax(5.5rem,auto)] items-baseline gap-x-1 py-1 has-[button]:py-2.5"
        >
          <span className={cx('font-semibold tabular-nums', look === 'due' && 'text-brand-ink')}>
            {line.quantity}
            <span aria-hidden="true">×</span>
          </span>
          <div className="min-w-0">
            <p dir="auto" className="font-semibold leading-snug wrap-anywhere">
              {line.name}
            </p>
            {line.choices.length > 0 && (
              <p className="text-ink-3 text-sm wrap-anywhere">{choiceNames(line).join(' · ')}</p>
            )}
            {line.heldAt && <p className="font-medium text-ink-2 text-sm">{m['orders.courses.held']()}</p>}
            {line.freeQuantity > 0 && (
              <p className="text-green text-sm">{m['orders.corrections.free']({ count: line.freeQuantity })}</p>
            )}
            {noteOf(line) && (
              <p className="text-ink-3 text-sm wrap-anywhere">{m['orders.note']({ note: noteOf(line) })}</p>
            )}
          </div>
          {onCorrect && (
            <Button
              variant="plain"
              size="s"
              aria-label={m['orders.corrections.actionOf']({ name: line.name })}
              onClick={() => onCorrect(line.line)}
              className="-my-3 col-start-3 min-w-11 px-1! font-medium!"
            >
              {m['orders.corrections.take']()}
            </Button>
          )}
          {/* At the right edge, where the sums stand below it. */}
          <span className="money col-start-4 text-right font-medium">{formatMoney(lineCents(line), getLocale())}</span>
        </li>
      ))}
    </ul>
  );
}
