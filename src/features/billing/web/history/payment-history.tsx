import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '#client/api.ts';
import { byCursor } from '#client/by-cursor.ts';
import { nextOrder, sortOf } from '#client/list-order.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { useTimezone } from '#client/session.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/card.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { DataTable } from '#ui/staff/data-table.tsx';
import { Teaching } from '#ui/staff/teaching.tsx';
import type { Payment } from '../../contract.ts';
import { DetailsDialog } from './details-dialog.tsx';
import { HelpBlock } from './help-block.tsx';
import { HistoryCards } from './history-cards.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { useHistoryFilter } from './use-history-filter.ts';

/** Everything the restaurant has paid, or tried to. */
export function PaymentHistory() {
  const timeZone = useTimezone();
  const [opened, setOpened] = useState<Payment | null>(null);
  const { filter, input, active, change, clear } = useHistoryFilter();
  const list = useInfiniteQuery({
    ...api.billing.payments.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...input, cursor }),
      ...byCursor,
    }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const payments = list.data?.pages.flatMap((page) => page.payments) ?? [];
  const failed = m['billing.history.loadFailed']();
  const retry = () => void list.refetch();
  useFailureToast(list.isError, failed);
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
        <Read
          query={list}
          failed={failed}
          waiting={<Loading count={4} className="grid gap-3" itemClass="h-28 rounded-md lg:h-18" />}
        >
          {() => (
            <>
              <DataTable
                caption={m['billing.history.title']()}
                wide
                compact
                onRow={setOpened}
                columns={paymentColumns(timeZone, setOpened)}
                rows={payments}
                rowKey={({ id }) => id}
                sort={sortOf(filter.order)}
                onSort={({ key }) => change({ sort: nextOrder<'date' | 'amount'>(filter.order, key) })}
                busy={list.isPlaceholderData}
                empty={
                  <Teaching
                    ghost="rows"
                    title={m['billing.history.empty']()}
                    action={
                      active ? (
                        <Button variant="soft" pill onClick={clear}>
                          {m['billing.history.clear']()}
                        </Button>
                      ) : (
                        <Link to={staffPaths.subscription} className={buttonClass({ pill: true })}>
                          {m['billing.history.toPlans']()}
                        </Link>
                      )
                    }
                  >
                    {m['billing.history.emptyHint']()}
                    <span className="mt-1 block text-sm">{m['billing.history.emptyNote']()}</span>
                  </Teaching>
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
          )}
        </Read>
      </Card>
      <HelpBlock />
      {opened && <DetailsDialog payment={opened} timeZone={timeZone} onClose={() => setOpened(null)} />}
    </div>
  );
}
