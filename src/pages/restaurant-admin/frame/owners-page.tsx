import type { ReactNode } from 'react';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { EmptyState } from '#ui/empty-state.tsx';
import { BadgeCheckIcon } from '#ui/staff/icons.tsx';
import { PageHeader } from '../../frame/page-header.tsx';
import { SentFrom } from './sent-from.tsx';

/** A page about paying. Others are led here for want of a subscription too: they learn what stands in the way, and whom to ask. */
export function OwnersPage({ title, children }: { title: string; children: ReactNode }) {
  const { user, restaurant } = useSignedIn();
  return (
    <>
      <PageHeader title={title} />
      <SentFrom />
      {user.role === 'restaurant_owner' ? (
        <div className="px-4 lg:px-7">{children}</div>
      ) : (
        <EmptyState icon={BadgeCheckIcon} title={m['billing.current.none']()}>
          {!restaurant?.beginning && <p>{m['billing.current.noneHint']()}</p>}
          <p>{m['billing.current.askOwner']()}</p>
        </EmptyState>
      )}
    </>
  );
}
