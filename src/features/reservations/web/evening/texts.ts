import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import type { ListedReservation } from '../../contract.ts';
import { occupancyOf, seatsOf, windowOf } from '../../evening.ts';
import { guestsText } from '../texts.ts';
import type { Room } from './use-room.ts';

export function peopleText(count: number): string {
  return count === 1 ? m['reservations.evening.onePerson']() : m['reservations.evening.people']({ count });
}

export function seatsText(count: number): string {
  return count === 1 ? m['reservations.evening.oneSeat']() : m['reservations.evening.seats']({ count });
}

export function tableName(number: number | null): string {
  return number === null ? m['reservations.noTable']() : m['reservations.evening.table']({ number });
}

/** '12 clientes em 3 reservas, mais cheio às 20:00: 8 de 48 lugares'; null of a day for which nobody is booked. */
export function occupancyText(
  { date, reservations }: { date: string; reservations: readonly ListedReservation[] },
  { house, tables }: Room,
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
