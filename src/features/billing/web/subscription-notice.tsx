import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Notice } from '#ui/notice.tsx';
import type { Subscription } from '../contract.ts';
import { graceEnd } from '../paid-period.ts';
import { daysUntil, dayText } from './day-text.ts';
import { ResumeButton } from './resume-button.tsx';

interface SubscriptionNoticeProps {
  subscription: Subscription;
  now: number;
  timeZone: string;
}

/** What the owner has to know or do about the end of the subscription, if anything. */
export function SubscriptionNotice({ subscription, now, timeZone }: SubscriptionNoticeProps) {
  const { status, endsAt, expiringSoon, revision, nextPlan } = subscription;
  const overdue = status === 'past_due' || (status === 'active' && Date.parse(endsAt) <= now);
  const renew = (
    <Link to={staffPaths.renew} className={buttonClass({ size: 's' })}>
      {m['billing.current.renew']()}
    </Link>
  );
  if (overdue)
    return (
      <Notice tone="red" title={m['billing.current.pastDue']()} action={renew}>
        {graceText(daysUntil(graceEnd(endsAt), now, timeZone))}
      </Notice>
    );
  if (status === 'cancelled')
    return (
      <Notice tone="red" action={<ResumeButton revision={revision} />}>
        <p>{m['billing.current.cancelledUntil']({ date: dayText(endsAt, timeZone) })}</p>
        <p className="mt-1">
          {m['billing.current.resumeHint']()}
          {nextPlan && ` ${m['billing.current.resumeKeepsChange']({ plan: nextPlan.name })}`}
        </p>
      </Notice>
    );
  if (!expiringSoon) return null;
  return (
    <Notice tone="yellow" title={m['billing.current.soon']()} action={renew}>
      {soonText(daysUntil(endsAt, now, timeZone), dayText(endsAt, timeZone))}
    </Notice>
  );
}

function soonText(days: number, date: string): string {
  if (days === 0) return m['billing.current.soonToday']();
  return days === 1 ? m['billing.current.soonTomorrow']() : m['billing.current.soonDays']({ days, date });
}

function graceText(days: number): string {
  if (days === 0) return m['billing.current.pastDueToday']();
  return days === 1 ? m['billing.current.pastDueOne']() : m['billing.current.pastDueDays']({ days });
}
