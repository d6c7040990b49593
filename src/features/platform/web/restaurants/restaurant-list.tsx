import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { byCursor } from '#client/by-cursor.ts';
import { useAddressFilter } from '#client/use-address-query.ts';
import { m } from '#generated/messages/messages.js';
import { UtensilsIcon } from '#ui/late-icons.tsx';
import type { ManagedRestaurant } from '../../contract.ts';
import { Listing } from '../listing.tsx';
import { RestaurantCard } from './restaurant-card.tsx';
import { RestaurantDialog } from './restaurant-dialog.tsx';

const grid = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** Every restaurant of the service, newest first. */
export function RestaurantList() {
  const [search, setSearch] = useAddressFilter('busca');
  const [opened, setOpened] = useState<ManagedRestaurant | null>(null);
  const query = useInfiniteQuery(
    api.platform.restaurants.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, search }),
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
          value: search,
          onChange: setSearch,
        }}
        empty={{
          icon: UtensilsIcon,
          title: m['platform.restaurants.empty'](),
          hint: m['platform.restaurants.emptyHint'](),
        }}
        className={grid}
        itemClass="h-56 rounded-lg"
      >
        {(items) => (
          <ul className={grid}>
            {items.map((restaurant) => (
              <RestaurantCard key={restaurant.id} restaurant={restaurant} onEdit={setOpened} />
            ))}
          </ul>
        )}
      </Listing>
      {opened && (
        <RestaurantDialog
          key={opened.id}
          restaurant={query.data?.find(({ id }) => id === opened.id) ?? opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
