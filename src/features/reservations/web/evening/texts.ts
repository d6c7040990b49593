import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import type { HouseHours } from '../../../restaurants/hours.ts';
import type { ListedReservation } from '../../contract.ts';
import { type Booked, occupancyOf, seatsOf, sittingOf, windowOf } from '../../evening.ts';
import { guestsText, nameText } from '../texts.ts';
import { stateOf, stateText } from './state.ts';

type Said = Booked & Pick<ListedReservation, 'customerName' | 'purged' | 'outcome'>;

export function peopleText(count: number): string {
  return count === 1 ? m['reservations.evening.onePerson']() : m['reservations.evening.people']({ count });
}

export function seatsText(count: number): string {
  return count === 1 ? m['reservations.evening.oneSeat']() : m['reservations.evening.seats']({ count });
}

export function tableName(number: number | null): string {
  return number === null ? m['reservations.noTable']() : m['reservations.evening.table']({ number });
}

/** 'Mesa 4, 20:00 a 22:00, Lívia, 2 pessoas, pendente'. */
export function blockText(reservation: Said, timeZone: string): string {
  const { since, until } = sittingOf(reservation, timeZone);
  const clock = (at: number) => formatTime(new Date(at), getLocale(), timeZone);
  return m['reservations.evening.block']({
    table: tableName(reservation.tableNumber),
    from: clock(since),
    to: clock(until),
    name: nameText(reservation),
    people: peopleText(reservation.guests),
    state: stateText[stateOf(reservation)]().toLocaleLowerCase(getLocale()),
  });
}

/** '12 clientes em 3 reservas, mais cheio às 20:00: 8 de 48 lugares'; null of a day for which nobody is booked. */
export function occupancyText(
  { date, reservations }: { date: string; reservations: readonly Booked[] },
  { house, tables }: { house: HouseHours & { timezone: string }; tables: readonly { capacity: number }[] },
): string | null {
  const { timezone } = house;
  const occupancy = occupancyOf(windowOf(date, house, reservations), timezone, reservations);
  if (!occupancy.fullest) return null;
  const values = {
    guests: guestsText(occupancy.guests),
    time: formatTime(new Date(occupancy.fullest.at), getLocale(), timezone),
    most: occupancy.fullest.guests,
    seats: seatsText(seatsOf(tables)),
  };
  return occupancy.reservations === 1
    ? m['reservations.evening.totalOne'](values)
    : m['reservations.evening.total']({ ...values, reservations: occupancy.reservations });
}
