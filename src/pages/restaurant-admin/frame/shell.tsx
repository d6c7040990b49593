import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { api } from '#client/api.ts';
import { useSignedIn } from '#client/session.ts';
import { useStaffLive } from '#client/staff-live.ts';
import type { Connection } from '#client/stream-rules.ts';
import { BeforePayments } from '#features/bills/web/settlement/before-payments.ts';
import { CallBell } from '#features/calls/web/call-bell.tsx';
import { awaitedCount } from '#features/calls/web/group-by-table.ts';
import { ownTables } from '#features/floor/own-tables.ts';
import { ReadyButton } from '#features/orders/web/ready-button.tsx';
import { ReadyTray } from '#features/orders/web/ready-tray.tsx';
import { muteOf } from '#features/orders/web/sound-words.ts';
import { useCalls } from '#features/orders/web/use-calls.ts';
import { useClock } from '#features/orders/web/use-clock.ts';
import { readyOf } from '#features/orders/web/waiting.ts';
import { NoTillNotice } from '#features/till/web/no-till-notice.tsx';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { may } from '#lib/permissions.ts';
import { cx } from '#ui/cx.ts';
import Toaster from '#ui/toaster.tsx';
import { ConnectionBanner } from '../../frame/connection-banner.tsx';
import { Frame } from '../../frame/frame.tsx';
import { SidebarFoot } from '../../frame/sidebar-foot.tsx';
import { useFlashToast } from '../../frame/use-flash-toast.ts';
import { useQuick } from '../palette/use-quick.tsx';
import { houseGroupAt, shortcutsOf } from './entries.ts';
import { type FirstReads, useFirstReads } from './first-reads.ts';
import { Guard } from './guard.tsx';
import { HouseNav } from './house-nav.tsx';
import { ShortcutBar } from './shortcut-bar.tsx';
import { SoundBanner } from './sound-banner.tsx';
import { StaffContext } from './staff-context.ts';
import { useSidebar } from './use-sidebar.tsx';
import { useSingleSubmit } from './use-single-submit.ts';

