import { Link } from 'react-router';
import { errorCode, errorDetails, failureText } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { guestBookingPath } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Notice } from '#ui/notice.tsx';
import { ownBookings } from './own-bookings.ts';

/** That guests with this number have a table then already. `own`: the key of their booking, where this device has made it. */
export interface SameGuest {
  said: string;
  own: string | null;
}

/** Null when it was refused for something else. */
export function sameGuestOf(error: unknown, slug: string): SameGuest | null {
  if (errorCode(error) !== 'reservation_same_guest') return null;
  const { bookedOn, bookedAt } = errorDetails(error) as { bookedOn?: string; bookedAt?: string };
  const own = ownBookings(slug).find(({ date, time }) => date === bookedOn && time === bookedAt);
  return { said: failureText(error, ''), own: own?.guestKey ?? null };
}

export function SameGuestNotice({ same: { said, own }, slug }: { same: SameGuest; slug: string }) {
  return (
    <Notice
      tone="yellow"
      live
      title={said}
      action={
        own && (
          <Link to={guestBookingPath(slug, own)} className={buttonClass({ size: 's', pill: true, variant: 'quiet' })}>
            {m['reservations.ask.seeBooking']()}
          </Link>
        )
      }
    >
      <p>{own ? m['reservations.ask.sameOwn']() : m['reservations.ask.sameHint']()}</p>
    </Notice>
  );
}
