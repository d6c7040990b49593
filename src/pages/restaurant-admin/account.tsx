import { AccountScreen } from '#features/accounts/web/account-screen.tsx';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

export default function Account() {
  return (
    <>
      <PageHeader title={m['accounts.mine.title']()} />
      <div className="px-4 lg:px-7">
        <AccountScreen />
      </div>
    </>
  );
}
