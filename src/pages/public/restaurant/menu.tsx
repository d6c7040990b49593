import { serverContext } from '#client/server-context.ts';
import { askedFor, lookFor } from '#features/menu/web/public/look-for.ts';
import { menuData } from '#features/menu/web/public/menu-data.ts';
import { MenuSearch } from '#features/menu/web/public/menu-search.tsx';
import { ReadableMenu } from '#features/menu/web/public/readable-menu.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { BookIcon } from '#ui/icons.tsx';
import { QrIcon } from '#ui/late-icons.tsx';
import type { Route } from './+types/menu.ts';
import { restaurantMeta, useRestaurant } from './context.ts';

export const handle = { area: 'public', plain: true };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  // Whether there is such a restaurant is for the layout to say; both read at once.
  const menu = await context
    .get(serverContext)
    .api.menu[getLocale() === 'en' ? 'inEnglish' : 'bySlug']({ slug: params.slug })
    .catch((error: { status?: number }) => {
      if (error.status === 404 || error.status === 400) return null;
      throw error;
    });
  const text = askedFor(request.url);
  return { menu: menu && text ? lookFor(menu, text) : menu, text };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return restaurantMeta(matches, ({ name, slug }, site) => ({
    title: m['diner.menuTitle']({ restaurant: name }),
    description: m['menu.public.description']({ restaurant: name }),
    path: '/menu',
    ...(loaderData?.menu && !loaderData.text && { data: menuData(loaderData.menu, { name, slug }, site, getLocale()) }),
  }));
}

/** The menu for reading. Orders are placed at a table, and the page says how. */
export default function RestaurantMenu({ loaderData }: Route.ComponentProps) {
  const { restaurant, base } = useRestaurant();
  const { menu, text } = loaderData;
  const count = menu?.categories.reduce((sum, { products }) => sum + products.length, 0) ?? 0;
  return (
    <div className="mx-auto grid max-w-page items-start gap-x-16 px-5 pt-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-12">
      <div className="min-w-0">
        <h1 className="pb-5 text-4xl tracking-title wrap-anywhere sm:text-5xl lg:pb-8 lg:text-6xl lg:tracking-display">
          {m['restaurants.page.ourMenu']()}
        </h1>
        {(count > 0 || text) && <MenuSearch path={`${base}/menu`} text={text} count={count} />}
        {menu && count > 0 ? (
          <ReadableMenu menu={menu} />
        ) : text ? null : (
          <EmptyState icon={BookIcon} title={m['diner.menuEmpty']()} />
        )}
      </div>
      <aside
        aria-labelledby="how"
        className="mt-10 rounded-xl bg-panel p-7 text-on-panel on-dark lg:sticky lg:top-6 lg:mt-4"
      >
        <QrIcon size={32} />
        <h2 id="how" className="mt-5 text-2xl tracking-title">
          {m['menu.public.how']()}
        </h2>
        <p className="mt-2.5 text-on-panel-2">
          {restaurant.takesOrders ? m['menu.public.howText']() : m['menu.public.noOrders']()}
        </p>
        {restaurant.takesOrders && (
          <a
            href={`${base}/reservations`}
            className={`${buttonClass({ pill: true, wide: true, variant: 'quiet' })} mt-6`}
          >
            {m['restaurants.page.reserve']()}
          </a>
        )}
      </aside>
    </div>
  );
}
