import { Fragment, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Logo } from './logo.tsx';
import { NavItem, type NavItemData, type Rail } from './nav-item.tsx';
import { type Search, SearchButton } from './search-button.tsx';

export type SidebarProps = {
  /** Names the navigation. */
  label: string;
  name: string;
  role?: ReactNode;
  logo?: string | null;
  /** Groups are parted by a hairline. */
  groups: readonly (readonly NavItemData[])[];
  /** Leads to all there is. */
  search?: Search;
  /** Above the foot, in sight wherever the entries are scrolled to. */
  notice?: ReactNode;
  /** Sign-out and language, at the foot. */
  footer?: ReactNode;
  /** Narrow: icons over words, for screens that need the width. */
  rail?: boolean;
};

export function Sidebar({ label, name, role, logo, groups, search, notice, footer, rail }: SidebarProps) {
  const count = groups.flat().length;
  const low: Rail = rail && (count > 8 ? 'dense' : true);
  return (
    <div className={cx('on-dark flex h-full flex-col bg-panel text-on-panel-2', rail ? 'px-2 py-4' : 'px-3 pt-5 pb-4')}>
      <div
        className={cx(
          'flex min-w-0 items-center gap-3',
          rail ? 'mb-3 justify-center short:mb-2' : search ? 'mb-3 px-2' : 'mb-5 px-2',
        )}
      >
        <Logo name={name} src={logo} tone="ground" square />
        <div className={rail ? 'sr-only' : 'min-w-0'}>
          <p className="line-clamp-2 font-semibold text-on-panel text-sm leading-snug wrap-break-word">{name}</p>
          {role && <p className="text-xs">{role}</p>}
        </div>
      </div>
      {search && <SearchButton {...search} rail={rail} />}
      <nav aria-label={label} className="relative -mx-1 min-h-0 grow overflow-y-auto px-1">
        {groups.map((items, index) => (
          <Fragment key={items[0]?.to}>
            {index > 0 && <hr className={cx('border-on-panel/12 short:my-1.5', low === 'dense' ? 'my-2' : 'my-4')} />}
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
              {items.map((item) => (
                <NavItem key={item.to} {...item} rail={low} />
              ))}
            </ul>
          </Fragment>
        ))}
      </nav>
      {notice}
      {footer && (
        <div
          className={cx(
            'flex items-center gap-1 border-on-panel/12 border-t pt-3',
            rail ? 'flex-col' : 'flex-wrap justify-between',
          )}
        >
          {footer}
        </div>
      )}
    </div>
  );
}
