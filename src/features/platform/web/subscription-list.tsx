import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { byCursor } from '#client/by-cursor.ts';
import { useAddressFilter } from '#client/use-address-query.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import type { Column } from '#ui/staff/column.ts';
import { DataTable } from '#ui/staff/data-table.tsx';
import { BadgeCheckIcon } from '#ui/staff/icons.tsx';
import { type SubscriptionStatus, subscriptionStatuses } from '../../billing/values.ts';
import type { ManagedSubscription } from '../contract.ts';
import { dateText } from './dates.ts';
import { Listing } from './listing.tsx';

const tones = {
  pending: 'yellow',
  active: 'green',
  past_due: 'yellow',
  expired: 'red',
  cancelled: 'gray',
} as const satisfies Record<SubscriptionStatus, string>;

const columns = (): Column<ManagedSubscription>[] => [
  {
    key: 'restaurant',
    header: m['platform.subscriptions.restaurant'](),
    heading: true,
    cell: ({ restaurant, email }) => (
      <span className="block min-w-0 md:max-w-xs">
        <span className="block font-semibold wrap-anywhere">{restaurant}</span>
        <span className="block font-normal text-ink-2 text-sm wrap-anywhere">{email}</span>
      </span>
    ),
  },
  { key: 'plan', header: m['platform.subscriptions.plan'](), cell: ({ plan }) => plan },
  {
    key: 'status',
    header: m['platform.subscriptions.status'](),
    cell: ({ status }) => <Badge tone={tones[status]}>{m[`platform.subscriptions.statuses.${status}`]()}</Badge>,
  },
  {
    key: 'period',
    header: m['platform.subscriptions.period'](),
    cell: ({ startedAt, endsAt }) => (
      <span className="tabular-nums">
        {m['platform.subscriptions.range']({ start: dateText(startedAt), end: dateText(endsAt) })}
      </span>
    ),
  },
  {
    key: 'price',
    header: m['platform.subscriptions.price'](),
    align: 'right',
    cell: ({ priceCents }) => <span className="font-semibold">{formatMoney(priceCents, getLocale())}</span>,
  },
];

/** Every subscription there has been, newest first. */
export function SubscriptionList() {
  const [search, setSearch] = useAddressFilter('busca');
  const [asked, setStatus] = useAddressFilter('situacao');
  const status = subscriptionStatuses.find((each) => each === asked);
  const query = useInfiniteQuery(
    api.platform.subscriptions.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, search, status }),
      ...byCursor,
      placeholderData: keepPreviousData,
      select: ({ pages }) => pages.flatMap(({ subscriptions }) => subscriptions),
    }),
  );
  return (
    <Listing
      query={query}
      search={{
        label: m['platform.subscriptions.search'](),
        hint: m['platform.subscriptions.searchHint'](),
        value: search,
        onChange: setSearch,
      }}
      filter={
        <Select
          aria-label={m['platform.subscriptions.status']()}
          value={status ?? ''}
          onChange={(event) => setStatus(event.target.value)}
          className="sm:w-56"
        >
          <option value="">{m['platform.subscriptions.allStatuses']()}</option>
          {subscriptionStatuses.map((each) => (
            <option key={each} value={each}>
              {m[`platform.subscriptions.statuses.${each}`]()}
            </option>
          ))}
        </Select>
      }
      filtered={status !== undefined}
      empty={{
        icon: BadgeCheckIcon,
        title: m['platform.subscriptions.empty'](),
        hint: m['platform.subscriptions.emptyHint'](),
      }}
      className="grid gap-3"
      itemClass="h-16 rounded-md"
    >
      {(items) => (
        <Card className="max-md:bg-transparent max-md:p-0! max-md:shadow-none [&_tr]:max-md:bg-surface [&_tr]:max-md:shadow-card">
          <DataTable
            caption={m['platform.subscriptions.caption']()}
            columns={columns()}
            rows={items}
            rowKey={({ id }) => id}
            busy={query.isPlaceholderData}
          />
        </Card>
      )}
    </Listing>
  );
}
