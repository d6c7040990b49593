import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { useAlive } from '#features/accounts/web/public/use-alive.ts';
import type { Profile } from '#features/restaurants/contract.ts';
import { Contact } from '#features/restaurants/web/public/contact.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { reservePath } from '#lib/addresses.ts';
import { formatClock } from '#lib/days.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { peopleOf } from '../../booking-event.ts';
import type { GuestBooking as Booking } from '../../guest/contract.ts';
import { mayGuestCancel } from '../../guest/state.ts';
import { bookedDay } from '../../night-text.ts';
import { CalendarButton } from './calendar-button.tsx';

interface GuestBookingProps {
  restaurant: Profile;
  bookingKey: string;
  booking: Booking;
}

/** A booking as its guests see it: what became of it, and until they are expected the way to cancel it. */
export function GuestBooking({ restaurant, bookingKey, booking: read }: GuestBookingProps) {
  const alive = useAlive();
  const state = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const input = { slug: restaurant.slug, key: bookingKey };
  const options = { ...api.reservations.ofGuest.queryOptions({ input }), initialData: read };
  const booking = useQuery({ ...options, refetchInterval: 60_000 }).data;
  const cancel = useChange(api.reservations.cancelAsGuest.mutationOptions(), {
    done: m['reservations.booking.cancelled'](),
    failed: m['reservations.booking.failed'](),
    rereads: [api.reservations.ofGuest.key()],
    untilReread: true,
    onSettled: () => {
      setAsking(false);
      state.current?.focus();
    },
  });
  const { time, guests, customerName } = booking;
  const day = bookedDay(booking, getLocale());
  const clock = formatClock(time, getLocale());
  const open = mayGuestCancel(booking.state);
  return (
    <div className="grid gap-6">
      <div ref={state} tabIndex={-1} className="outline-none">
        <Notice tone={tones[booking.state]} title={m[`reservations.booking.state.${booking.state}`]()} live>
          {m[`reservations.booking.hint.${booking.state}`]()}
        </Notice>
      </div>
      <div className="grid gap-1">
        <p className={`font-bold text-3xl tracking-title ${open ? '' : 'text-ink-2'}`}>{clock}</p>
        <p className="text-lg first-letter:uppercase">{day}</p>
        <p className="text-ink-2 text-lg wrap-anywhere">
          {m['reservations.booking.who']({ name: customerName, people: peopleOf(guests, getLocale()) })}
        </p>
      </div>
      <div className="lg:hidden">
        <Contact restaurant={restaurant} />
      </div>
      {open ? (
        <>
          <div className="flex flex-wrap gap-3">
            <CalendarButton booking={booking} restaurant={restaurant} confirmed={booking.state === 'confirmed'} />
            <Button variant="danger-plain" disabled={!alive} onClick={() => setAsking(true)}>
              {m['reservations.booking.cancel']()}
            </Button>
          </div>
          <p className="text-ink-2 text-sm">{m['reservations.booking.change']()}</p>
        </>
      ) : (
        <Link to={reservePath(restaurant.slug)} className={buttonClass({ pill: true, variant: 'quiet' })}>
          {m['reservations.ask.again']()}
        </Link>
      )}
      {asking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          onConfirm={() => cancel.mutate(input)}
          title={m['reservations.booking.ask']()}
          confirmLabel={m['reservations.cancelDialog.yes']()}
          cancelLabel={m['reservations.cancelDialog.no']()}
          closeLabel={m['common.close']()}
          tone="danger"
          busy={cancel.isPending}
          busyLabel={m['reservations.booking.cancelling']()}
        >
          <p className="first-letter:uppercase">{m['reservations.booking.askHint']({ day, time: clock })}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

const tones = {
  waiting: 'yellow',
  confirmed: 'green',
  due: 'blue',
  over: 'blue',
  cancelled: 'red',
  cancelled_by_guest: 'blue',
} as const;
