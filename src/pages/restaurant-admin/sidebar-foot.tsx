import { Link, useLocation } from 'react-router';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { LogoutIcon, UserIcon } from '#ui/admin/icons.tsx';
import { navItemClass } from '#ui/admin/nav-item.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { cx } from '#ui/cx.ts';
import { Language } from '../public/language.tsx';
import { useLogout } from './use-logout.ts';

interface SidebarFootProps {
  rail?: boolean;
  /** Where this area has the account's own page. */
  accountPath?: string;
}

/** Whoever is signed in, the way out, and the language. */
export function SidebarFoot({ rail, accountPath = '/restaurant-admin/account' }: SidebarFootProps) {
  const { user } = useSignedIn();
  const { pathname, search } = useLocation();
  const { leaving, logout } = useLogout();
  return (
    <>
      <Link
        to={accountPath}
        aria-current={pathname === accountPath ? 'page' : undefined}
        className={navItemClass(rail && 'dense')}
      >
        {rail ? <UserIcon /> : <Avatar name={user.name} size="s" tone="ground" />}
        <span className={rail ? 'max-w-full truncate' : 'grid min-w-0'}>
          {!rail && <span className="truncate text-on-panel">{user.name}</span>}
          <span className={rail ? undefined : 'text-xs'}>{m['shell.account']()}</span>
        </span>
      </Link>
      <button
        type="button"
        onClick={logout}
        disabled={leaving}
        className={cx(
          'flex items-center rounded-[10px] font-medium transition hover:bg-on-brand/8 hover:text-on-brand',
          rail
            ? 'order-last min-h-12 w-full flex-col justify-center gap-0.5 text-xs'
            : 'min-h-12 grow gap-3 px-3 text-sm',
        )}
      >
        <LogoutIcon size={20} />
        {m['shell.logout']()}
      </button>
      <Language to={pathname + search} />
    </>
  );
}
