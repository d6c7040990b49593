import { useEffect, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { Button } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { bookedDay } from '../../night-text.ts';
import type { SentRequest } from './reserve-form.tsx';

/** In place of the form: what was asked for, and what happens next. */
export function RequestSent({ sent, onAgain }: { sent: SentRequest; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { time, guests, email } = sent;
  const people = guests === 1 ? m['mail.onePerson']() : m['mail.people']({ count: guests });
  return (
    <div className="grid justify-items-center gap-3 py-6 text-center">
      <span className="mb-2 grid size-16 place-items-center rounded-full bg-tint text-brand-ink">
        <CheckIcon size={30} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {m['reservations.ask.sent']()}
      </h2>
      <p className="font-semibold text-lg">
        {m['reservations.ask.sentText']({
          day: bookedDay(sent, getLocale()),
          time: formatClock(time, getLocale()),
          people,
        })}
      </p>
      <p className="max-w-md text-ink-2 wrap-anywhere">{m['reservations.ask.sentNext']({ email })}</p>
      <Button variant="plain" className="mt-3" onClick={onAgain}>
        {m['reservations.ask.again']()}
      </Button>
    </div>
  );
}
