import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api } from '#client/api.ts';
import { useKeys } from '#client/keys.ts';
import { Read, RereadFailed } from '#client/read.tsx';
import { useSignedIn } from '#client/session.ts';
import { useAskedFor } from '#client/use-asked-for.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { useTableDialogs } from '#features/bills/web/use-table-dialogs.tsx';
import { CallMark } from '#features/calls/web/call-mark.tsx';
import { TillCalls } from '#features/checks/web/till-calls.tsx';
import { useClock } from '#features/orders/web/use-clock.ts';
import { usePromised } from '#features/reservations/web/use-promised.ts';
import type { TableStatus } from '#features/tables/values.ts';
import { tableStatuses } from '#features/tables/values.ts';
import { FloorSummary } from '#features/tables/web/floor-summary.tsx';
import { TableGrid } from '#features/tables/web/table-grid.tsx';
import { TablesSkeleton } from '#features/tables/web/tables-skeleton.tsx';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { may } from '#lib/permissions.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { PrinterIcon } from '#ui/staff/icons.tsx';
import { SearchBox } from '#ui/staff/search-box.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { billPrinting } from './bill-printing.tsx';
import { useStaff } from './frame/staff-context.ts';
import { TablesViews } from './frame/tables-views.tsx';

export const handle = { area: 'staff' };

const inUrl = 'situacao';

export default function Tables() {
  const { user } = useSignedIn();
  const [search, setSearch] = useSearchParams();
  const floor = useQuery(api.tables.list.queryOptions());
  const now = useClock(floor.data?.now, floor.dataUpdatedAt);
  const { calls = [] } = useQuery(api.calls.board.queryOptions()).data ?? {};
  const promisedAt = usePromised();
  const { saved } = useStaff();
  const { act, add, moved, dialogs } = useTableDialogs({ tables: floor.data?.tables, saved, printing: billPrinting });
  useFailureToast(floor.isError, m['tables.loadFailed']());
  // At a table where nobody has ordered there is no bill to open.
  useAskedFor(
    floor.data?.tables,
    ({ id }, asked) => id === asked,
    (table) => act(table.bill ? 'orders' : 'order', table),
  );
  useKeys([{ keys: 'n', label: m['shell.palette.newTable'](), where: 'screen', run: add }]);
  const shown = tableStatuses.find((status) => status === search.get(inUrl)) ?? 'all';
  const show = (status: TableStatus | 'all') =>
    setSearch(status === 'all' ? {} : { [inUrl]: status }, { replace: true, preventScrollReset: true });
  const [sought, setSought] = useState('');
  const digits = sought.replace(/\D/g, '');
  // A number is looked for among all tables, whatever the filter shows.
  const found = floor.data?.tables.filter(({ number }) => String(number).startsWith(digits)) ?? [];

  return (
    <>
      <PageHeader
        title={m['tables.title']()}
        lists={<TablesViews shown="list" />}
        actions={
          <>
            <Link
              to={staffPaths.tablesPrint}
              className={`${buttonClass({ variant: 'quiet' })} max-lg:size-13 max-lg:px-0!`}
            >
              <PrinterIcon />
              <span className="max-lg:sr-only">{m['tables.print']()}</span>
            </Link>
            <Button onClick={add} className="max-sm:size-13 max-sm:px-0!">
              <PlusIcon />
              <span className="max-sm:sr-only">{m['tables.add']()}</span>
            </Button>
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 lg:px-7">
        <TillCalls />
        {moved}
        <RereadFailed query={floor}>{m['tables.unread']()}</RereadFailed>
        <Read query={floor} failed={m['tables.unread']()} waiting={<TablesSkeleton />}>
          {({ tables }) => (
            <>
              {tables.length > 0 && (
                <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
                  <SearchBox
                    label={m['tables.search']()}
                    hint={m['tables.searchHint']()}
                    numeric
                    value={sought}
                    onChange={setSought}
                    className="w-full sm:w-44"
                  />
                  <FloorSummary tables={tables} shown={shown} onShown={show} />
                </div>
              )}
              <p role="status" className={digits && found.length === 0 ? 'py-8 text-center text-ink-2' : 'sr-only'}>
                {digits && found.length === 0 ? m['tables.noneFound']({ number: digits }) : ''}
              </p>
              {(!digits || found.length > 0) && (
                <TableGrid
                  tables={found}
                  shown={digits ? 'all' : shown}
                  onShowAll={() => show('all')}
                  onAdd={add}
                  now={now}
                  promisedAt={promisedAt}
                  markAt={(id) => {
                    const theirs = calls.filter(({ tableId }) => tableId === id);
                    return theirs.length > 0 && <CallMark calls={theirs} now={now} />;
                  }}
                  removable={may(user.role, 'tables.delete')}
                  onAction={act}
                />
              )}
            </>
          )}
        </Read>
      </div>
      {dialogs}
    </>
  );
}
