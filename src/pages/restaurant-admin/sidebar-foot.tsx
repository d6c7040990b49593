import { useLocation } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { LogoutIcon } from '#ui/admin/icons.tsx';
import { cx } from '#ui/cx.ts';
import { Language } from '../public/language.tsx';
import { useLogout } from './use-logout.ts';

export function SidebarFoot({ rail }: { rail?: boolean }) {
  const { pathname, search } = useLocation();
  const { leaving, logout } = useLogout();
  return (
    <>
      <button
        type="button"
        onClick={logout}
        disabled={leaving}
        className={cx(
          'flex items-center rounded-[10px] font-medium transition hover:bg-on-brand/8 hover:text-on-brand',
          rail
            ? 'order-last min-h-15 w-full flex-col justify-center gap-1.5 text-xs'
            : 'min-h-12 grow gap-3 px-3 text-sm',
        )}
      >
        <LogoutIcon size={rail ? 22 : 20} />
        {m['shell.logout']()}
      </button>
      <Language to={pathname + search} />
    </>
  );
}
