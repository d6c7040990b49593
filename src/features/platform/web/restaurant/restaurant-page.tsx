import { m } from '#generated/messages/messages.js';
import { Skeleton } from '#ui/skeleton.tsx';
import type { RestaurantDetails } from '../../restaurants/contract.ts';
import { ContactPanel } from './contact-panel.tsx';
import { OwnersPanel } from './owners-panel.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { SetupPanel } from './setup-panel.tsx';
import { SubscriptionPanel } from './subscription-panel.tsx';
import { UseFigures } from './use-figures.tsx';

const whole = 'grid grid-cols-[minmax(0,1fr)] gap-4';
const pairs = 'grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]';

/** One restaurant: how it uses the service, what it pays for that, and who is behind it. */
export function RestaurantPage({ details }: { details: RestaurantDetails }) {
  return (
    <div className={whole}>
      <UseFigures use={details.use} paidCents={details.paidCents} />
      <div className={pairs}>
        <SubscriptionPanel subscription={details.subscription} />
        <ContactPanel restaurant={details.restaurant} />
        <SetupPanel use={details.use} subscription={details.subscription} />
        <OwnersPanel owners={details.owners} />
      </div>
      <PaymentsPanel payments={details.payments} />
    </div>
  );
}

/** What stands there until it is read. */
export const RestaurantWaiting = () => (
  <div role="status" className={whole}>
    <span className="sr-only">{m['common.loading']()}</span>
    <div className="grid grid-cols-2 gap-3 lg:gap-4 xl:grid-cols-4">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-36 rounded-lg" />
      ))}
    </div>
    <div className={pairs}>
      {[1, 2, 3, 4].map((panel) => (
        <Skeleton key={panel} className="h-64 rounded-lg" />
      ))}
    </div>
    <Skeleton className="h-96 rounded-lg" />
  </div>
);
