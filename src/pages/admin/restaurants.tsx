import { RestaurantList } from '#features/platform/web/restaurants/restaurant-list.tsx';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

export default function Restaurants() {
  return (
    <>
      <PageHeader title={m['platform.nav.restaurants']()} />
      <div className="px-4 lg:px-7">
        <RestaurantList />
      </div>
    </>
  );
}
