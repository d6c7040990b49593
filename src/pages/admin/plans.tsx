import { PlanList } from '#features/platform/web/plans/plan-list.tsx';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

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
