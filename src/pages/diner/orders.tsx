import { useQueryClient } from '@tanstack/react-query';
import { api } from '#client/diner-api.ts';
import { errorMessage } from '#client/errors.ts';
import { serverContext } from '#client/server-context.ts';
import { OverPage } from '#features/checks/web/diner/over-page.tsx';
import { useComanda } from '#features/orders/web/diner/comanda/comanda-context.tsx';
import { BillStanding } from '#features/orders/web/diner/following/bill-standing.tsx';
import { MovedAway } from '#features/orders/web/diner/following/moved-away.tsx';
import { NotSeated } from '#features/orders/web/diner/following/not-seated.tsx';
import { OrderList } from '#features/orders/web/diner/following/order-list.tsx';
import { OrdersSkeleton } from '#features/orders/web/diner/following/orders-skeleton.tsx';
import { ToBill } from '#features/orders/web/diner/following/to-bill.tsx';
import { useTableOrders } from '#features/orders/web/diner/following/use-table-orders.ts';
import { useFailureToast } from '#features/orders/web/diner/toasts.tsx';
import { useEachMinute } from '#features/orders/web/use-each-minute.ts';
import { useNow } from '#features/restaurants/web/diner/use-now.ts';
import { m } from '#generated/messages/messages.js';
import { ErrorState } from '#ui/error-state.tsx';
import type { Route } from './+types/orders.ts';
import { RateVisit } from './rate-visit.tsx';
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

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { restaurant, number, base, renderedAt } = useTable();
  const { slug, timezone } = restaurant;
  const table = useTableOrders(slug, number, loaderData?.read);
  const { orders, movedAway, clockOffset, notSeated, movedTo, ended, isError, error, retry } = table;
  const now = useNow(loaderData?.read?.now ?? renderedAt, clockOffset);
  const answered = useQueryClient().getQueryData(api.orders.ofTable.queryKey({ input: { slug, number } }));
  useEachMinute(now, table.active ? answered?.now : undefined, table.retry);
  const { askSeat } = useComanda();
  const typeCode = () => askSeat('sit');
  const outside = !orders && !movedTo && (notSeated || (!isError && loaderData?.notSeated));
  const failed = m['diner.ordersFailed']();
  useFailureToast(isError && !notSeated, failed);

  const stars = <RateVisit slug={slug} number={number} />;
  if (ended) return <OverPage {...{ restaurant, number, stars }} onTypeCode={typeCode} />;
  return (
    <>
      <div className="px-5 pt-4 pb-5 lg:px-8">
        <h1 className="text-4xl tracking-title">{m['diner.yourOrders']()}</h1>
        <p className="mt-1 text-ink-2">{m['diner.followOrders']({ number })}</p>
      </div>
      {outside ? (
        <NotSeated slug={slug} number={number} onTypeCode={typeCode} />
      ) : orders ? (
        <>
          {orders.length > 0 && <ToBill base={base} />}
          <BillStanding orders={orders} totalCents={table.totalCents} paidCents={table.paidCents} />
          <MovedAway orders={movedAway} />
          <OrderList orders={orders} now={now} timezone={timezone} number={number} menuPath={`${base}/menu`} />
        </>
      ) : isError ? (
        <ErrorState title={failed} retryLabel={m['common.retry']()} onRetry={retry}>
          {errorMessage(error)}
        </ErrorState>
      ) : (
        <OrdersSkeleton />
      )}
    </>
  );
}
