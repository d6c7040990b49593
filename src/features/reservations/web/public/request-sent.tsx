import { useEffect, useRef } from 'react';
import { saveFile } from '#client/save-file.ts';
import type { Profile } from '#features/restaurants/contract.ts';
import { Contact } from '#features/restaurants/web/public/contact.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock, instantOf } from '#lib/days.ts';
import { Button } from '#ui/button.tsx';
import { CalendarIcon } from '#ui/calendar-icon.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { bookedDay } from '../../night-text.ts';
import { calendarFile } from './calendar-entry.ts';
import type { SentRequest } from './reserve-form.tsx';

/** How long guests are told to plan for: how long the house holds the table is its own matter. */
const usualStayMs = 2 * 3_600_000;

interface RequestSentProps {
  sent: SentRequest;
  restaurant: Profile;
  onAgain: () => void;
}

/** In place of the form: what was asked for, and what happens next. */
export function RequestSent({ sent, restaurant, onAgain }: RequestSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { date, time, guests, email } = sent;
  const people = guests === 1 ? m['mail.onePerson']() : m['mail.people']({ count: guests });
  const keep = () => {
    const from = instantOf(date, time, restaurant.timezone);
    const entry = calendarFile({
      id: sent.id,
      title: m['reservations.ask.event']({ restaurant: restaurant.name, people }),
      place: [restaurant.name, restaurant.address].filter(Boolean).join('\n'),
      from,
      to: new Date(from.getTime() + usualStayMs),
      now: new Date(),
    });
    saveFile(new Blob([entry], { type: 'text/calendar' }), m['reservations.ask.eventFile']());
  };
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
      {/* On a wide screen it stands beside. */}
      <div className="text-left lg:hidden">
        <Contact restaurant={restaurant} />
      </div>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Button variant="quiet" onClick={keep}>
          <CalendarIcon size={20} />
          {m['reservations.ask.toCalendar']()}
        </Button>
        <Button variant="plain" onClick={onAgain}>
          {m['reservations.ask.again']()}
        </Button>
      </div>
    </div>
  );
}
