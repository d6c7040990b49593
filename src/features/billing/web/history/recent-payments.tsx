import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '#client/api.ts';
import { byCursor } from '#client/by-cursor.ts';
import { ReadFailed } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/card.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { DataTable } from '#ui/staff/data-table.tsx';
import type { Payment } from '../../contract.ts';
import { DetailsDialog } from './details-dialog.tsx';
import { paymentColumns } from './payment-columns.tsx';

const fewAtFirst = 5;

interface RecentPaymentsProps {
  timeZone: string;
  /** The whole history can be opened: it is behind the gate. */
  open: boolean;
}

/** What was paid, with its invoices and refunds, within reach also when the subscription is over. */
export function RecentPayments({ timeZone, open }: RecentPaymentsProps) {
  const [opened, setOpened] = useState<Payment | null>(null);
  const [all, setAll] = useState(false);
  const list = useInfiniteQuery({
    ...api.billing.payments.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      ...byCursor,
    }),
    staleTime: 0,
  });
  const payments = list.data?.pages.flatMap((page) => page.payments) ?? [];
  // Who has never paid is told of plans, not of payments that there are none of.
  if (payments.length === 0 && !list.isError) return null;
  const more = () => {
    if (all) void list.fetchNextPage();
    else setAll(true);
  };
  const left = payments.length > fewAtFirst && !all;
  const title = m['billing.current.payments']();
  return (
    <Card as="section" aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        {open && (
          <Link to={staffPaths.history} className={buttonClass({ size: 's', variant: 'quiet' })}>
            {m['billing.current.history']()}
          </Link>
        )}
      </div>
      {list.isError && payments.length === 0 ? (
        <ReadFailed query={list}>{m['billing.history.loadFailed']()}</ReadFailed>
      ) : (
        <>
          <DataTable
            caption={title}
            wide
            compact
            onRow={setOpened}
            columns={paymentColumns(timeZone, setOpened).map((column) => ({ ...column, sortable: false }))}
            rows={left ? payments.slice(0, fewAtFirst) : payments}
            rowKey={({ id }) => id}
            empty={null}
          />
          {(left || list.hasNextPage) && (
            <LoadMore
              label={m['billing.history.more']()}
              busy={list.isFetchingNextPage}
              busyLabel={m['common.loading']()}
              onMore={more}
            />
          )}
        </>
      )}
      {opened && <DetailsDialog payment={opened} timeZone={timeZone} onClose={() => setOpened(null)} />}
    </Card>
  );
}
