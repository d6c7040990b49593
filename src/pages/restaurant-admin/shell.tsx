import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useMatches } from 'react-router';
import { api } from '#client/api.ts';
import { useLive } from '#client/live.ts';
import { useSignedIn } from '#client/session.ts';
import type { Order } from '#features/orders/contract.ts';
import { useArrivals } from '#features/orders/web/use-arrivals.ts';
import { useChime } from '#features/orders/web/use-chime.ts';
import { m } from '#generated/messages/messages.js';
import Toaster from '#ui/toaster.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Frame } from './frame.tsx';
import { Guard } from './guard.tsx';
import { ShortcutBar } from './shortcut-bar.tsx';
import { SidebarFoot } from './sidebar-foot.tsx';
import { StaffContext } from './staff-context.ts';
import { useFlashToast } from './use-flash-toast.ts';
import { useSidebar } from './use-sidebar.tsx';

interface Board {
  orders: Order[];
  deliveredToday: number;
  now: string;
}

/** The restaurant's frame: navigation, the live line, and the call of a new order, whichever page is open. */
export function Shell({ initialBoard }: { initialBoard: Board | undefined }) {
  const [announced, setAnnounced] = useState('');
  const queries = useQueryClient();
  const open = useSignedIn().restaurant?.subscribed ?? false;
  const chime = useChime();
  const board = useQuery({ ...api.orders.board.queryOptions(), initialData: initialBoard, enabled: open });
  const arrivals = useArrivals(board.data?.orders, (arrived) => {
    chime.ring();
    setAnnounced(arrived.map((order) => m['orders.newOrder']({ number: order.tableNumber })).join('. '));
  });
  const connected = useLive(open ? '/api/live' : null, {
    orders: [api.orders.key(), api.bills.key(), api.stats.key(), api.tables.list.key()],
    tables: [api.tables.key(), api.stats.key()],
    menu: [api.menu.key(), api.menuEditing.key()],
    reservations: [api.reservations.key()],
    restaurant: [
      api.accounts.session.key(),
      api.restaurants.key(),
      api.staff.key(),
      api.stats.key(),
      api.billing.key(),
    ],
  });
  // The line of someone who was deactivated ends at once: who is signed in is asked then, not at the next tap.
  useEffect(() => {
    if (!connected) void queries.invalidateQueries({ queryKey: api.accounts.session.key() });
  }, [connected, queries]);
  useFlashToast();

  const rail = useMatches().some((match) => (match.handle as { rail?: boolean } | undefined)?.rail);
  const pending = board.data?.orders.filter((order) => order.status === 'pendente').length ?? 0;

  const asked = useQuery({ ...api.reservations.pending.queryOptions(), enabled: open });
  const counts = { orders: pending, reservations: asked.data?.count ?? 0 };
  const sidebar = useSidebar(counts);

  return (
    <StaffContext value={{ arrivals, chime }}>
      <Frame
        sidebar={sidebar}
        rail={rail}
        railFoot={<SidebarFoot rail />}
        pending={pending}
        banner={<ConnectionBanner connected={connected} />}
      >
        <Guard>
          <Outlet />
        </Guard>
      </Frame>
      <ShortcutBar counts={counts} />
      <p role="status" className="sr-only print:hidden">
        {announced}
      </p>
      <Toaster />
    </StaffContext>
  );
}
