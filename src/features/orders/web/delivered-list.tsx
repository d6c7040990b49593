import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import type { Order } from '../contract.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import type { OrderAction } from './card-actions.tsx';
import { DeliveredFilters } from './delivered-filters.tsx';
import { OrderCard } from './order-card.tsx';
import { useDeliveredFilter } from './use-delivered-filter.ts';
import { useFailureToast } from './use-failure-toast.ts';

interface DeliveredListProps {
  timeZone: string;
  onAction: (action: OrderAction, order: Order) => void;
}

/** What has left the kitchen, newest first, a page at a time, and what helps to find one of it. */
export function DeliveredList(props: DeliveredListProps) {
  const filter = useDeliveredFilter();
  return (
    <>
      <DeliveredFilters {...filter} />
      <Found {...props} {...filter} />
    </>
  );
}

type FoundProps = DeliveredListProps & Pick<ReturnType<typeof useDeliveredFilter>, 'filter' | 'active'>;

function Found({ timeZone, onAction, filter, active }: FoundProps) {
  const pages = useInfiniteQuery(
    api.orders.delivered.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, ...filter }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      // While the next answer is on its way the last one stays, or the page would jump with every letter.
      placeholderData: keepPreviousData,
    }),
  );
  useFailureToast(pages.isError, m['orders.loadFailed']());
  const retry = () => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch());

  if (!pages.data) {
    if (!pages.isError) return <BoardSkeleton />;
    return (
      <ErrorState
        title={m['orders.unread']()}
        retryLabel={m['common.retry']()}
        onRetry={retry}
        busy={pages.isFetching}
      />
    );
  }
  const orders = pages.data.pages.flatMap((page) => page.orders);
  if (orders.length === 0) {
    return (
      <EmptyState icon={ReceiptIcon} title={active ? m['bills.filter.noneFound']() : m['orders.noneDelivered']()}>
        {active ? m['bills.filter.noneFoundHint']() : m['orders.noneDeliveredHint']()}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="delivered-orders" aria-busy={pages.isPlaceholderData || undefined}>
      <h2 id="delivered-orders" className="sr-only">
        {m['orders.delivered']()}
      </h2>
      <div className="grid items-start gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3 2xl:grid-cols-4">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} timeZone={timeZone} onAction={onAction} />
        ))}
      </div>
      <LoadMore
        label={m['orders.loadMore']()}
        busy={pages.isFetchingNextPage}
        busyLabel={m['common.loading']()}
        onMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
      />
    </section>
  );
}
