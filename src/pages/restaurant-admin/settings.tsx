import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { Read } from '#client/read.tsx';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { CallsSection } from '#features/calls/web/settings/calls-section.tsx';
import { ChecksSection } from '#features/checks/web/settings/checks-section.tsx';
import { OnlineSection } from '#features/checks/web/settings/online-section.tsx';
import { ReasonsSection } from '#features/orders/web/correction/reasons-section.tsx';
import { FormSkeleton } from '#features/restaurants/web/form-skeleton.tsx';
import { SettingsForm } from '#features/restaurants/web/settings/settings-form.tsx';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

export default function Settings() {
  const settings = useQuery(api.restaurants.settings.queryOptions());
  const failed = m['restaurants.settings.loadFailed']();
  useFailureToast(settings.isError, failed);
  return (
    <>
      <PageHeader title={m['restaurants.settings.title']()} />
      <div className="px-4 lg:px-7">
        <Read query={settings} failed={failed} waiting={<FormSkeleton />}>
          {(read) => <SettingsForm settings={read} />}
        </Read>
        <div className="mt-4 grid max-w-4xl gap-4">
          <CallsSection />
          <ChecksSection />
          <OnlineSection />
          <ReasonsSection />
        </div>
      </div>
    </>
  );
}
