import { PersonDesk } from '#features/platform/web/privacy/person-desk.tsx';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

export default function Privacy() {
  return (
    <>
      <PageHeader title={m['platform.nav.privacy']()} />
      <div className="px-4 lg:px-7">
        <PersonDesk />
      </div>
    </>
  );
}
