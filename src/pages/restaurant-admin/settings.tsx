import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { useFailureToast } from '#features/orders/web/use-failure-toast.ts';
import { FormSkeleton } from '#features/restaurants/web/form-skeleton.tsx';
import { SettingsForm } from '#features/restaurants/web/settings/settings-form.tsx';
import { m } from '#generated/messages/messages.js';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from './page-header.tsx';

export const handle = { area: 'admin' };

export default function Settings() {
  const settings = useQuery(api.restaurants.settings.queryOptions());
  const failed = m['house.settings.loadFailed']();
  useFailureToast(settings.isError, failed);
  return (
    <>
      <PageHeader title={m['house.settings.title']()} />
      <div className="px-4 lg:px-7">
        {settings.data ? (
          <SettingsForm settings={settings.data} />
        ) : settings.isError ? (
          <ErrorState
            title={failed}
            retryLabel={m['common.retry']()}
            onRetry={() => void settings.refetch()}
            busy={settings.isFetching}
          />
        ) : (
          <FormSkeleton />
        )}
      </div>
    </>
  );
}
