import { m } from '#generated/messages/messages.js';
import { StatCard } from '#ui/admin/stat-card.tsx';
import { Dot } from '#ui/badge.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Order, OrderStatus } from '../contract.ts';
import { activeStatuses } from '../order.ts';
import { tones } from './status-look.ts';
import { ageMinutes } from './waiting.ts';

interface ActiveCountsProps {
  board: { orders: Order[]; deliveredToday: number } | undefined;
  failed: boolean;
  now: number;
  onRetry: () => void;
}

/** How the kitchen stands at this moment. */
export function ActiveCounts({ board, failed, now, onRetry }: ActiveCountsProps) {
  if (!board && failed) {
    return <ErrorState title={m['orders.unread']()} retryLabel={m['common.retry']()} onRetry={onRetry} />;
  }
  const oldest = board?.orders[0];
  const wait = oldest ? m['shell.minutes']({ minutes: ageMinutes(oldest, now) }) : m['shell.dash']();
  return (
    <section aria-label={m['shell.ongoing']()} className="grid gap-3 sm:grid-cols-3 lg:gap-4">
      <StatCard label={m['shell.activeOrders']()} foot={<Counts orders={board?.orders ?? []} />}>
        {board ? board.orders.length : pending}
      </StatCard>
      <StatCard label={m['shell.deliveredToday']()}>{board ? board.deliveredToday : pending}</StatCard>
      <StatCard
        label={m['shell.oldest']()}
        foot={oldest ? m['orders.table']({ number: oldest.tableNumber }) : undefined}
      >
        {board ? wait : pending}
      </StatCard>
    </section>
  );
}

const pending = <Skeleton className="h-10 w-20" />;

function Counts({ orders }: { orders: Order[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {activeStatuses.map((status) => (
        <CountOf key={status} status={status} orders={orders} />
      ))}
    </ul>
  );
}

function CountOf({ status, orders }: { status: OrderStatus; orders: Order[] }) {
  return (
    <li className="flex items-center gap-2">
      <Dot tone={tones[status]} />
      {m[`orders.status.${status}`]()}{' '}
      <b className="font-semibold text-ink tabular-nums">{orders.filter((order) => order.status === status).length}</b>
    </li>
  );
}
