import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { staffPaths } from '#lib/addresses.ts';
import { formatMoney } from '#lib/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/card.tsx';
import type { Subscription } from '../contract.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { dayText } from './day-text.ts';
import { subscriptionTone } from './status-tone.ts';
import { SubscriptionNotice } from './subscription-notice.tsx';

interface CurrentSubscriptionProps {
  subscription: Subscription;
  now: number;
  timeZone: string;
}

/** The subscription that opens the gate: what it costs, how long it lasts, what comes next. */
export function CurrentSubscription({ subscription, now, timeZone }: CurrentSubscriptionProps) {
  const titleId = useId();
  const [cancelling, setCancelling] = useState(false);
  const { plan, nextPlan, status, priceCents, startedAt, endsAt, guaranteeUntil } = subscription;
  const price = formatMoney(priceCents, getLocale());
  const guaranteed = guaranteeUntil !== null && Date.parse(guaranteeUntil) > now && status !== 'cancelled';
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-lg">
          {m['billing.current.title']()}
        </h2>
        <Badge tone={subscriptionTone(status)}>{m[`billing.state.${status}`]()}</Badge>
      </div>
      <p className="font-semibold text-3xl tracking-title wrap-anywhere">{plan.name}</p>
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        <Fact label={m['billing.current.price']()}>{m[`billing.per.${plan.period}`]({ price })}</Fact>
        <Fact label={m['billing.current.started']()}>
          <time dateTime={startedAt}>{dayText(startedAt, timeZone)}</time>
        </Fact>
        <Fact label={m['billing.current.ends']()}>
          <time dateTime={endsAt}>{dayText(endsAt, timeZone)}</time>
        </Fact>
      </dl>
      <SubscriptionNotice subscription={subscription} now={now} timeZone={timeZone} />
      {nextPlan && status !== 'cancelled' && (
        <p className="text-ink-2">
          {m['billing.current.nextPlan']({ date: dayText(endsAt, timeZone), plan: nextPlan.name })}
        </p>
      )}
      {guaranteed && (
        <p className="text-ink-2 text-sm">
          {m['billing.current.guarantee']({ date: dayText(guaranteeUntil, timeZone) })}
        </p>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {status === 'active' && !subscription.expiringSoon && (
          <Link to={staffPaths.renew} className={buttonClass({ size: 's', variant: 'soft' })}>
            {m['billing.current.renew']()}
          </Link>
        )}
        {status !== 'cancelled' && (
          <Button variant="danger-plain" size="s" onClick={() => setCancelling(true)}>
            {m['billing.current.cancel']()}
          </Button>
        )}
      </div>
      {cancelling && (
        <CancelDialog
          subscription={subscription}
          guaranteed={guaranteed}
          timeZone={timeZone}
          onClose={() => setCancelling(false)}
        />
      )}
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-3 text-sm">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
