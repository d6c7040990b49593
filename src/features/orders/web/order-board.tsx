import { useEffect, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { Dot } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ClocheIcon } from '#ui/icons-more.tsx';
import type { Order } from '../contract.ts';
import { activeStatuses } from '../order.ts';
import type { OrderAction } from './card-actions.tsx';
import { OrderCard } from './order-card.tsx';
import { tones } from './status-look.ts';
import type { Arrivals } from './use-arrivals.ts';

interface OrderBoardProps {
  orders: Order[];
  now: number;
  timeZone: string;
  arrivals: Arrivals;
  onAction: (action: OrderAction, order: Order) => void;
}

/** Three columns on a wide screen. On a phone one list, and what waits to be carried out comes first. */
export function OrderBoard({ orders, now, timeZone, arrivals, onAction }: OrderBoardProps) {
  const followed = useFollowedFocus(orders);
  if (orders.length === 0) {
    return (
      <EmptyState icon={ClocheIcon} title={m['orders.noneActive']()}>
        {m['orders.noneActiveHint']()}
      </EmptyState>
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-3 lg:gap-3 xl:gap-5">
      {activeStatuses.map((status) => {
        const column = orders
          .filter((order) => order.status === status)
          .sort((a, b) => Number(arrivals.isRecent(b.id)) - Number(arrivals.isRecent(a.id)));
        return (
          <section
            key={status}
            aria-labelledby={`column-${status}`}
            className={cx(
              'min-w-0',
              column.length === 0 && 'hidden lg:block',
              status === 'pronto' && 'order-first lg:order-none',
            )}
          >
            <h2
              id={`column-${status}`}
              tabIndex={-1}
              className="mb-2.5 flex min-h-9 items-center gap-2.5 text-lg outline-none"
            >
              <Dot tone={tones[status]} />
              {m[`orders.status.${status}`]()}
              <span className="font-medium text-ink-3 tabular-nums">{column.length}</span>
            </h2>
            {column.length === 0 && (
              <p className="rounded-lg bg-sunken/60 p-5 text-center text-ink-3">{m['orders.noneInColumn']()}</p>
            )}
            <div className="grid items-start gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-1">
              {column.map((order) => (
                <OrderCard
                  key={order.id}
                  order={order}
                  now={now}
                  timeZone={timeZone}
                  isNew={arrivals.isNew(order.id)}
                  onSeen={arrivals.seen}
                  onAction={onAction}
                  onStep={followed}
                />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

/** A card that moves takes the focus with it; one that leaves the board hands it to its column's heading. */
function useFollowedFocus(orders: Order[]) {
  const stepped = useRef<Order | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the board changes, to see whether the focus was lost with a card
  useEffect(() => {
    const order = stepped.current;
    if (!order || document.activeElement !== document.body) return;
    stepped.current = null;
    const card = document.getElementById(`order-${order.id}`);
    (card ?? document.getElementById(`column-${order.status}`))?.focus({ preventScroll: true });
  }, [orders]);
  return (order: Order) => {
    stepped.current = order;
  };
}
