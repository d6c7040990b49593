import { useState } from 'react';
import { Read, RereadFailed } from '#client/read.tsx';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { ActiveBadge } from '#features/platform/web/active-badge.tsx';
import { RestaurantPage, RestaurantWaiting } from '#features/platform/web/restaurant/restaurant-page.tsx';
import { useRestaurant } from '#features/platform/web/restaurant/use-restaurant.ts';
import { RestaurantDialog } from '#features/platform/web/restaurants/restaurant-dialog.tsx';
import { m } from '#generated/messages/messages.js';
import { platformPaths } from '#lib/addresses.ts';
import { Button } from '#ui/button.tsx';
import { PencilIcon } from '#ui/late-icons.tsx';
import { NoSuchPage } from '../frame/no-such-page.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import type { Route } from './+types/restaurant.ts';

export const handle = { area: 'staff' };

export default function Restaurant({ params }: Route.ComponentProps) {
  const { query, gone } = useRestaurant(params.id);
  const [editing, setEditing] = useState(false);
  useFailureToast(query.isError && !gone, m['platform.loadFailed']());
  if (gone) return <NoSuchPage home={platformPaths.home} />;
  const restaurant = query.data?.restaurant;
  return (
    <>
      <PageHeader
        title={restaurant?.name ?? m['platform.restaurant.title']()}
        given
        lists={restaurant && <ActiveBadge active={restaurant.active} />}
        actions={
          restaurant && (
            <Button
              variant="soft"
              aria-label={m['platform.restaurants.edit']({ name: restaurant.name })}
              onClick={() => setEditing(true)}
              className="max-sm:size-13 max-sm:px-0!"
            >
              <PencilIcon size={20} />
              <span className="max-sm:sr-only">{m['platform.restaurant.edit']()}</span>
            </Button>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 lg:px-7">
        <RereadFailed query={query}>{m['platform.unread']()}</RereadFailed>
        <Read query={query} failed={m['platform.unread']()} waiting={<RestaurantWaiting />}>
          {(details) => <RestaurantPage details={details} />}
        </Read>
      </div>
      {editing && restaurant && <RestaurantDialog restaurant={restaurant} onClose={() => setEditing(false)} />}
    </>
  );
}
