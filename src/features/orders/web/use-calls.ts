import { useCallback, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import type { Role } from '#lib/permissions.ts';
import type { Order } from '../contract.ts';
import { unseenRevision } from '../lines/changes.ts';
import { useArrivals } from './use-arrivals.ts';
import { type Tune, useChime } from './use-chime.ts';
import { useNews } from './use-news.ts';
import type { SavedOrder } from './use-save-order.ts';
import { isReady, readyWait } from './waiting.ts';

/** What rings, whichever page is open: orders that came, orders that changed under the kitchen's hands, and what waits to be carried. */
export function useCalls(orders: Order[] | undefined, role: Role, now: number) {
  const [announced, setAnnounced] = useState('');
  const chime = useChime();
  const call = (tune: Tune, about: Order[], text: (order: Order) => string) => {
    chime.ring(tune);
    setAnnounced([...new Set(about.map(text))].join('. '));
  };
  const arrivals = useArrivals(orders, (arrived) =>
    call('arrived', arrived, ({ tableNumber }) => m['orders.newOrder']({ number: tableNumber })),
  );
  const knownChange = useNews(orders, changeOf, (changed) => call('changed', changed, changeText));
  useNews(orders, readiness, (ready) => {
    if (role === 'waiter') call('ready', ready, ({ tableNumber }) => m['orders.ready.news']({ number: tableNumber }));
  });
  // Nothing but time makes it so.
  const cold = orders?.filter((order) => readyWait(order, now)?.state === 'late');
  useNews(cold, readiness, (waiting) => {
    if (role === 'waiter')
      call('ready', waiting, ({ tableNumber }) => m['orders.ready.waitingNews']({ number: tableNumber }));
  });

  const { seen } = arrivals;
  const saved = useCallback(
    (order: SavedOrder) => {
      seen(order.id);
      const change = 'changes' in order ? changeOf(order) : null;
      if (change) knownChange(change);
    },
    [seen, knownChange],
  );
  return { arrivals, chime, announced, saved };
}

function changeOf(order: Order): string | null {
  const revision = unseenRevision(order);
  return revision === null ? null : `${order.id} ${revision}`;
}

function changeText({ tableNumber, unseenMove, ...order }: Order): string {
  return unseenMove && unseenMove.revision === unseenRevision({ ...order, unseenMove })
    ? m['orders.changes.movedNews']({ from: unseenMove.fromTableNumber, number: tableNumber })
    : m['orders.changes.news']({ number: tableNumber });
}

function readiness(order: Order): string | null {
  return isReady(order) ? order.id : null;
}
