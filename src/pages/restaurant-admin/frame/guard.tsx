import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ShieldIcon } from '#ui/staff/icons.tsx';
import { PageHeader } from '../../frame/page-header.tsx';
import { closedTo } from './entries.ts';
import { SubscriptionGate } from './subscription-gate.tsx';

/** Shows a page to those whose page it is, and only with an open subscription where the page needs one. */
export function Guard({ children }: { children: ReactNode }) {
  const { user, restaurant } = useSignedIn();
  const { pathname } = useLocation();
  const closed = closedTo(user.role, pathname);
  // Whoever is led there for want of a subscription is told so, whatever their role.
  const sent = !restaurant?.subscribed && pathname.startsWith(staffPaths.subscription);
  if (!closed || sent) return <SubscriptionGate>{children}</SubscriptionGate>;
  return (
    <>
      <PageHeader title={closed.label()} />
      <EmptyState icon={ShieldIcon} title={m['shell.forbidden']()}>
        {m['shell.forbiddenHint']()}
      </EmptyState>
    </>
  );
}
