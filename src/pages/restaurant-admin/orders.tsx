import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { useKeys } from '#client/keys.ts';
import { Read, RereadFailed } from '#client/read.tsx';
import { RetryNotice } from '#client/retry-notice.tsx';
import { useSignedIn } from '#client/session.ts';
import { useAskedFor } from '#client/use-asked-for.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { TillCalls } from '#features/checks/web/till-calls.tsx';
import { ownTables } from '#features/floor/own-tables.ts';
import { SoldOutButton } from '#features/menu/web/availability/sold-out-button.tsx';
import type { Order } from '#features/orders/contract.ts';
import { BoardFilter, BoardFilterButton, FilteredNote } from '#features/orders/web/board-filter/board-filter.tsx';
import { filterOrders } from '#features/orders/web/board-filter/filter-orders.ts';
import { useBoardFilter } from '#features/orders/web/board-filter/use-board-filter.ts';
import { BoardJump } from '#features/orders/web/board-jump.tsx';
import { BoardSkeleton } from '#features/orders/web/board-skeleton.tsx';
import { DeliveredList } from '#features/orders/web/delivered-list.tsx';
import { DensityToggle } from '#features/orders/web/density/density-toggle.tsx';
import { OrderBoard } from '#features/orders/web/order-board.tsx';
import { UnfinishedNotice } from '#features/orders/web/unfinished-notice.tsx';
import { useClock } from '#features/orders/web/use-clock.ts';
import { useEachMinute } from '#features/orders/web/use-each-minute.ts';
import { PrinterNotice } from '#features/printing/web/printer-notice.tsx';
import { m } from '#generated/messages/messages.js';
import { newThing } from '#lib/addresses.ts';
import { homeTimezone } from '#lib/timezones.ts';
import { useOrderDialogs } from '#pages/restaurant-admin/use-order-dialogs.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { SoundToggle } from './frame/sound-toggle.tsx';
import { useStaff } from './frame/staff-context.ts';

export const handle = { area: 'staff', rail: true };

const inUrl = 'lista';
const venueElsewhere = { name: '', timezone: homeTimezone, serviceFeeBasisPoints: 0 };

