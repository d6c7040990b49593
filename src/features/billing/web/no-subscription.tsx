import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Subscription } from '../contract.ts';
import { dayText } from './day-text.ts';

interface NoSubscriptionProps {
  /** The one that there was. */
  last: Subscription | null;
  timeZone: string;
  /** Leads to the plans. */
  onActivate: () => void;
}

/** One that is over, in red as the specification has it. Who is new has their set-up's offer in its place: nothing went wrong. */
export function NoSubscription({ last, timeZone, onActivate }: NoSubscriptionProps) {
  return (
    <Notice
      tone="red"
      title={m['billing.current.none']()}
      action={
        <Button size="s" onClick={onActivate}>
          {m['billing.current.activate']()}
        </Button>
      }
    >
      <p>{m['billing.current.noneHint']()}</p>
      {last && (
        <p className="mt-1">
          {last.plan.name}
          {' · '}
          {m['billing.current.ended']()} {dayText(last.endsAt, timeZone)}
        </p>
      )}
    </Notice>
  );
}
