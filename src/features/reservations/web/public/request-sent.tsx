import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Profile } from '#features/restaurants/contract.ts';
import { Contact } from '#features/restaurants/web/public/contact.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { guestBookingPath } from '#lib/addresses.ts';
import { formatClock } from '#lib/days.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { peopleOf } from '../../booking-event.ts';
import { bookedDay } from '../../night-text.ts';
import { CalendarButton } from './calendar-button.tsx';
import type { SentRequest } from './reserve-form.tsx';

interface RequestSentProps {
  sent: SentRequest;
  restaurant: Profile;
  onAgain: () => void;
}

/** In place of the form: what was asked for, and what happens next. */
export function RequestSent({ sent, restaurant, onAgain }: RequestSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { time, guests, email } = sent;
  const people = peopleOf(guests, getLocale());
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
        <Link to={guestBookingPath(restaurant.slug, sent.guestKey)} className={buttonClass({ variant: 'quiet' })}>
          {m['reservations.ask.seeBooking']()}
        </Link>
        <CalendarButton booking={sent} restaurant={restaurant} confirmed={false} />
        <Button variant="plain" onClick={onAgain}>
          {m['reservations.ask.again']()}
        </Button>
      </div>
    </div>
  );
}
