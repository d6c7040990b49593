import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { data, Outlet, useMatches } from 'react-router';
import { api } from '#client/diner-api.ts';
import { lazily } from '#client/lazily.ts';
import { useLive } from '#client/live.ts';
import { serverContext } from '#client/server-context.ts';
import { ComandaProvider, useComanda } from '#features/orders/web/diner/comanda-context.tsx';
import { Toasts } from '#features/orders/web/diner/toasts.tsx';
import { useTableOrders } from '#features/orders/web/diner/use-table-orders.ts';
import { brandCss } from '#features/restaurants/web/diner/appearance.ts';
import { BrandStyle } from '#features/restaurants/web/diner/brand-style.tsx';
import { fontCss } from '#features/restaurants/web/diner/font-css.ts';
import { hoursText } from '#features/restaurants/web/diner/hours-text.ts';
import { TableHeader } from '#features/restaurants/web/diner/table-header.tsx';
import { TableNav } from '#features/restaurants/web/diner/table-nav.tsx';
import { m } from '#generated/messages/messages.js';
import { OfflineBanner } from '#ui/offline-banner.tsx';
import type { Route } from './+types/layout.ts';
import { preloadPartsAtFirstTouch } from './preload-parts.ts';
import { readOrNotFound } from './read-or-not-found.ts';
import type { TableContext } from './table-context.ts';

export const handle = { area: 'diner' };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(serverContext);
  const number = Number(params.number);
  if (!/^[1-9]\d{0,4}$/.test(params.number)) throw data({ code: 'table_not_found' }, { status: 404 });
  // Whether the caller sits at the table is not handed on: the page is kept for everyone.
  const [restaurant] = await readOrNotFound(() =>
    Promise.all([api.restaurants.bySlug({ slug: params.slug }), api.tables.visit({ slug: params.slug, number })]),
  );
  const now = new Date();
  return {
    restaurant,
    brand: brandCss(restaurant.appearance) + fontCss(restaurant.appearance.fontFamily),
    renderedAt: now.toISOString(),
    hoursThen: hoursText(restaurant.openingHours, restaurant.timezone, now.getTime()),
  };
}

// The pages below belong to one table; what changes about it comes through its queries.
export const shouldRevalidate = () => false;

// Not part of a first view: a phone loads them when they are needed.
const SeatDialog = lazily(() => import('#features/tables/web/diner/seat-dialog.tsx'));
const OrderNews = lazily(() => import('#features/orders/web/diner/order-news.tsx'));
const NotFound = lazily(() => import('./not-found.tsx'));

export default function TableLayout({ loaderData, params }: Route.ComponentProps) {
  return (
    <ComandaProvider slug={params.slug} number={Number(params.number)}>
      <Table {...loaderData} slug={params.slug} number={Number(params.number)} />
    </ComandaProvider>
  );
}

type TableProps = Route.ComponentProps['loaderData'] & { slug: string; number: number };

function Table({ restaurant: read, brand, renderedAt, hoursThen, slug, number }: TableProps) {
  const of = { input: { slug } };
  const restaurant = useQuery({ ...api.restaurants.bySlug.queryOptions(of), initialData: read }).data;
  const { orders, active, notSeated } = useTableOrders(slug, number);
  const { seatAsked, closeSeat, place } = useComanda();
  const atWelcome = useMatches().at(-1)?.id === 'diner/welcome';
  const base = `/r/${slug}/table/${number}`;

  useEffect(preloadPartsAtFirstTouch, []);
  // The table's stream is for those who sit at it.
  useLive(orders && !notSeated ? `/api/restaurants/${slug}/tables/${number}/live` : null, {
    orders: [api.orders.ofTable.key(), api.orders.estimate.key()],
    menu: [api.menu.bySlug.key()],
    restaurant: [api.restaurants.bySlug.key(), api.menu.bySlug.key()],
  });

  return (
    <div className="flex min-h-dvh flex-col pb-24 lg:pb-12">
      <BrandStyle css={brand} appearance={restaurant.appearance} />
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30 focus:rounded-md focus:bg-surface focus:px-4 focus:py-3"
      >
        {m['common.skipToContent']()}
      </a>
      <OfflineBanner>{m['common.offline']()}</OfflineBanner>
      <TableHeader {...{ restaurant, number, hoursThen }} overCover={atWelcome}>
        <TableNav base={base} orderActive={active} />
      </TableHeader>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-page grow outline-none">
        <Outlet context={{ restaurant, number, base, renderedAt, orders } satisfies TableContext} />
      </main>
      {orders && orders.length > 0 && (
        <Suspense>
          <OrderNews orders={orders} />
        </Suspense>
      )}
      <Toasts />
      {seatAsked && (
        <Suspense>
          <SeatDialog
            slug={slug}
            number={number}
            onClose={closeSeat}
            onSeated={() => {
              closeSeat();
              place();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <NotFound error={error} />
    </Suspense>
  );
}
