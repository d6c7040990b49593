import { useId } from 'react';
import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { formatTime } from '#lib/time.ts';
import { ArrowRightIcon } from '#ui/admin/icons.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { RecentOrder } from '../../stats/contract.ts';
import { tones } from '../status-look.ts';

interface RecentPanelProps {
  orders: RecentOrder[] | undefined;
  timeZone: string;
  className?: string;
}

/** The five latest orders, as a table; on a phone without the dishes. */
export function RecentPanel({ orders, timeZone, className }: RecentPanelProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={className}>
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-lg">
          {m['house.dashboard.recent']()}
        </h2>
        <Link
          to="/restaurant-admin/orders"
          className="-my-2 -mr-2 flex min-h-11 items-center gap-1.5 rounded-md px-2 font-semibold text-brand-ink text-sm hover:bg-sunken"
        >
          {m['house.dashboard.seeAll']()}
          <ArrowRightIcon size={16} />
        </Link>
      </div>
      {!orders ? (
        <Skeleton className="h-60 rounded-md" />
      ) : orders.length === 0 ? (
        <p className="py-8 text-center text-ink-2">{m['house.dashboard.recentNone']()}</p>
      ) : (
        <Orders orders={orders} timeZone={timeZone} />
      )}
    </Card>
  );
}

const head = 'pb-2 font-medium text-ink-2 text-sm';

function Orders({ orders, timeZone }: { orders: RecentOrder[]; timeZone: string }) {
  return (
    <table className="w-full table-fixed text-left text-sm">
      <thead>
        <tr className="border-hairline border-b">
          <th scope="col" className={`${head} w-14 sm:w-20`}>
            {m['house.dashboard.time']()}
          </th>
          <th scope="col" className={`${head} w-[4.75rem] sm:w-24`}>
            {m['house.dashboard.table']()}
          </th>
          <th scope="col" className={`${head} max-sm:hidden`}>
            {m['house.dashboard.items']()}
          </th>
          <th scope="col" className={`${head} sm:w-34`}>
            {m['house.dashboard.status']()}
          </th>
          <th scope="col" className={`${head} w-[5.5rem] text-right sm:w-28`}>
            {m['house.dashboard.total']()}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline">
        {orders.map(({ id, createdAt, tableNumber, dish, more, status, totalCents }) => (
          <tr key={id} className="h-12">
            <td className="text-ink-2">
              <time dateTime={createdAt}>{formatTime(createdAt, getLocale(), timeZone)}</time>
            </td>
            <td className="truncate font-semibold">{m['orders.table']({ number: tableNumber })}</td>
            <td className="truncate pr-3 max-sm:hidden">
              {more > 0 ? m['house.dashboard.more']({ dish, count: more }) : dish}
            </td>
            <td>
              <Badge tone={tones[status]}>{m[`orders.status.${status}`]()}</Badge>
            </td>
            <td className="money text-right font-semibold">{formatMoney(totalCents, getLocale())}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
