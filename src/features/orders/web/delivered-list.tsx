import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#client/api.ts';
import { byCursor } from '#client/by-cursor.ts';
import { Read } from '#client/read.tsx';
import { useSignedIn } from '#client/session.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { staffPaths } from '#lib/addresses.ts';
import { may } from '#lib/permissions.ts';
import { spokenMoment } from '#lib/spoken-time.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Teaching } from '#ui/staff/teaching.tsx';
import type { Order } from '../contract.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import type { OrderAction } from './card-actions.tsx';
import { DeliveredFilters } from './delivered-filters.tsx';
import { OrderCard } from './order-card.tsx';
import { useDeliveredFilter } from './use-delivered-filter.ts';

interface DeliveredListProps {
  timeZone: string;
  onAction: (action: OrderAction, order: Order) => void;
}

/** What has left the kitchen, newest first, a page at a time, and what helps to find one of it. */
export function DeliveredList(props: DeliveredListProps) {
  const filter = useDeliveredFilter();
  const owner = may(useSignedIn().user.role, 'restaurant.manage');
  return (
    <>
      <DeliveredFilters {...filter} />
      {owner && (
        <Link to={staffPaths.corrections} className={buttonClass({ variant: 'plain', size: 's' })}>
          {m['orders.corrections.list.title']()}
        </Link>
      )}
      <Found {...props} {...filter} />
    </>
  );
}

type FoundProps = DeliveredListProps & Pick<ReturnType<typeof useDeliveredFilter>, 'filter' | 'active'>;

function Found({ timeZone, onAction, filter, active }: FoundProps) {
  const pages = useInfiniteQuery(
    api.orders.delivered.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, ...filter }),
      ...byCursor,
      // While the next answer is on its way the last one stays, or the page would jump with every letter.
      placeholderData: keepPreviousData,
      select: ({ pages }) => ({
        orders: pages.flatMap(({ orders }) => orders),
        soughtSince: pages.at(-1)?.soughtSince ?? null,
      }),
    }),
  );
  useFailureToast(pages.isError, m['orders.loadFailed']());
  const more = (soughtSince: string | null) => (
    <LoadMore
      label={soughtSince ? m['bills.filter.older']() : m['orders.loadMore']()}
      busy={pages.isFetchingNextPage}
      busyLabel={m['common.loading']()}
      onMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
    >
      {soughtSince && m['bills.filter.soughtSince']({ when: spokenMoment(soughtSince, getLocale(), timeZone) })}
    </LoadMore>
  );
  return (
    <Read query={pages} failed={m['orders.unread']()} waiting={<BoardSkeleton />}>
      {({ orders, soughtSince }) =>
        orders.length === 0 && soughtSince ? (
          <>
            <EmptyState icon={ReceiptIcon} title={m['bills.filter.noneSoFar']()}>
              {m['bills.filter.noneSoFarHint']()}
            </EmptyState>
            {more(soughtSince)}
          </>
        ) : orders.length === 0 ? (
          active ? (
            <EmptyState icon={ReceiptIcon} title={m['bills.filter.noneFound']()}>
              {m['bills.filter.noneFoundHint']()}
            </EmptyState>
          ) : (
            <Teaching
              ghost="rows"
              title={m['orders.noneDelivered']()}
              action={
                <Link to={staffPaths.orders} className={buttonClass({ pill: true })}>
                  {m['orders.toActive']()}
                </Link>
              }
            >
              {m['orders.noneDeliveredHint']()}
            </Teaching>
          )
        ) : (
          <section aria-labelledby="delivered-orders" aria-busy={pages.isPlaceholderData || undefined}>
            <h2 id="delivered-orders" className="sr-only">
              {m['orders.delivered']()}
            </h2>
            <div className="grid items-start gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3 2xl:grid-cols-4">
              {orders.map((order) => (
                <OrderCard key={order.id} order={order} timeZone={timeZone} onAction={onAction} />
              ))}
            </div>
            {more(soughtSince)}
          </section>
        )
      }
    </Read>
  );
}
