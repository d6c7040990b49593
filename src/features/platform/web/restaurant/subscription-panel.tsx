import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import type { RestaurantDetails } from '../../restaurants/contract.ts';
import { dateText } from '../dates.ts';
import { SubscriptionBadge } from '../subscription-badge.tsx';
import { Fact, Facts, Panel } from './panel.tsx';

/** The plan of a restaurant, what it costs and how long it lasts. */
export function SubscriptionPanel({ subscription }: Pick<RestaurantDetails, 'subscription'>) {
  const title = m['platform.restaurant.subscription']();
  if (!subscription) {
    return (
      <Panel title={title}>
        <p className="text-ink-2">{m['platform.restaurant.neverSubscribed']()}</p>
      </Panel>
    );
  }
  const { plan, nextPlan, status, priceCents, startedAt, endsAt, cancelledAt } = subscription;
  const day = (at: string) => <time dateTime={at}>{dateText(at)}</time>;
  const price = formatMoney(priceCents, getLocale());
  return (
    <Panel title={title} aside={<SubscriptionBadge status={status} />}>
      <p className="font-semibold text-2xl tracking-tight wrap-anywhere">{plan.name}</p>
      <Facts>
        <Fact label={m['platform.subscriptions.price']()}>{m[`billing.per.${plan.period}`]({ price })}</Fact>
        {status === 'pending' ? (
          <Fact label={m['platform.restaurant.waiting']()}>{m['platform.restaurant.firstPayment']()}</Fact>
        ) : (
          <>
            <Fact label={m['platform.restaurant.started']()}>{day(startedAt)}</Fact>
            <Fact label={status === 'expired' ? m['platform.restaurant.ended']() : m['platform.restaurant.until']()}>
              {day(endsAt)}
            </Fact>
          </>
        )}
        <Fact label={m['platform.restaurant.cancelled']()}>{cancelledAt && day(cancelledAt)}</Fact>
        <Fact label={m['platform.restaurant.nextPlan']()}>{status !== 'cancelled' && nextPlan?.name}</Fact>
      </Facts>
    </Panel>
  );
}
