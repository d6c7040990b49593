import { useId } from 'react';
import { Link } from 'react-router';
import type { SubscriptionState } from '#features/orders/stats/contract.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDay } from '#lib/days.ts';
import { formatMoney } from '#lib/money.ts';
import { localClock } from '#lib/time.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { subscriptionPath } from './gate.ts';

interface SubscriptionPanelProps {
  /** Undefined while it is awaited, null when there has never been one. */
  subscription: SubscriptionState | null | undefined;
  now: number;
  timeZone: string;
  /** Only the owner pays, and sees what is paid. */
  owner: boolean;
  className?: string;
}

export function SubscriptionPanel({ subscription, now, timeZone, owner, className }: SubscriptionPanelProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={className}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-lg">
          {m['house.dashboard.subscription']()}
        </h2>
        {subscription?.open && <State status={subscription.status} />}
      </div>
      {subscription === undefined ? (
        <Skeleton className="h-44 rounded-md" />
      ) : subscription?.open ? (
        <Running subscription={subscription} now={now} timeZone={timeZone} owner={owner} />
      ) : (
        <div className="grid gap-4">
          <Notice tone="red" title={m['shell.subscriptionNeeded']()}>
            {m['shell.subscriptionHint']()}
          </Notice>
          {owner ? (
            <Link to={subscriptionPath} className={`${buttonClass()} sm:justify-self-start`}>
              {m['shell.activate']()}
            </Link>
          ) : (
            <p className="text-ink-2 text-sm">{m['shell.forbiddenHint']()}</p>
          )}
        </div>
      )}
    </Card>
  );
}

function State({ status }: Pick<SubscriptionState, 'status'>) {
  if (status === 'past_due') return <Badge tone="yellow">{m['house.dashboard.state.past_due']()}</Badge>;
  if (status === 'cancelled') return <Badge tone="gray">{m['house.dashboard.state.cancelled']()}</Badge>;
  return <Badge tone="green">{m['house.dashboard.state.active']()}</Badge>;
}

type RunningProps = { subscription: SubscriptionState } & Pick<SubscriptionPanelProps, 'now' | 'timeZone' | 'owner'>;

function Running({ subscription, now, timeZone, owner }: RunningProps) {
  const { planName, period, priceCents, startedAt, endsAt, expiringSoon, status } = subscription;
  const day = (instant: string) => formatDay(localClock(new Date(instant), timeZone).day, getLocale(), 'date');
  const [from, to] = [Date.parse(startedAt), Date.parse(endsAt)];
  const passed = Math.min(1, Math.max(0, (now - from) / (to - from)));
  const price = formatMoney(priceCents, getLocale());
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 font-semibold text-2xl tracking-tight wrap-anywhere">{planName}</p>
        {owner && <p className="text-ink-2 text-sm">{m[`house.dashboard.per.${period}`]({ price })}</p>}
      </div>
      {expiringSoon ? (
        <Notice tone="yellow" title={m['house.dashboard.expiringSoon']()}>
          {soonText(subscription, now, timeZone, day(endsAt))}
        </Notice>
      ) : (
        <p className="text-ink-2">
          {m[status === 'cancelled' ? 'house.dashboard.cancelledUntil' : 'house.dashboard.validUntil']({
            date: day(endsAt),
          })}
        </p>
      )}
      <div className="grid gap-1.5">
        <svg
          aria-hidden="true"
          viewBox="0 0 100 2"
          preserveAspectRatio="none"
          className="h-1.5 w-full rounded-full bg-sunken-2"
        >
          <rect width={passed * 100} height="2" className="fill-brand-soft" />
        </svg>
        <p className="flex justify-between gap-4 text-ink-2 text-sm">
          <time dateTime={startedAt}>{day(startedAt)}</time>
          <time dateTime={endsAt}>{day(endsAt)}</time>
        </p>
      </div>
      {owner && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Link
            to={`${subscriptionPath}/renew`}
            className={buttonClass({ size: 's', variant: expiringSoon ? 'fill' : 'soft' })}
          >
            {m['house.dashboard.renew']()}
          </Link>
          <Link to="/restaurant-admin/history" className={buttonClass({ size: 's', variant: 'quiet' })}>
            {m['house.dashboard.payments']()}
          </Link>
        </div>
      )}
    </div>
  );
}

const dayMs = 86_400_000;

/** Days are told as the calendar counts them: what ends tomorrow at noon ends tomorrow. */
function soonText({ endsAt }: SubscriptionState, now: number, timeZone: string, date: string): string {
  const ends = Date.parse(endsAt);
  if (ends <= now) return m['house.dashboard.ended']({ date });
  const midnight = (at: number) => Date.parse(localClock(new Date(at), timeZone).day);
  const days = Math.round((midnight(ends) - midnight(now)) / dayMs);
  if (days === 0) return m['house.dashboard.endsToday']();
  return days === 1 ? m['house.dashboard.endsTomorrow']() : m['house.dashboard.endsIn']({ days, date });
}
