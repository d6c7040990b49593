import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import type { HouseHours } from '../../../restaurants/hours.ts';
import type { ListedReservation } from '../../contract.ts';
import { type Booked, sittingOf, type Window } from '../../evening.ts';
import { mealsOf, wholeNight } from '../../meals.ts';
import { occupancyOf, type Present, seatsOf } from '../../occupancy.ts';
import { guestsText, nameText } from '../texts.ts';
import { stateOf, stateText } from './state.ts';

type Said = Booked & Pick<ListedReservation, 'customerName' | 'customerNote' | 'purged'>;

export function peopleText(count: number): string {
  return count === 1 ? m['reservations.evening.onePerson']() : m['reservations.evening.people']({ count });
}

export function seatsText(count: number): string {
  return count === 1 ? m['reservations.evening.oneSeat']() : m['reservations.evening.seats']({ count });
}

export function tableName(number: number | null): string {
  return number === null ? m['reservations.noTable']() : m['reservations.evening.table']({ number });
}

/** 'Mesa 4, 20:00 a 22:00, Lívia, 2 pessoas, pendente', that others sit there now, and what was noted. */
export function blockText(reservation: Said, timeZone: string, occupied: boolean): string {
  const { since, until } = sittingOf(reservation, timeZone);
  const state = stateText[stateOf(reservation)]().toLocaleLowerCase(getLocale());
  const said = m['reservations.evening.block']({
    table: tableName(reservation.tableNumber),
    from: clock(since, timeZone),
    to: clock(until, timeZone),
    name: nameText(reservation),
    people: peopleText(reservation.guests),
    state: occupied ? `${state}, ${m['reservations.evening.takenTable']()}` : state,
  });
  return [said, reservation.customerNote].filter(Boolean).join('. ');
}

const clock = (at: number, timeZone: string) => formatTime(new Date(at), getLocale(), timeZone);

/** '18:00 a 23:00'. */
export function windowText({ since, until }: Window, timeZone: string): string {
  return m['reservations.evening.span']({ from: clock(since, timeZone), to: clock(until, timeZone) });
}

/**
 * '12 clientes em 3 reservas, mais cheio às 20:00: 14 de 48 lugares · 2 mesas ocupadas sem reserva'; null of a day on which nobody is booked
 * and nobody sits.
 */
export function occupancyText(
  { date, reservations }: { date: string; reservations: readonly Booked[] },
  { house, tables }: { house: HouseHours & { timezone: string }; tables: readonly { capacity: number }[] },
  present: Present,
): string | null {
  const { timezone } = house;
  const night = wholeNight(mealsOf(date, house, reservations, []));
  const { fullest, guests, reservations: count } = occupancyOf(night, timezone, reservations, present);
  const walkedIn = present.parties.filter(({ booked }) => !booked).length;
  const values = {
    guests: guestsText(guests),
    time: fullest ? clock(fullest.at, timezone) : '',
    most: fullest?.guests ?? 0,
    seats: seatsText(seatsOf(tables)),
  };
  const booked =
    count === 1
      ? m['reservations.evening.totalOne'](values)
      : m['reservations.evening.total']({ ...values, reservations: count });
  const said = [count > 0 && booked, walkedIn > 0 && walkedInText(walkedIn)];
  return said.filter(Boolean).join(' · ') || null;
}

const walkedInText = (count: number) =>
  count === 1 ? m['reservations.evening.walkedInOne']() : m['reservations.evening.walkedIn']({ count });
