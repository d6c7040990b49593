import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { homeTimezone } from '#lib/timezones.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { orderStatuses } from '../../../orders/values.ts';
import { tones } from '../../../orders/web/status-look.ts';
import type { PlatformStats } from '../../contract.ts';

/** The five latest orders, whichever restaurants they are of. */
export function LatestOrders({ orders }: { orders: PlatformStats['latestOrders'] | undefined }) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className="grid content-start gap-2">
      <h2 id={titleId} className="text-lg">
        {m['platform.stats.latest']()}
      </h2>
      {!orders ? (
        <Skeleton className="h-60 rounded-md" />
      ) : orders.length === 0 ? (
        <p className="py-8 text-center text-ink-2">{m['platform.stats.latestNone']()}</p>
      ) : (
        <ul className="divide-y divide-hairline">
          {orders.map(({ id, restaurant, status, totalCents, createdAt }) => (
            <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 text-sm">
              <span className="font-semibold wrap-anywhere">{restaurant}</span>
              <span className="money justify-self-end font-semibold">{formatMoney(totalCents, getLocale())}</span>
              <time dateTime={createdAt} className="text-ink-2">
                {spokenTime(createdAt, getLocale(), homeTimezone)}
              </time>
              <span className="justify-self-end">
                <Status status={status} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Status({ status }: { status: string }) {
  const known = orderStatuses.find((each) => each === status);
  return <Badge tone={known && tones[known]}>{known ? m[`orders.status.${known}`]() : status}</Badge>;
}
