import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { SideMenu } from './side-menu.tsx';
import { Sidebar, type SidebarProps } from './sidebar.tsx';

export interface ShellProps {
  sidebar: SidebarProps;
  /** The foot of the narrow navigation, which stands wherever there is less room than 1280 px; without it there is none. */
  railFoot?: ReactNode;
  /** Narrow at any width. */
  rail?: boolean;
  /** What must not be overlooked, at the foot of the wide navigation. */
  notice?: ReactNode;
  /** Above the page: how the line is. */
  banner?: ReactNode;
  children: ReactNode;
}

interface Props extends ShellProps {
  /** The first link of the page, past the navigation. */
  skipLabel: string;
  menuOpen: boolean;
  onMenuClose: () => void;
  closeLabel: string;
}

/** The navigation beside the page; on phones it slides in. */
export function Shell(props: Props) {
  const {
    sidebar,
    rail = false,
    railFoot,
    notice,
    banner,
    skipLabel,
    menuOpen,
    onMenuClose,
    closeLabel,
    children,
  } = props;
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-md bg-surface px-4 py-3 font-semibold focus:translate-y-0 focus:shadow-float print:hidden"
      >
        {skipLabel}
      </a>
      <div
        data-frame
        className={cx(
          'min-h-dvh lg:grid',
          rail ? 'lg:grid-cols-[108px_minmax(0,1fr)]' : 'lg:grid-cols-[256px_minmax(0,1fr)]',
          Boolean(railFoot) && !rail && 'lg:max-xl:grid-cols-[108px_minmax(0,1fr)]',
        )}
      >
        <aside aria-label={sidebar.name} className="sticky top-0 hidden h-dvh lg:block print:hidden">
          {!rail && (
            <div className={cx('h-full', Boolean(railFoot) && 'max-xl:hidden')}>
              <Sidebar {...sidebar} notice={notice || sidebar.notice} />
            </div>
          )}
          {railFoot && (
            // Which of the two stands is the stylesheet's to say: the server does not know how wide the window is.
            <div className={cx('h-full', !rail && 'xl:hidden')}>
              <Sidebar {...sidebar} rail notice={undefined} footer={railFoot} />
            </div>
          )}
        </aside>
        <div className="min-w-0 pb-24 lg:pb-10">
          {banner}
          <main id="content" tabIndex={-1} className="outline-none">
            {children}
          </main>
        </div>
      </div>
      <SideMenu open={menuOpen} onClose={onMenuClose} closeLabel={closeLabel} sidebar={sidebar} />
    </>
  );
}