/** The restaurant's frame: navigation, the live connection, and the call of a new order, whichever page is open. */
export function Shell({ first }: { first: FirstReads | undefined }) {
  const queries = useQueryClient();
  const { user, restaurant } = useSignedIn();
  const { role } = user;
  const open = restaurant?.subscribed ?? false;
  const board = useQuery({ ...api.orders.board.queryOptions(), initialData: first?.board, enabled: open });
  useFirstReads(first);
  const now = useClock(board.data?.now, board.dataUpdatedAt);
  const { arrivals, chime, announced, saved } = useCalls(board.data?.orders, role, now);
  const [connection, setConnection] = useState<Connection>('open');
  const { pathname } = useLocation();
  const atPrinters = pathname === staffPaths.printers;
  useStaffLive(
    {
      orders: [
        api.orders.key(),
        api.bills.key(),
        api.stats.key(),
        api.tables.list.key(),
        api.till.key(),
        api.floor.key(),
      ],
      tables: [api.tables.key(), api.stats.key(), api.floor.key()],
      calls: [api.calls.key(), api.checks.till.key()],
      checks: [api.checks.till.key(), api.checks.ofBill.key()],
      till: [api.till.key()],
      menu: [api.menu.key(), api.menuEditing.key(), api.availability.key()],
      stock: [api.menu.stock.key(), api.availability.key()],
      words: [api.orderWords.key()],
      reservations: [api.reservations.key()],
      printers: [api.printing.key()],
      // What comes out as it should is news where a queue is looked at, and nowhere else.
      papers: [api.printing.jobs.key(), ...(atPrinters ? [api.printing.list.key()] : [])],
      restaurant: [
        api.accounts.session.key(),
        api.restaurants.key(),
        api.specialDays.key(),
        api.staff.key(),
        api.devices.key(),
        api.stats.key(),
        api.billing.key(),
        // Which lie outside the opening hours.
        api.reservations.key(),
      ],
    },
    { who: user.id, onConnection: setConnection },
  );
  // The connection of someone who was deactivated ends at once: who is signed in is asked then, not at the next tap.
  useEffect(() => {
    if (connection !== 'open') void queries.invalidateQueries({ queryKey: api.accounts.session.key() });
  }, [connection, queries]);
  useFlashToast();
  useSingleSubmit();

  // The board and the floor show themselves what is ready and who calls, and first of all.
  const shownThere = pathname.startsWith(staffPaths.orders) || pathname.startsWith(staffPaths.floor);
  const callsShown = shownThere || pathname === staffPaths.till || pathname === staffPaths.tables;
  // One of both alone: what is ready has a tray where the sound is not asked for.
  const asksForTouch = shownThere && muteOf(chime) === 'untouched';
  const barred = shortcutsOf(role).length > 0;
  const carries = barred && !shownThere;
  const served = useQuery({ ...api.floor.read.queryOptions(), enabled: carries && open && may(role, 'floor') });
  const own = ownTables(served.data?.tables ?? [], user.id);
  const ready = carries ? readyOf(board.data?.orders ?? [], own) : [];
  const [carrying, setCarrying] = useState(false);
  const carry = { ready, now, onOpen: () => setCarrying(true) };
  const handles = useMatches().map(({ handle }) => handle as { rail?: boolean; narrowTray?: boolean } | undefined);
  const rail = handles.some((handle) => handle?.rail);
  const inHouse = may(role, 'restaurant.manage') ? houseGroupAt(pathname) : null;
  const pending = board.data?.orders.filter((order) => order.status === 'pendente').length ?? 0;

  const asked = useQuery({ ...api.reservations.pending.queryOptions(), enabled: open });
  const called = useQuery({ ...api.calls.board.queryOptions(), initialData: first?.calls, enabled: open });
  const { calls = [] } = called.data ?? {};
  const counts = { orders: pending, calls: awaitedCount(calls), reservations: asked.data?.count ?? 0 };
  const { search, quick } = useQuick();
  const sidebar = useSidebar(counts, search);

  return (
    <StaffContext value={{ arrivals, chime, saved }}>
      <BeforePayments value={may(role, 'till') && <NoTillNotice />}>
        <Frame
          sidebar={sidebar}
          rail={rail}
          notice={ready.length > 0 && <ReadyButton {...carry} className="mb-3 w-full" />}
          railFoot={<SidebarFoot rail />}
          pending={pending}
          back={inHouse ? { to: staffPaths.house, label: m['shell.house.back']() } : undefined}
          banner={
            <>
              <ConnectionBanner connection={connection} />
              <SoundBanner chime={chime} worked={shownThere} barred={barred} />
            </>
          }
        >
          {inHouse && <HouseNav group={inHouse} />}
          {/* On a phone what lies over the foot of a page stands above the tray. */}
          <div
            className={cx(
              'contents',
              ready.length > 0 && '[--tray:4.25rem]',
              asksForTouch && '[--tray:2.75rem]',
              !barred && '[--foot:0.5rem]',
            )}
          >
            <Guard>
              <Outlet />
            </Guard>
          </div>
          {/* Room for the bar that asks for the sound: it stays when that goes, so that no page jumps under the finger. */}
          {shownThere && barred && <div className="h-7 lg:hidden" />}
          {carries && (
            <ReadyTray
              {...carry}
              open={carrying}
              onClose={() => setCarrying(false)}
              docked={!rail}
              narrow={handles.some((handle) => handle?.narrowTray)}
            />
          )}
        </Frame>
        <ShortcutBar counts={counts} />
        <p role="status" className="sr-only print:hidden">
          {announced}
        </p>
        <CallBell me={user.id} ring={chime.ring} shown={callsShown} open={open} />
        {quick}
        <Toaster />
      </BeforePayments>
    </StaffContext>
  );
}
