import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { DataTable } from '#ui/admin/data-table.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Payment } from '../../contract.ts';
import { DetailsDialog } from './details-dialog.tsx';
import { HelpBlock } from './help-block.tsx';
import { HistoryCards } from './history-cards.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { nextOrder, sortOf, useHistoryFilter } from './use-history-filter.ts';

/** Everything the restaurant has paid, or tried to. */
export function PaymentHistory() {
  const { restaurant } = useSignedIn();
  const timeZone = restaurant?.timezone ?? 'America/Sao_Paulo';
  const [opened, setOpened] = useState<Payment | null>(null);
  const { filter, input, active, change, clear } = useHistoryFilter();
  const list = useInfiniteQuery({
    ...api.billing.payments.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...input, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const payments = list.data?.pages.flatMap((page) => page.payments) ?? [];
  const failed = m['billing.history.loadFailed']();
  const retry = () => void list.refetch();
  useEffect(() => {
    if (list.isError) toast.error(failed, { id: failed });
  }, [list.isError, failed]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <HistoryCards summary={list.data?.pages[0]} timeZone={timeZone} />
      <Card as="section" aria-label={m['billing.history.title']()} className="grid gap-5 sm:p-7">
        <HistoryFilters
          filter={filter}
          change={change}
          refreshing={list.isRefetching && !list.isPlaceholderData}
          onRefresh={retry}
        />
        {list.data ? (
          <>
            <DataTable
              caption={m['billing.history.title']()}
              columns={paymentColumns(timeZone, setOpened)}
              rows={payments}
              rowKey={({ id }) => id}
              sort={sortOf(filter.order)}
              onSort={({ key }) => change({ sort: nextOrder(filter.order, key) })}
              busy={list.isPlaceholderData}
              empty={
                <EmptyState
                  icon={ReceiptIcon}
                  title={m['billing.history.empty']()}
                  action={
                    active && (
                      <Button variant="soft" onClick={clear}>
                        {m['billing.history.clear']()}
                      </Button>
                    )
                  }
                >
                  <p>{m['billing.history.emptyHint']()}</p>
                  <p className="mt-1 text-sm">{m['billing.history.emptyNote']()}</p>
                </EmptyState>
              }
            />
            {payments.length > 0 && (
              <LoadMore
                label={m['billing.history.more']()}
                busy={list.isFetchingNextPage}
                busyLabel={m['common.loading']()}
                onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
              >
                {payments.length === 1
                  ? m['billing.history.shownOne']()
                  : m['billing.history.shown']({ count: payments.length })}
              </LoadMore>
            )}
          </>
        ) : list.isError ? (
          <ErrorState title={failed} retryLabel={m['common.retry']()} onRetry={retry} busy={list.isFetching} />
        ) : (
          <div role="status" className="grid gap-3">
            <span className="sr-only">{m['common.loading']()}</span>
            {[1, 2, 3, 4].map((n) => (
              <Skeleton key={n} className="h-14 rounded-md" />
            ))}
          </div>
        )}
      </Card>
      <HelpBlock />
      {opened && <DetailsDialog payment={opened} timeZone={timeZone} onClose={() => setOpened(null)} />}
    </div>
  );
}
