import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { BadgeCheckIcon } from '#ui/admin/icons.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from './page-header.tsx';

export const handle = { area: 'admin' };

/** Where the gate leads: what stands in the way, and whom to ask. */
export default function Subscription() {
  const { user, restaurant } = useSignedIn();
  const open = restaurant?.subscribed ?? false;
  return (
    <>
      <PageHeader title={m['shell.subscription']()} />
      <EmptyState icon={BadgeCheckIcon} title={open ? m['shell.subscriptionOpen']() : m['shell.subscriptionNeeded']()}>
        {!open && <p>{m['shell.subscriptionHint']()}</p>}
        {!open && user.role !== 'restaurant_owner' && <p>{m['shell.forbiddenHint']()}</p>}
      </EmptyState>
    </>
  );
}
