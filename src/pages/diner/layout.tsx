import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { data, Outlet, useMatches } from 'react-router';
import { api } from '#client/diner-api.ts';
import { lazily, patiently } from '#client/lazily.ts';
import { serverContext } from '#client/server-context.ts';
import type { Order } from '#features/orders/contract.ts';
import { ComandaProvider, useComanda } from '#features/orders/web/diner/comanda/comanda-context.tsx';
import { useTableOrders } from '#features/orders/web/diner/following/use-table-orders.ts';
import { Toasts } from '#features/orders/web/diner/toasts.tsx';
import { brandCss } from '#features/restaurants/web/diner/appearance.ts';
import { BrandStyle } from '#features/restaurants/web/diner/brand-style.tsx';
import { fontCss } from '#features/restaurants/web/diner/font-css.ts';
import { hoursText } from '#features/restaurants/web/diner/hours-text.ts';
import { TableHeader } from '#features/restaurants/web/diner/table-header.tsx';
import { TableNav } from '#features/restaurants/web/diner/table-nav.tsx';
import { m } from '#generated/messages/messages.js';
import { OfflineBanner } from '#ui/offline-banner.tsx';
import type { Route } from './+types/layout.ts';
import { readOrNotFound } from './read-or-not-found.ts';
import type { TableContext } from './table-context.ts';

export const handle = { area: 'diner' };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(serverContext);
  const number = Number(params.number);
  if (!/^[1-9]\d{0,4}$/.test(params.number)) throw data({ code: 'table_not_found' }, { status: 404 });
  // Whether the caller sits at the table is not handed on: the page is kept for everyone.
  const { slug } = params;
  const [restaurant, { couvert }] = await readOrNotFound(async () => {
    // First: it alone tells guests of a deactivated restaurant more than that there is none.
    await api.tables.visit({ slug, number });
    return Promise.all([api.restaurants.bySlug({ slug }), api.checks.couvertToday({ slug })]);
  });
  const now = new Date();
  return {
    restaurant,
    brand: brandCss(restaurant.appearance) + fontCss(restaurant.appearance.fontFamily),
    renderedAt: now.toISOString(),
    couvert,
    hoursThen: hoursText(restaurant, now.getTime()),
  };
}

// The pages below belong to one table; what changes about it comes through its queries.
export const shouldRevalidate = () => false;

// Not part of a first view: a phone loads them when they are needed.
const SeatDialog = lazily(() => import('#features/tables/web/diner/seat-dialog.tsx'));
const Seated = lazily(() => import('./seated.tsx'));
const CallSheet = lazily(() => import('#features/calls/web/diner/call-sheet.tsx'));
const OrderNews = lazily(() => import('#features/orders/web/diner/following/order-news.tsx'));
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
  const { orders, movedAway, active, notSeated, movedTo, together, ended } = useTableOrders(slug, number);
  // From the first news on: what the next is, only who heard the last can tell.
  const [seen, setSeen] = useState<readonly Order[]>();
  if (!seen && (orders?.length || movedTo || ended)) setSeen(orders ?? []);
  // Who only reads has no stream to be told by.
  const profile = { ...api.restaurants.bySlug.queryOptions(of), initialData: read };
  const told = useQuery({ ...profile, refetchInterval: notSeated && 60_000 }).data;
  const restaurant = told.rehearsalTable === number ? { ...told, takesOrders: true } : told;
  const { seatAsked, askSeat, place } = useComanda();
  const seated = orders && !notSeated;
  const outside = notSeated || ended;
  const [calling, setCalling] = useState(false);
  const [called, setCalled] = useState(false);
  const call = () => {
    setCalling(true);
    if (ended) askSeat('sit');
  };
  // The bill was closed while they were calling.
  if (ended && calling && !seatAsked) setCalling(false);
  const atWelcome = useMatches().at(-1)?.id === 'diner/welcome';
  const base = `/r/${slug}/table/${number}`;

  // Until the phone has had a moment nothing competes with the page itself.
  useEffect(() => {
    const timer = setTimeout(() => void patiently(() => import('./preload-parts.ts')), 1_000);
    return () => clearTimeout(timer);
  }, []);
  // Each page writes its title with the name that was read with it.
  useEffect(() => {
    document.title = document.title.replace(read.name, restaurant.name);
  });

  return (
    <div className="flex min-h-dvh flex-col pb-24 lg:pb-12">
      <BrandStyle css={brand} appearance={restaurant.appearance} />
      <a href="#content" className="skip-link">
        {m['common.skipToContent']()}
      </a>
      <OfflineBanner>{m['common.offline']()}</OfflineBanner>
      <TableHeader {...{ restaurant, number, hoursThen }} overCover={atWelcome}>
        <TableNav
          base={base}
          orderActive={active}
          called={seated && called}
          onCall={restaurant.takesCalls ? call : undefined}
        />
      </TableHeader>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-page grow outline-none">
        {seen && (
          <Suspense>
            <OrderNews
              orders={orders}
              movedAway={movedAway}
              seen={seen}
              slug={slug}
              number={number}
              movedTo={movedTo}
              together={together}
              ended={ended}
            />
          </Suspense>
        )}
        <Outlet context={{ restaurant, number, base, renderedAt, ended } satisfies TableContext} />
      </main>
      <Toasts />
      <Suspense>
        {seated && <Seated {...{ slug, number, calling }} onCalled={setCalled} />}
        {calling && !outside && (
          <CallSheet {...{ slug, number }} timezone={restaurant.timezone} onClose={() => setCalling(false)} />
        )}
      </Suspense>
      {(seatAsked || (calling && notSeated)) && (
        <Suspense>
          <SeatDialog
            slug={slug}
            number={number}
            again={ended}
            onClose={() => {
              askSeat(null);
              setCalling(false);
            }}
            onSeated={() => {
              askSeat(null);
              if (seatAsked === 'send') place();
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
