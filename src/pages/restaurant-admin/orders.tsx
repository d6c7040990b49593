import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { useSignedIn } from '#client/session.ts';
import { BoardSkeleton } from '#features/orders/web/board-skeleton.tsx';
import { DeliveredList } from '#features/orders/web/delivered-list.tsx';
import { OrderBoard } from '#features/orders/web/order-board.tsx';
import { useClock } from '#features/orders/web/use-clock.ts';
import { useFailureToast } from '#features/orders/web/use-failure-toast.ts';
import { useOrderDialogs } from '#features/orders/web/use-order-dialogs.tsx';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { PageHeader } from './page-header.tsx';
import { SoundToggle } from './sound-toggle.tsx';
import { useStaff } from './staff-context.ts';

export const handle = { area: 'admin', rail: true };

const inUrl = 'lista';
const venueElsewhere = { name: '', timezone: 'America/Sao_Paulo', serviceFeeBasisPoints: 0 };

export default function Orders() {
  const venue = useSignedIn().restaurant ?? venueElsewhere;
  const { arrivals } = useStaff();
  const [search, setSearch] = useSearchParams();
  const list = search.get(inUrl) === 'entregues' ? 'delivered' : 'active';
  const board = useQuery(api.orders.board.queryOptions());
  const now = useClock(board.data?.now, board.dataUpdatedAt);
  useFailureToast(board.isError, m['orders.loadFailed']());
  const { act, add, dialogs } = useOrderDialogs({
    venue,
    current: (order) => board.data?.orders.find(({ id }) => id === order.id) ?? order,
    onSaved: arrivals.seen,
  });
  const retry = () => void board.refetch();

  return (
    <>
      <PageHeader
        title={m['orders.title']()}
        lists={
          <div className="flex items-center gap-2">
            <Segmented
              wide
              label={m['orders.lists']()}
              value={list}
              onChange={(value) =>
                setSearch(value === 'delivered' ? { [inUrl]: 'entregues' } : {}, {
                  replace: true,
                  preventScrollReset: true,
                })
              }
              segments={[
                { value: 'active', label: m['orders.active'](), count: board.data?.orders.length },
                { value: 'delivered', label: m['orders.delivered'](), count: board.data?.deliveredToday },
              ]}
            />
            <SoundToggle className="lg:hidden" />
          </div>
        }
        actions={
          <>
            <SoundToggle className="max-lg:hidden" />
            <Button onClick={add} className="max-sm:px-4">
              <PlusIcon className="max-[24rem]:hidden" />
              {m['orders.add']()}
            </Button>
          </>
        }
      />
      <div className="grid gap-4 px-4 lg:px-7">
        {board.data && board.isError && (
          <Notice
            tone="yellow"
            live
            action={
              <Button variant="quiet" size="s" onClick={retry} busy={board.isFetching}>
                {m['common.retry']()}
              </Button>
            }
          >
            {m['orders.unread']()}
          </Notice>
        )}
        {list === 'delivered' ? (
          <DeliveredList timeZone={venue.timezone} onAction={act} />
        ) : board.data ? (
          <OrderBoard
            orders={board.data.orders}
            now={now}
            timeZone={venue.timezone}
            arrivals={arrivals}
            onAction={act}
          />
        ) : errorCode(board.error) === 'forbidden' ? (
          <EmptyState title={m['shell.forbidden']()}>{m['shell.forbiddenHint']()}</EmptyState>
        ) : board.isError ? (
          <ErrorState
            title={m['orders.unread']()}
            retryLabel={m['common.retry']()}
            onRetry={retry}
            busy={board.isFetching}
          />
        ) : (
          <BoardSkeleton />
        )}
      </div>
      {dialogs}
    </>
  );
}
