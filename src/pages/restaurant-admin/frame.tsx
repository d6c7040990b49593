import { createContext, type ReactNode, useContext, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { SideMenu } from '#ui/admin/side-menu.tsx';
import { Sidebar, type SidebarProps } from '#ui/admin/sidebar.tsx';
import { cx } from '#ui/cx.ts';

interface Around {
  /** What waits for whoever is signed in: the tab's title wears the count. */
  pending: number;
  openMenu: () => void;
}

const FrameContext = createContext<Around | null>(null);

/** What stands around a page. */
export function useFrame(): Around {
  const around = useContext(FrameContext);
  if (!around) throw new Error('useFrame is for the pages in a frame');
  return around;
}

interface FrameProps {
  sidebar: SidebarProps;
  /** The foot of the narrow navigation. */
  railFoot?: ReactNode;
  rail?: boolean;
  pending?: number;
  /** Above the page: how the line is. */
  banner?: ReactNode;
  children: ReactNode;
}

/** What each page of the restaurant and of the platform stands in: the navigation, on phones slid in, and the way past it. */
export function Frame({ sidebar, railFoot, rail = false, pending = 0, banner, children }: FrameProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <FrameContext value={{ pending, openMenu: () => setMenuOpen(true) }}>
      <a
        href="#content"
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-md bg-surface px-4 py-3 font-semibold focus:translate-y-0 focus:shadow-float print:hidden"
      >
        {m['common.skipToContent']()}
      </a>
      <div
        data-frame
        className={cx(
          'min-h-dvh lg:grid',
          rail ? 'lg:grid-cols-[104px_minmax(0,1fr)]' : 'lg:grid-cols-[256px_minmax(0,1fr)]',
        )}
      >
        <aside aria-label={sidebar.name} className="sticky top-0 hidden h-dvh lg:block print:hidden">
          <Sidebar {...sidebar} rail={rail} footer={rail ? railFoot : sidebar.footer} />
        </aside>
        <div className="min-w-0 pb-24 lg:pb-10">
          {banner}
          <main id="content" tabIndex={-1} className="outline-none">
            {children}
          </main>
        </div>
      </div>
      <SideMenu
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        closeLabel={m['shell.closeMenu']()}
        sidebar={sidebar}
      />
    </FrameContext>
  );
}
