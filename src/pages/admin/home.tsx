import { Overview } from '#features/platform/web/overview.tsx';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from '../restaurant-admin/page-header.tsx';

export const handle = { area: 'admin' };

export default function Home() {
  return (
    <>
      <PageHeader title={m['platform.nav.dashboard']()} />
      <div className="px-4 lg:px-7">
        <Overview />
      </div>
    </>
  );
}
