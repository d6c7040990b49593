import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#client/diner-api.ts';
import { errorMessage } from '#client/errors.ts';
import { serverContext } from '#client/server-context.ts';
import type { Menu } from '#features/menu/contract.ts';
import { MenuSkeleton } from '#features/menu/web/diner/menu-skeleton.tsx';
import { OrderingMenu } from '#features/orders/web/diner/choosing/ordering-menu.tsx';
import { useCounting } from '#features/orders/web/diner/choosing/use-counting.ts';
import { useFailureToast } from '#features/orders/web/diner/toasts.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { ErrorState } from '#ui/error-state.tsx';
import type { Route } from './+types/menu.ts';
import { readOrNotFound } from './read-or-not-found.ts';
import { tableMeta, useTable } from './table-context.ts';

const none: readonly never[] = [];
/** Each language has a menu of its own. */
const read = () => (getLocale() === 'en' ? 'inEnglish' : 'bySlug');

export const handle = { area: 'diner' };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(serverContext);
  const [menu, favourites] = await readOrNotFound(() =>
    Promise.all([api.menu[read()]({ slug: params.slug }), api.orders.favourites({ slug: params.slug })]),
  );
  // As text: in the router's own form, a list of references, the page would be a twelfth larger and slower to read.
  return { menu: JSON.stringify(menu), favourites };
}

// Moving between the table's pages asks no server: the query has the menu, or fetches it.
export async function clientLoader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return tableMeta(matches, ({ name, slug }) => ({
    title: m['diner.menuTitle']({ restaurant: name }),
    description: m['diner.menuDescription']({ restaurant: name }),
    canonical: `/r/${slug}/menu`,
  }));
}

export default function MenuPage({ loaderData }: Route.ComponentProps) {
  const { restaurant, number, ended } = useTable();
  const query = useQuery({
    ...api.menu[read()].queryOptions({ input: { slug: restaurant.slug } }),
    initialData: () => (loaderData ? (JSON.parse(loaderData.menu) as Menu) : undefined),
    placeholderData: keepPreviousData,
  });
  // A menu without it is whole: nobody waits for a second try.
  const favourites = useQuery({
    ...api.orders.favourites.queryOptions({ input: { slug: restaurant.slug } }),
    initialData: loaderData?.favourites,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const counting = useCounting(restaurant.slug, query.data);
  const failed = m['diner.menuFailed']();
  useFailureToast(query.isError, failed);
  return (
    <>
      <h1 className="sr-only">{m['diner.menuTitle']({ restaurant: restaurant.name })}</h1>
      {query.data && !favourites.isLoading ? (
        <OrderingMenu
          menu={query.data}
          favourites={favourites.data?.dishes ?? none}
          counting={counting}
          menuReadAt={query.dataUpdatedAt}
          restaurant={restaurant}
          number={number}
          ended={ended}
        />
      ) : query.isError ? (
        <ErrorState title={failed} retryLabel={m['common.retry']()} onRetry={() => query.refetch()}>
          {errorMessage(query.error)}
        </ErrorState>
      ) : (
        <MenuSkeleton />
      )}
    </>
  );
}
