import { AuditList } from '#features/platform/web/audit-list.tsx';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from '../restaurant-admin/page-header.tsx';

export const handle = { area: 'admin' };

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
