import { useId } from 'react';
import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { staffPaths } from '#lib/addresses.ts';
import { formatMoney } from '#lib/money.ts';
import { formatTime } from '#lib/time.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ArrowRightIcon } from '#ui/staff/icons.tsx';
import { tones } from '../../orders/web/status-look.ts';
import type { RecentOrder } from '../contract.ts';

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
          {m['stats.recent']()}
        </h2>
        <Link
          to={staffPaths.orders}
          className="-my-2 -mr-2 flex min-h-11 items-center gap-1.5 rounded-md px-2 font-semibold text-brand-ink text-sm hover:bg-sunken"
        >
          {m['stats.seeAll']()}
          <ArrowRightIcon size={16} />
        </Link>
      </div>
      {!orders ? (
        <Skeleton className="h-68 rounded-md xl:h-88" />
      ) : orders.length === 0 ? (
        <p className="py-8 text-center text-ink-2">{m['stats.recentNone']()}</p>
      ) : (
        <Orders orders={orders} timeZone={timeZone} />
      )}
    </Card>
  );
}

const head = 'pb-2 font-medium text-ink-2 text-sm';

function Orders({ orders, timeZone }: { orders: RecentOrder[]; timeZone: string }) {
  return (
    <table className="w-full text-left text-sm sm:table-fixed">
      <thead>
        <tr className="border-hairline border-b">
          <th scope="col" className={`${head} max-sm:hidden sm:w-20`}>
            {m['stats.time']()}
          </th>
          <th scope="col" className={`${head} sm:w-22`}>
            {m['stats.table']()}
          </th>
          <th scope="col" className={`${head} max-sm:hidden`}>
            {m['stats.items']()}
          </th>
          <th scope="col" className={`${head} sm:w-30`}>
            {m['stats.status']()}
          </th>
          <th scope="col" className={`${head} text-right sm:w-24`}>
            {m['stats.total']()}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline">
        {orders.map(({ id, createdAt, tableNumber, dish, more, status, totalCents }) => (
          <tr key={id} className="h-12 xl:h-16">
            <td className="text-ink-2 max-sm:hidden">
              <time dateTime={createdAt}>{formatTime(createdAt, getLocale(), timeZone)}</time>
            </td>
            <td className="py-1.5 font-semibold">
              {m['orders.table']({ number: tableNumber })}
              <time dateTime={createdAt} className="block font-normal text-ink-2 text-xs sm:hidden">
                {formatTime(createdAt, getLocale(), timeZone)}
              </time>
            </td>
            <td className="py-1.5 pr-3 max-sm:hidden">{more > 0 ? m['stats.more']({ dish, count: more }) : dish}</td>
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
