import { AuditList } from '#features/platform/web/audit/audit-list.tsx';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

export default function Audit() {
  return (
    <>
      <PageHeader title={m['platform.nav.audit']()} />
      <div className="px-4 lg:px-7">
        <AuditList />
      </div>
    </>
  );
}
