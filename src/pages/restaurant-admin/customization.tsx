import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { useFailureToast } from '#features/orders/web/use-failure-toast.ts';
import { CustomizationForm } from '#features/restaurants/web/customization/customization-form.tsx';
import { FormSkeleton } from '#features/restaurants/web/form-skeleton.tsx';
import { m } from '#generated/messages/messages.js';
import { ExternalIcon } from '#ui/admin/icons.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from './page-header.tsx';

export const handle = { area: 'admin' };

export default function Customization() {
  const look = useQuery(api.restaurants.customization.queryOptions());
  const failed = m['house.customization.loadFailed']();
  useFailureToast(look.isError, failed);
  return (
    <>
      <PageHeader
        title={m['house.customization.title']()}
        lists={look.data && <ViewLink slug={look.data.slug} className="w-full sm:hidden" />}
        actions={look.data && <ViewLink slug={look.data.slug} className="max-sm:hidden" />}
      />
      <div className="px-4 lg:px-7">
        {look.data ? (
          <CustomizationForm look={look.data} />
        ) : look.isError ? (
          <ErrorState
            title={failed}
            retryLabel={m['common.retry']()}
            onRetry={() => void look.refetch()}
            busy={look.isFetching}
          />
        ) : (
          <FormSkeleton />
        )}
      </div>
    </>
  );
}

function ViewLink({ slug, className }: { slug: string; className: string }) {
  return (
    <a
      href={`/r/${slug}`}
      target="_blank"
      rel="noopener"
      className={`${buttonClass({ variant: 'soft', size: 's' })} ${className}`}
    >
      {m['house.customization.view']()}
      <ExternalIcon size={18} />
      <span className="sr-only">{m['house.newTab']()}</span>
    </a>
  );
}
