import { saveFile } from '#client/save-file.ts';
import type { Profile } from '#features/restaurants/contract.ts';
import { m } from '#generated/messages/messages.js';
import { instantOf } from '#lib/days.ts';
import { Button } from '#ui/button.tsx';
import { CalendarIcon } from '#ui/calendar-icon.tsx';
import { calendarFile } from './calendar-entry.ts';

/** How long guests are told to plan for: how long the house holds the table is its own matter. */
const usualStayMs = 2 * 3_600_000;

interface CalendarButtonProps {
  booking: { id: string; date: string; time: string; guests: number };
  restaurant: Profile;
  confirmed: boolean;
}

/** Saves a booking as a file that calendars import. */
export function CalendarButton({ booking, restaurant, confirmed }: CalendarButtonProps) {
  const { id, date, time, guests } = booking;
  const keep = () => {
    const from = instantOf(date, time, restaurant.timezone);
    const entry = calendarFile({
      id,
      title: m['reservations.ask.event']({ restaurant: restaurant.name, people: peopleOf(guests) }),
      place: [restaurant.name, restaurant.address].filter(Boolean).join('\n'),
      from,
      to: new Date(from.getTime() + usualStayMs),
      now: new Date(),
      confirmed,
    });
    saveFile(new Blob([entry], { type: 'text/calendar' }), m['reservations.ask.eventFile']());
  };
  return (
    <Button variant="quiet" onClick={keep}>
      <CalendarIcon size={20} />
      {m['reservations.ask.toCalendar']()}
    </Button>
  );
}

export const peopleOf = (guests: number) =>
  guests === 1 ? m['mail.onePerson']() : m['mail.people']({ count: guests });
