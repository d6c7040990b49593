import { Link, useLocation } from 'react-router';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { Avatar } from '#ui/avatar.tsx';
import { cx } from '#ui/cx.ts';
import { LogoutIcon, UserIcon } from '#ui/staff/icons.tsx';
import { navItemClass } from '#ui/staff/nav-item.tsx';
import { Language } from '../public/site/language.tsx';
import { useLogout } from './use-logout.ts';

interface SidebarFootProps {
  rail?: boolean;
  /** Where this area has the account's own page. */
  accountPath?: string;
}

/** Whoever is signed in, the way out, and the language. */
export function SidebarFoot({ rail, accountPath = staffPaths.account }: SidebarFootProps) {
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
        <span className={rail ? 'max-w-full leading-tight' : 'grid min-w-0 leading-snug'}>
          {!rail && <span className="line-clamp-2 text-on-panel wrap-break-word">{user.name}</span>}
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
