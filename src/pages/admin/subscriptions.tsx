import { RefundsDue } from '#features/platform/web/refunds/refunds-due.tsx';
import { SubscriptionList } from '#features/platform/web/subscription-list.tsx';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

export default function Subscriptions() {
  return (
    <>
      <PageHeader title={m['platform.nav.subscriptions']()} />
      <div className="px-4 lg:px-7">
        <RefundsDue />
        <SubscriptionList />
      </div>
    </>
  );
}
