import { saveFile } from '#client/save-file.ts';
import type { Profile } from '#features/restaurants/contract.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { Button } from '#ui/button.tsx';
import { CalendarIcon } from '#ui/calendar-icon.tsx';
import { bookingEvent } from '../../booking-event.ts';

interface CalendarButtonProps {
  booking: { id: string; date: string; time: string; guests: number };
  restaurant: Profile;
  confirmed: boolean;
}

/** Saves a booking as a file that calendars import. */
export function CalendarButton({ booking, restaurant, confirmed }: CalendarButtonProps) {
  const keep = () => {
    const { file, content } = bookingEvent(booking, restaurant, { confirmed, now: new Date(), locale: getLocale() });
    saveFile(new Blob([content], { type: 'text/calendar' }), file);
  };
  return (
    <Button variant="quiet" onClick={keep}>
      <CalendarIcon size={20} />
      {m['reservations.ask.toCalendar']()}
    </Button>
  );
}
