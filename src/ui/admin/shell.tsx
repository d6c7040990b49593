import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';
import { MenuIcon } from './icons.tsx';
import { SideMenu } from './side-menu.tsx';
import { Sidebar, type SidebarProps } from './sidebar.tsx';

type Props = {
  sidebar: SidebarProps;
  /** Kept by the page, so that a change of address can close it. */
  menuOpen: boolean;
  onMenu: (open: boolean) => void;
  menuLabel: string;
  closeLabel: string;
  /** The first link of the page. */
  skipLabel: string;
  /** What stands in the phone's top line, after the menu button. */
  top?: ReactNode;
  /** A BottomBar with the class `lg:hidden`. */
  bottom?: ReactNode;
  children: ReactNode;
};

export function Shell({ sidebar, menuOpen, onMenu, menuLabel, closeLabel, skipLabel, top, bottom, children }: Props) {
  return (
    <div
      className={cx(
        'min-h-dvh lg:grid',
        sidebar.rail ? 'lg:grid-cols-[104px_minmax(0,1fr)]' : 'lg:grid-cols-[256px_minmax(0,1fr)]',
      )}
    >
      <a
        href="#main"
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-md bg-surface px-4 py-3 font-semibold shadow-float focus:translate-y-0"
      >
        {skipLabel}
      </a>
      <header className="sticky top-0 hidden h-dvh lg:block">
        <Sidebar {...sidebar} />
      </header>
      <div className={cx('min-w-0', bottom ? 'pb-24 lg:pb-0' : undefined)}>
        <header className="flex min-h-16 items-center gap-2 px-4 lg:hidden">
          <IconButton
            icon={MenuIcon}
            label={menuLabel}
            aria-haspopup="dialog"
            onClick={() => onMenu(true)}
            className="-ml-2"
          />
          <div className="min-w-0 grow">{top}</div>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto max-w-[1440px] px-4 pb-10 outline-none sm:px-6 lg:px-10 lg:py-8"
        >
          {children}
        </main>
      </div>
      {bottom}
      <SideMenu open={menuOpen} onClose={() => onMenu(false)} closeLabel={closeLabel} sidebar={sidebar} />
    </div>
  );
}
