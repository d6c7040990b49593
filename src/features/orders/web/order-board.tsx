import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Teaching } from '#ui/staff/teaching.tsx';
import type { Order } from '../contract.ts';
import { unseenRevision } from '../lines/changes.ts';
import { statusOfFired } from '../lines/status.ts';
import { activeStatuses } from '../order.ts';
import { BoardColumn } from './board-column.tsx';
import type { OrderAction } from './card-actions.tsx';
import type { Arrivals } from './use-arrivals.ts';
import { useCarrying } from './use-carrying.ts';
import { useSteps } from './use-steps.ts';
import { useUndoKey } from './use-undo-key.ts';
import { byWaiting } from './waiting.ts';

interface OrderBoardProps {
  orders: Order[];
  stations: readonly { id: string; name: string }[];
  now: number;
  timeZone: string;
  arrivals: Arrivals;
  /** What of the board is shown: with another filter nothing has left its place. */
  filter: string;
  /** Stands where the filter hides all; null where there is nothing to hide. */
  none: ReactNode;
  onAction: (action: OrderAction, order: Order) => void;
}

/** Three columns on a wide screen, each with a scroll of its own. On a phone one list, and what waits to be carried out comes first. */
export function OrderBoard({ orders, stations, now, timeZone, arrivals, filter, none, onAction }: OrderBoardProps) {
  const followed = useFollowedFocus(orders);
  const steps = useSteps(followed);
  useUndoKey(steps);
  const carrying = useCarrying();
  // With one station, everything is fetched there.
  const stationName = (id: string | null) =>
    stations.length < 2 ? null : (stations.find((station) => station.id === id)?.name ?? null);
  // What came just now, or is not what it was: whoever heard the bell looks for it.
  const called = (order: Order) => arrivals.isRecent(order.id) || unseenRevision(order) !== null;
  const columns = activeStatuses.map((status) => ({
    status,
    orders: orders.filter((order) => statusOfFired(order) === status).sort(byWaiting(now, called)),
  }));
  const standingOf = (id: string) => columns.find((column) => column.orders.some((order) => order.id === id))?.status;
  // The last order leaves its place like any other: until that is gone, the board is not empty.
  const empty = orders.length === 0 && steps.all.length === 0;
  return (
    <>
      <p role="status" className="sr-only">
        {steps.said}
      </p>
      {empty && none ? (
        none
      ) : empty ? (
        <Teaching
          ghost="tickets"
          title={m['orders.noneActive']()}
          action={
            <Link to={staffPaths.tables} className={buttonClass({ pill: true })}>
              {m['orders.toCodes']()}
            </Link>
          }
        >
          {m['orders.noneActiveHint']()}
        </Teaching>
      ) : (
        <div className="grid items-start gap-6 lg:min-h-0 lg:flex-1 lg:grid-cols-3 lg:grid-rows-[minmax(0,1fr)] lg:items-stretch lg:gap-3 xl:gap-5">
          {columns.map((column) => (
            <BoardColumn
              key={`${column.status} ${filter}`}
              {...column}
              now={now}
              timeZone={timeZone}
              arrivals={arrivals}
              steps={steps}
              standingOf={standingOf}
              carrying={carrying}
              stationName={stationName}
              onAction={onAction}
              onStep={followed}
            />
          ))}
        </div>
      )}
    </>
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
    (card ?? document.getElementById(`column-${statusOfFired(order)}`))?.focus({ preventScroll: true });
  }, [orders]);
  return (order: Order) => {
    stepped.current = order;
  };
}
