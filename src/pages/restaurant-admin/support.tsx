import { useSignedIn } from '#client/session.ts';
import { SupportPanel } from '#features/feedback/web/support-panel.tsx';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

export default function Support() {
  const { restaurant } = useSignedIn();
  return (
    <>
      <PageHeader title={m['feedback.support.title']()} />
      <div className="px-4 lg:px-7">
        <SupportPanel restaurant={restaurant?.name ?? m['common.appName']()} />
      </div>
    </>
  );
}
