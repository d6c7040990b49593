import { AccountScreen } from '#features/accounts/web/account-screen.tsx';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { useLogout } from '../frame/use-logout.ts';

export const handle = { area: 'staff' };

export default function Account() {
  const { leaving, logout } = useLogout();
  return (
    <>
      <PageHeader
        title={m['accounts.mine.title']()}
        // Where there is room, it stands in the sidebar.
        actions={
          <Button variant="quiet" size="s" busy={leaving} onClick={logout} className="lg:hidden">
            {m['shell.logout']()}
          </Button>
        }
      />
      <div className="px-4 lg:px-7">
        <AccountScreen />
      </div>
    </>
  );
}
