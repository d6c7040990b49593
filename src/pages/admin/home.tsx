import { Overview } from '#features/platform/web/overview/overview.tsx';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

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