export default function Orders() {
  const { user, restaurant } = useSignedIn();
  const venue = restaurant ?? venueElsewhere;
  const { arrivals, saved } = useStaff();
  const [search, setSearch] = useSearchParams();
  const list = search.get(inUrl) === 'entregues' ? 'delivered' : 'active';
  const board = useQuery(api.orders.board.queryOptions());
  const now = useClock(board.data?.now, board.dataUpdatedAt);
  useEachMinute(now, board.data?.orders.length ? board.data.now : undefined, board.refetch);
  const filter = useBoardFilter();
  const serves = user.role === 'waiter';
  const mine = serves && filter.mine;
  const served = useQuery({ ...api.floor.read.queryOptions(), enabled: mine });
  const own = mine && served.data ? ownTables(served.data.tables, user.id) : null;
  const shown = board.data && filterOrders(board.data.orders, { own, number: filter.number });
  useFailureToast(board.isError, m['orders.loadFailed']());
  const { act, add, moved, dialogs } = useOrderDialogs({
    venue,
    current: (order) => board.data?.orders.find(({ id }) => id === order.id) ?? order,
    onSaved: saved,
  });
  useAskedFor(
    board.data?.orders && [null, ...board.data.orders],
    (order, asked) => (order?.id ?? newThing) === asked,
    (order) => (order ? show(order) : add()),
  );
  const show = (order: Order) => {
    const card = document.getElementById(`order-${order.id}`);
    if (!card) return act('history', order);
    card.focus();
    card.scrollIntoView({ block: 'center' });
  };
  // Each list begins at its top: where one was left says nothing of the other.
  const segment = (value: string) =>
    setSearch(value === 'delivered' ? { [inUrl]: 'entregues' } : {}, { replace: true });
  useKeys([
    { keys: 'n', label: m['shell.palette.newOrder'](), where: 'screen', run: add },
    { keys: 'a', label: m['orders.active'](), where: 'screen', run: () => segment('active') },
    { keys: 'd', label: m['orders.delivered'](), where: 'screen', run: () => segment('delivered') },
  ]);

  return (
    // On a wide screen the board is as high as the window, and its columns scroll: what is ready stays in view beside a long queue.
    <div className={cx(list === 'active' && 'lg:-mb-10 lg:flex lg:h-dvh lg:min-h-120 lg:flex-col')}>
      <PageHeader
        title={m['orders.title']()}
        lists={
          <div className="grid gap-2">
            <div className="flex items-center gap-2 max-lg:flex-wrap">
              <div className="min-w-min grow">
                <Segmented
                  wide
                  label={m['orders.lists']()}
                  value={list}
                  onChange={segment}
                  segments={[
                    { value: 'active', label: m['orders.active'](), count: board.data?.orders.length },
                    { value: 'delivered', label: m['orders.delivered'](), count: board.data?.deliveredToday },
                  ]}
                />
              </div>
              <SoundToggle className="min-[24.25rem]:hidden" />
              {list === 'active' && <BoardFilter {...{ filter, serves }} className="max-lg:grow xl:ml-2" />}
            </div>
            {list === 'active' && <BoardJump orders={shown} filter={<BoardFilterButton filter={filter} />} />}
          </div>
        }
        actions={
          <>
            {list === 'active' && <DensityToggle className="max-lg:hidden lg:max-2xl:size-13 lg:max-2xl:px-0!" />}
            <SoundToggle brief className="max-[24.25rem]:hidden max-lg:size-11! max-lg:min-h-11!" />
            <SoldOutButton labelled="wide" />
            <Button
              onClick={add}
              className={cx(
                'max-sm:size-11 max-sm:min-h-11 max-sm:px-0!',
                serves && 'lg:max-xl:size-13 lg:max-xl:px-0!',
              )}
            >
              <PlusIcon />
              <span className={cx('max-sm:sr-only', serves && 'lg:max-xl:sr-only')}>{m['orders.add']()}</span>
            </Button>
          </>
        }
      />
      <div className={cx('grid gap-4 px-4 lg:px-7', list === 'active' && 'lg:flex lg:min-h-0 lg:flex-1 lg:flex-col')}>
        <PrinterNotice />
        <TillCalls />
        {mine && served.isError && !served.data && (
          <RetryNotice onRetry={() => void served.refetch()} busy={served.isFetching}>
            {m['orders.filter.unread']()}
          </RetryNotice>
        )}
        <UnfinishedNotice count={board.data?.unfinished ?? 0} />
        {moved}
        <RereadFailed query={board}>{m['orders.unread']()}</RereadFailed>
        {list === 'delivered' ? (
          <DeliveredList timeZone={venue.timezone} onAction={act} />
        ) : !board.data && errorCode(board.error) === 'forbidden' ? (
          <EmptyState title={m['shell.forbidden']()}>{m['shell.forbiddenHint']()}</EmptyState>
        ) : (
          <Read query={board} failed={m['orders.unread']()} waiting={<BoardSkeleton />}>
            {({ orders, stations }) => (
              <>
                <FilteredNote
                  mine={own !== null}
                  number={filter.number}
                  hidden={orders.length - (shown ?? orders).length}
                  onShowAll={filter.showAll}
                />
                <OrderBoard
                  orders={shown ?? orders}
                  {...{ stations, now, arrivals }}
                  filter={`${own !== null} ${filter.number}`}
                  none={orders.length > 0 && <EmptyState title={m['orders.filter.none']()} />}
                  timeZone={venue.timezone}
                  onAction={act}
                />
              </>
            )}
          </Read>
        )}
      </div>
      {dialogs}
    </div>
  );
}
