import { useId } from 'react';
import { Link } from 'react-router';
import type { Payment } from '#features/billing/contract.ts';
import { neverPaid } from '#features/billing/never-paid.ts';
import { daysUntil, dayText } from '#features/billing/web/day-text.ts';
import { PendingPayment } from '#features/billing/web/pending-payment.tsx';
import type { SubscriptionState } from '#features/stats/contract.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { staffPaths } from '#lib/addresses.ts';
import { formatMoney } from '#lib/money.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface SubscriptionPanelProps {
  /** Undefined while it is awaited, null when there has never been one. */
  subscription: SubscriptionState | null | undefined;
  /** The payment that is under way. */
  pending: Payment | null;
  now: number;
  timeZone: string;
  /** Only the owner pays, and sees what is paid. */
  owner: boolean;
  className?: string;
}

export function SubscriptionPanel(props: SubscriptionPanelProps) {
  const { subscription, pending, now, timeZone, owner, className } = props;
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={className}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-lg">
          {m['stats.subscription']()}
        </h2>
        {subscription?.open && <State status={subscription.status} />}
      </div>
      {subscription === undefined ? (
        <Skeleton className="h-44 rounded-md" />
      ) : subscription?.open ? (
        <Running subscription={subscription} now={now} timeZone={timeZone} owner={owner} />
      ) : pending ? (
        <PendingPayment payment={pending} />
      ) : (
        <Needed never={neverPaid(subscription)} owner={owner} />
      )}
    </Card>
  );
}

/** What nobody has paid for yet has not ended either. */
function Needed({ never, owner }: { never: boolean; owner: boolean }) {
  return (
    <div className="grid gap-4">
      <Notice tone={never ? 'blue' : 'red'} title={m['shell.subscriptionNeeded']()}>
        {never ? m['billing.current.newHint']() : m['shell.subscriptionHint']()}
      </Notice>
      {owner ? (
        <Link to={staffPaths.subscription} className={`${buttonClass()} sm:justify-self-start`}>
          {m['shell.activate']()}
        </Link>
      ) : (
        <p className="text-ink-2 text-sm">{m['shell.forbiddenHint']()}</p>
      )}
    </div>
  );
}

function State({ status }: Pick<SubscriptionState, 'status'>) {
  if (status === 'past_due') return <Badge tone="yellow">{m['billing.state.past_due']()}</Badge>;
  if (status === 'cancelled') return <Badge tone="gray">{m['billing.state.cancelled']()}</Badge>;
  return <Badge tone="green">{m['billing.state.active']()}</Badge>;
}

type RunningProps = { subscription: SubscriptionState } & Pick<SubscriptionPanelProps, 'now' | 'timeZone' | 'owner'>;

function Running({ subscription, now, timeZone, owner }: RunningProps) {
  const { planName, period, priceCents, startedAt, endsAt, expiringSoon, status } = subscription;
  const day = (instant: string) => dayText(instant, timeZone);
  const from = Date.parse(startedAt);
  const to = Date.parse(endsAt);
  const passed = Math.min(1, Math.max(0, (now - from) / (to - from)));
  const price = formatMoney(priceCents, getLocale());
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 font-semibold text-2xl tracking-tight wrap-anywhere">{planName}</p>
        {owner && <p className="text-ink-2 text-sm">{m[`stats.per.${period}`]({ price })}</p>}
      </div>
      {expiringSoon ? (
        <Notice tone="yellow" title={m['billing.current.soon']()}>
          {soonText(subscription, now, timeZone, day(endsAt))}
        </Notice>
      ) : (
        <p className="text-ink-2">
          {(status === 'cancelled' ? m['stats.cancelledUntil'] : m['stats.validUntil'])({ date: day(endsAt) })}
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
          <Link to={staffPaths.renew} className={buttonClass({ size: 's', variant: expiringSoon ? 'fill' : 'soft' })}>
            {m['billing.current.renew']()}
          </Link>
          <Link to={staffPaths.history} className={buttonClass({ size: 's', variant: 'quiet' })}>
            {m['billing.current.history']()}
          </Link>
        </div>
      )}
    </div>
  );
}

/** Days are told as the calendar counts them: what ends tomorrow at noon ends tomorrow. */
function soonText({ endsAt }: SubscriptionState, now: number, timeZone: string, date: string): string {
  if (Date.parse(endsAt) <= now) return m['stats.ended']({ date });
  const days = daysUntil(endsAt, now, timeZone);
  if (days === 0) return m['stats.endsToday']();
  return days === 1 ? m['stats.endsTomorrow']() : m['stats.endsIn']({ days, date });
}
