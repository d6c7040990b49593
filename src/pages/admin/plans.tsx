import { PlanList } from '#features/platform/web/plan-list.tsx';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from '../restaurant-admin/page-header.tsx';

export const handle = { area: 'admin' };

export default function Plans() {
  return (
    <>
      <PageHeader title={m['platform.nav.plans']()} />
      <div className="px-4 lg:px-7">
        <PlanList />
      </div>
    </>
  );
}
