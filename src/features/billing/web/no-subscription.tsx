import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Subscription } from '../contract.ts';
import { neverPaid } from '../never-paid.ts';
import { dayText } from './day-text.ts';

interface NoSubscriptionProps {
  /** The one that there was, or that nobody has paid for yet. */
  last: Subscription | null;
  timeZone: string;
  /** Leads to the plans. */
  onActivate: () => void;
}

/** In red when one is over, as the specification has it; for someone new nothing went wrong, and they are told how to begin. */
export function NoSubscription({ last, timeZone, onActivate }: NoSubscriptionProps) {
  const ended = !neverPaid(last);
  return (
    <Notice
      tone={ended ? 'red' : 'blue'}
      title={m['billing.current.none']()}
      action={
        <Button size="s" onClick={onActivate}>
          {m['billing.current.activate']()}
        </Button>
      }
    >
      <p>{ended ? m['billing.current.noneHint']() : m['billing.current.newHint']()}</p>
      {ended && last && (
        <p className="mt-1">
          {last.plan.name}
          {' · '}
          {m['billing.current.ended']()} {dayText(last.endsAt, timeZone)}
        </p>
      )}
    </Notice>
  );
}
