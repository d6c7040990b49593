import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#client/api.ts';
import { byCursor } from '#client/by-cursor.ts';
import { nextOrder, sortOf } from '#client/list-order.ts';
import { m } from '#generated/messages/messages.js';
import { managedRestaurantPath } from '#lib/addresses.ts';
import { UtensilsIcon } from '#ui/late-icons.tsx';
import { DataTable } from '#ui/staff/data-table.tsx';
import type { ManagedRestaurant } from '../../restaurants/contract.ts';
import type { RestaurantSort } from '../../restaurants/values.ts';
import { Listing } from '../listing.tsx';
import { TableCard } from '../table-card.tsx';
import { restaurantColumns } from './restaurant-columns.tsx';
import { RestaurantDialog } from './restaurant-dialog.tsx';
import { RestaurantFilters } from './restaurant-filters.tsx';
import { useRestaurantFilter } from './use-restaurant-filter.ts';

/** Every restaurant of the service, newest first unless it is sorted otherwise. */
export function RestaurantList() {
  const { filter, input, narrowed, change } = useRestaurantFilter();
  const [editing, setEditing] = useState<ManagedRestaurant | null>(null);
  const navigate = useNavigate();
  const query = useInfiniteQuery(
    api.platform.restaurants.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...input, cursor }),
      ...byCursor,
      placeholderData: keepPreviousData,
      select: ({ pages }) => pages.flatMap(({ restaurants }) => restaurants),
    }),
  );
  return (
    <>
      <Listing
        query={query}
        search={{
          label: m['platform.restaurants.search'](),
          hint: m['platform.restaurants.searchHint'](),
          value: filter.text,
          onChange: (text) => change({ text }),
        }}
        filter={<RestaurantFilters filter={filter} change={change} />}
        filtered={narrowed}
        empty={{
          icon: UtensilsIcon,
          title: m['platform.restaurants.empty'](),
          hint: m['platform.restaurants.emptyHint'](),
        }}
        className="grid gap-3"
        itemClass="h-44 rounded-md lg:h-20"
      >
        {(items) => (
          <TableCard>
            <DataTable
              caption={m['platform.restaurants.caption']()}
              wide
              compact
              columns={restaurantColumns(setEditing)}
              rows={items}
              rowKey={({ id }) => id}
              onRow={({ id }) => void navigate(managedRestaurantPath(id))}
              sort={sortOf(filter.order)}
              onSort={({ key }) => change({ order: nextOrder<RestaurantSort>(filter.order, key, ['name']) })}
              busy={query.isPlaceholderData}
            />
          </TableCard>
        )}
      </Listing>
      {editing && (
        <RestaurantDialog
          key={editing.id}
          restaurant={query.data?.find(({ id }) => id === editing.id) ?? editing}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
