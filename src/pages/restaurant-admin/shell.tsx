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
import { SideMenu } from '#ui/admin/side-menu.tsx';
import { Sidebar } from '#ui/admin/sidebar.tsx';
import { cx } from '#ui/cx.ts';
import Toaster from '#ui/toaster.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
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
  const [menuOpen, setMenuOpen] = useState(false);
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
    restaurant: [api.accounts.session.key(), api.restaurants.key(), api.staff.key(), api.stats.key()],
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
    <StaffContext value={{ pending, arrivals, chime, openMenu: () => setMenuOpen(true) }}>
      <a
        href="#content"
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-md bg-surface px-4 py-3 font-semibold focus:translate-y-0 focus:shadow-float print:hidden"
      >
        {m['common.skipToContent']()}
      </a>
      <div
        className={cx(
          'min-h-dvh lg:grid print:hidden',
          rail ? 'lg:grid-cols-[92px_minmax(0,1fr)]' : 'lg:grid-cols-[256px_minmax(0,1fr)]',
        )}
      >
        <aside aria-label={sidebar.name} className="sticky top-0 hidden h-dvh lg:block">
          <Sidebar {...sidebar} rail={rail} footer={<SidebarFoot rail={rail} />} />
        </aside>
        <div className="min-w-0 pb-24 lg:pb-10">
          <ConnectionBanner connected={connected} />
          <main id="content" tabIndex={-1} className="outline-none">
            <Guard>
              <Outlet />
            </Guard>
          </main>
        </div>
      </div>
      <ShortcutBar counts={counts} />
      <SideMenu
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        closeLabel={m['shell.closeMenu']()}
        sidebar={sidebar}
      />
      <p role="status" className="sr-only print:hidden">
        {announced}
      </p>
      <Toaster />
    </StaffContext>
  );
}
