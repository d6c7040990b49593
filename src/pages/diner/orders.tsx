import { Suspense, useState } from 'react';
import { errorMessage } from '#client/errors.ts';
import { lazily } from '#client/lazily.ts';
import { serverContext } from '#client/server-context.ts';
import { NotSeated } from '#features/orders/web/diner/not-seated.tsx';
import { OrderList } from '#features/orders/web/diner/order-list.tsx';
import { OrdersSkeleton } from '#features/orders/web/diner/orders-skeleton.tsx';
import { useFailureToast } from '#features/orders/web/diner/use-failure-toast.ts';
import { useTableOrders } from '#features/orders/web/diner/use-table-orders.ts';
import { useNow } from '#features/restaurants/web/diner/use-now.ts';
import { m } from '#generated/messages/messages.js';
import { ErrorState } from '#ui/error-state.tsx';
import type { Route } from './+types/orders.ts';
import { tableMeta, useTable } from './table-context.ts';

export const handle = { area: 'diner' };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(serverContext);
  try {
    return { read: await api.orders.ofTable({ slug: params.slug, number: Number(params.number) }), notSeated: false };
  } catch (error) {
    // Any other failure is the page's own: its query asks again and says so.
    return { read: undefined, notSeated: (error as { code?: unknown }).code === 'table_secret_required' };
  }
}

export async function clientLoader() {
  return null;
}

export function meta({ matches, params }: Route.MetaArgs) {
  return tableMeta(matches, ({ name }) => ({
    title: m['diner.ordersTitle']({ restaurant: name }),
    description: m['diner.ordersDescription']({ restaurant: name, number: params.number }),
  }));
}

const SeatDialog = lazily(() => import('#features/tables/web/diner/seat-dialog.tsx'));

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { restaurant, number, base, renderedAt } = useTable();
  const { slug, timezone } = restaurant;
  const { orders, clockOffset, notSeated, isError, error, retry } = useTableOrders(slug, number, loaderData?.read);
  const now = useNow(loaderData?.read?.now ?? renderedAt) + clockOffset;
  const [asking, setAsking] = useState(false);
  const outside = !orders && (notSeated || (!isError && loaderData?.notSeated));
  const failed = m['diner.ordersFailed']();
  useFailureToast(isError && !notSeated, failed);

  return (
    <>
      <div className="px-5 pt-4 pb-5 lg:px-8">
        <h1 className="text-4xl tracking-title">{m['diner.yourOrders']()}</h1>
        <p className="mt-1 text-ink-2">{m['diner.followOrders']({ number })}</p>
      </div>
      {outside ? (
        <NotSeated onTypeCode={() => setAsking(true)} />
      ) : orders ? (
        <OrderList orders={orders} now={now} timezone={timezone} number={number} menuPath={`${base}/menu`} />
      ) : isError ? (
        <ErrorState title={failed} retryLabel={m['common.retry']()} onRetry={retry}>
          {errorMessage(error)}
        </ErrorState>
      ) : (
        <OrdersSkeleton />
      )}
      {asking && (
        <Suspense>
          <SeatDialog slug={slug} number={number} onClose={() => setAsking(false)} onSeated={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
