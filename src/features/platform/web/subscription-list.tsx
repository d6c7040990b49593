import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { api } from '#client/api.ts';
import { byCursor } from '#client/by-cursor.ts';
import { useAddressFilter } from '#client/use-address-query.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { managedRestaurantPath } from '#lib/addresses.ts';
import { formatMoney } from '#lib/money.ts';
import { Select } from '#ui/select.tsx';
import type { Column } from '#ui/staff/column.ts';
import { DataTable } from '#ui/staff/data-table.tsx';
import { BadgeCheckIcon } from '#ui/staff/icons.tsx';
import { subscriptionStatuses } from '../../billing/values.ts';
import type { ManagedSubscription } from '../contract.ts';
import { dateText } from './dates.ts';
import { Listing } from './listing.tsx';
import { SubscriptionBadge } from './subscription-badge.tsx';
import { TableCard } from './table-card.tsx';

const columns = (): Column<ManagedSubscription>[] => [
  {
    key: 'restaurant',
    header: m['platform.subscriptions.restaurant'](),
    heading: true,
    compact: '',
    cell: ({ restaurantId, restaurant, email }) => (
      <span className="block min-w-0 md:max-w-xs">
        <Link
          to={managedRestaurantPath(restaurantId)}
          className="line-clamp-2 font-semibold wrap-anywhere hover:underline"
        >
          {restaurant}
        </Link>
        <span className="line-clamp-2 font-normal text-ink-2 text-sm wrap-anywhere">{email}</span>
      </span>
    ),
  },
  { key: 'plan', header: m['platform.subscriptions.plan'](), compact: 'order-2', cell: ({ plan }) => plan },
  {
    key: 'status',
    header: m['platform.subscriptions.status'](),
    compact: 'order-3 justify-self-end',
    cell: ({ status }) => <SubscriptionBadge status={status} />,
  },
  {
    key: 'period',
    header: m['platform.subscriptions.period'](),
    compact: 'order-4 col-span-2',
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
    compact: 'order-1 self-start justify-self-end',
    cell: ({ priceCents }) => <span className="font-semibold">{formatMoney(priceCents, getLocale())}</span>,
  },
];

/** Every subscription there has been, newest first. */
export function SubscriptionList() {
  const navigate = useNavigate();
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
      itemClass="h-32 rounded-md md:h-16"
    >
      {(items) => (
        <TableCard>
          <DataTable
            caption={m['platform.subscriptions.caption']()}
            compact
            columns={columns()}
            rows={items}
            rowKey={({ id }) => id}
            onRow={({ restaurantId }) => void navigate(managedRestaurantPath(restaurantId))}
            busy={query.isPlaceholderData}
          />
        </TableCard>
      )}
    </Listing>
  );
}
