import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { Read } from '#client/read.tsx';
import { useSignedIn } from '#client/session.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { CustomizationForm } from '#features/restaurants/web/customization/customization-form.tsx';
import { FormSkeleton } from '#features/restaurants/web/form-skeleton.tsx';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import { ExternalIcon } from '#ui/staff/icons.tsx';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

export default function Customization() {
  const look = useQuery(api.restaurants.customization.queryOptions());
  const slug = useSignedIn().restaurant?.slug;
  const failed = m['restaurants.customization.loadFailed']();
  useFailureToast(look.isError, failed);
  return (
    <>
      <PageHeader
        title={m['restaurants.customization.title']()}
        lists={slug && <ViewLink slug={slug} className="w-full sm:hidden" />}
        actions={slug && <ViewLink slug={slug} className="max-sm:hidden" />}
      />
      <div className="px-4 lg:px-7">
        <Read query={look} failed={failed} waiting={<FormSkeleton />}>
          {(read) => <CustomizationForm look={read} />}
        </Read>
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
      {m['restaurants.customization.view']()}
      <ExternalIcon size={18} />
      <span className="sr-only">{m['common.newTab']()}</span>
    </a>
  );
}
