import { Link } from 'react-router';
import { serverContext } from '#client/server-context.ts';
import { shownCents } from '#features/menu/least-price.ts';
import { Logo } from '#features/restaurants/web/diner/logo.tsx';
import { Contact } from '#features/restaurants/web/public/contact.tsx';
import { CoverBand } from '#features/restaurants/web/public/cover-band.tsx';
import { HoursCard } from '#features/restaurants/web/public/hours-card.tsx';
import { RestaurantMap } from '#features/restaurants/web/public/map.tsx';
import { NowLine } from '#features/restaurants/web/public/now-line.tsx';
import { restaurantData, shortened } from '#features/restaurants/web/public/structured-data.ts';
import { Tiles } from '#features/restaurants/web/public/tiles.tsx';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import type { Route } from './+types/profile.ts';
import { restaurantMeta, useRestaurant } from './context.ts';

export const handle = { area: 'public', plain: true };

/** What the dishes cost, for those who look for a place to eat; the page itself can do without. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(serverContext);
  const menu = await api.menu.bySlug({ slug: params.slug }).catch(() => null);
  const dishes = menu?.categories.flatMap(({ products }) => products.filter(({ pricing }) => !pricing)) ?? [];
  const prices = dishes.map(shownCents);
  return { prices: prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : null };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return restaurantMeta(matches, (restaurant, site) => ({
    title: restaurant.name,
    description:
      shortened(restaurant.description) || m['restaurants.page.description']({ restaurant: restaurant.name }),
    data: restaurantData(restaurant, site, loaderData?.prices ?? null),
  }));
}

export default function RestaurantPage() {
  const { restaurant, base, renderedAt } = useRestaurant();
  const { name, description, address } = restaurant;
  return (
    <>
      <CoverBand src={restaurant.coverImageUrl} />
      <div className="mx-auto max-w-page px-6">
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_27rem] xl:gap-x-30">
          <div className="min-w-0">
            <Logo
              name={name}
              src={restaurant.imgUrl}
              className="relative -mt-12 size-24 text-5xl ring-6 ring-sunken-2 lg:-mt-18 lg:size-36 lg:text-7xl lg:ring-10"
            />
            <h1 className="mt-6 text-5xl tracking-display wrap-anywhere lg:mt-10 lg:text-6xl xl:text-7xl">{name}</h1>
            <NowLine restaurant={restaurant} renderedAt={renderedAt} />
            {description && (
              <p className="mt-4 max-w-[29em] whitespace-pre-line text-ink-2 text-lg wrap-anywhere lg:mt-6 lg:text-xl">
                {description}
              </p>
            )}
            <div className="mt-7 flex flex-wrap gap-2.5 lg:mt-9 lg:gap-3">
              <Link reloadDocument to={`${base}/menu`} className={`${buttonClass({ pill: true })} max-sm:flex-1`}>
                {m['restaurants.page.ourMenu']()}
              </Link>
              <Link
                to={`${base}/reservations`}
                className={`${buttonClass({ pill: true, variant: 'quiet' })} max-sm:flex-1`}
              >
                {m['restaurants.page.reserve']()}
              </Link>
            </div>
            <Contact restaurant={restaurant} />
          </div>
          <div className="-mx-3 min-w-0 lg:mx-0">
            <HoursCard restaurant={restaurant} renderedAt={renderedAt} />
          </div>
        </div>
        <div className="-mx-3 mt-3 lg:mx-0 lg:mt-28">
          <Tiles base={base} />
          {address && <RestaurantMap address={address} />}
        </div>
      </div>
    </>
  );
}
