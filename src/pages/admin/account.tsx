import { AccountScreen } from '#features/accounts/web/account-screen.tsx';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from '../restaurant-admin/page-header.tsx';

export const handle = { area: 'admin' };

export default function Account() {
  return (
    <>
      <PageHeader title={m['account.title']()} />
      <div className="px-4 lg:px-7">
        <AccountScreen />
      </div>
    </>
  );
}
