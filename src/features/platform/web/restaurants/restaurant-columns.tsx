import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { managedRestaurantPath } from '#lib/addresses.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PencilIcon } from '#ui/late-icons.tsx';
import type { Column } from '#ui/staff/column.ts';
import type { ManagedRestaurant } from '../../restaurants/contract.ts';
import { ActiveBadge } from '../active-badge.tsx';
import { dateText } from '../dates.ts';

export function restaurantColumns(onEdit: (restaurant: ManagedRestaurant) => void): Column<ManagedRestaurant>[] {
  return [
    {
      key: 'name',
      header: m['platform.restaurants.name'](),
      sortable: true,
      heading: true,
      compact: '',
      cell: ({ id, name, slug, email }) => (
        <span className="block min-w-0 @3xl:min-w-56 @3xl:max-w-64">
          <Link to={managedRestaurantPath(id)} className="line-clamp-2 font-semibold wrap-anywhere hover:underline">
            {name}
          </Link>
          <span className="line-clamp-2 font-normal text-ink-2 text-sm wrap-anywhere">{email || `/r/${slug}`}</span>
        </span>
      ),
    },
    {
      key: 'contact',
      header: m['platform.restaurants.contact'](),
      compact: 'order-3 col-span-2',
      cell: ({ address, phone }) => (
        <span className="block min-w-0 text-ink-2 @3xl:max-w-60">
          <span className="line-clamp-2 wrap-anywhere">{address || m['platform.restaurants.noAddress']()}</span>
          <span className="block whitespace-nowrap">{phone || m['platform.restaurants.noPhone']()}</span>
        </span>
      ),
    },
    {
      key: 'plan',
      header: m['platform.restaurants.plan'](),
      compact: 'order-1',
      cell: ({ plan, endsAt, standing }) =>
        plan && endsAt ? (
          <span className="block min-w-0">
            <span className="block font-medium wrap-anywhere">{plan}</span>
            <span className="block text-ink-2">{m['platform.restaurants.until']({ date: dateText(endsAt) })}</span>
            {standing === 'past_due' && <Badge tone="yellow">{m['platform.restaurants.standings.past_due']()}</Badge>}
          </span>
        ) : (
          <span className="text-ink-2">{m['platform.restaurants.noSubscription']()}</span>
        ),
    },
    {
      key: 'status',
      header: m['platform.restaurants.status'](),
      compact: 'order-2 justify-self-end',
      cell: ({ active }) => <ActiveBadge active={active} />,
    },
    {
      key: 'joined',
      header: m['platform.restaurants.joined'](),
      sortable: true,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
          {dateText(createdAt)}
        </time>
      ),
    },
    {
      key: 'actions',
      header: m['platform.restaurants.actions'](),
      headerHidden: true,
      compact: 'order-first -mt-2 -mr-2 self-start justify-self-end',
      cell: (restaurant) => (
        <span className="flex justify-end @3xl:-mr-2.5">
          <IconButton
            icon={PencilIcon}
            label={m['platform.restaurants.edit']({ name: restaurant.name })}
            onClick={() => onEdit(restaurant)}
          />
        </span>
      ),
    },
  ];
}
