import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { api } from '#client/api.ts';
import { useSignedIn } from '#client/session.ts';
import { useClock } from '#features/orders/web/use-clock.ts';
import { useFailureToast } from '#features/orders/web/use-failure-toast.ts';
import type { TableStatus } from '#features/tables/contract.ts';
import { FloorSummary } from '#features/tables/web/floor-summary.tsx';
import { tableStatuses } from '#features/tables/web/status-look.ts';
import { TableGrid } from '#features/tables/web/table-grid.tsx';
import { TablesSkeleton } from '#features/tables/web/tables-skeleton.tsx';
import { m } from '#generated/messages/messages.js';
import { may } from '#lib/permissions.ts';
import { PrinterIcon } from '#ui/admin/icons.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from './page-header.tsx';
import { useExpected } from './use-expected.ts';
import { useTableDialogs } from './use-table-dialogs.tsx';

export const handle = { area: 'admin' };

const inUrl = 'situacao';

export default function Tables() {
  const { user } = useSignedIn();
  const [search, setSearch] = useSearchParams();
  const floor = useQuery(api.tables.list.queryOptions());
  const now = useClock(floor.data?.now, floor.dataUpdatedAt);
  const expectedAt = useExpected();
  const { act, add, dialogs } = useTableDialogs(floor.data?.tables);
  useFailureToast(floor.isError, m['tables.loadFailed']());
  const shown = tableStatuses.find((status) => status === search.get(inUrl)) ?? 'all';
  const show = (status: TableStatus | 'all') =>
    setSearch(status === 'all' ? {} : { [inUrl]: status }, { replace: true, preventScrollReset: true });
  const retry = () => void floor.refetch();

  return (
    <>
      <PageHeader
        title={m['tables.title']()}
        actions={
          <>
            <Link
              to="/restaurant-admin/tables/print"
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
        {floor.data && floor.isError && (
          <Notice
            tone="yellow"
            live
            action={
              <Button variant="quiet" size="s" onClick={retry} busy={floor.isFetching}>
                {m['common.retry']()}
              </Button>
            }
          >
            {m['tables.unread']()}
          </Notice>
        )}
        {floor.data ? (
          <>
            {floor.data.tables.length > 0 && <FloorSummary tables={floor.data.tables} shown={shown} onShown={show} />}
            <TableGrid
              tables={floor.data.tables}
              shown={shown}
              onShowAll={() => show('all')}
              now={now}
              expectedAt={expectedAt}
              removable={may(user.role, 'tables.delete')}
              onAction={act}
            />
          </>
        ) : floor.isError ? (
          <ErrorState
            title={m['tables.unread']()}
            retryLabel={m['common.retry']()}
            onRetry={retry}
            busy={floor.isFetching}
          />
        ) : (
          <TablesSkeleton />
        )}
      </div>
      {dialogs}
    </>
  );
}
