import { addDays, instantOf } from '#lib/days.ts';
import { CodedError, fieldRefusal } from '#lib/errors.ts';
import { businessDayAt, businessDayOf } from '../restaurants/business-day.ts';
import { type HouseHours, periodsOn } from '../restaurants/hours.ts';
import type { Reservation } from './contract.ts';
import { nightOptions } from './nights.ts';
import { isOutsideHours, type When } from './opening.ts';
import type { ReservationStatus } from './values.ts';

/** As far ahead as reservations are taken. */
export const farthestDays = 365;
/** How long a guest's name, e-mail and phone are kept after the day of the reservation. */
export const contactDays = 90;

/** Whether guests are still expected: nobody has cancelled, nor noted what became of them, and their time is not over. */
export function isToCome({ status, outcome, endsAt }: Pick<Reservation, 'status' | 'outcome' | 'endsAt'>, now: Date) {
  return status !== 'cancelada' && !outcome && new Date(endsAt) > now;
}

export type Taker = 'guest' | 'staff';

/** A guest asks and is answered; what staff write down is the house's own word. */
export const statusTakenBy = (taker: Taker): ReservationStatus => (taker === 'staff' ? 'confirmada' : 'pendente');

/**
 * Refuses a time at which nobody can be received. Staff may still write down who came a moment ago in the business day that is
 * running, and mean a time at which the house is closed; guests ask for what lies ahead.
 */
export function admitTime(
  when: When,
  house: HouseHours & { timezone: string },
  now: Date,
  by: Taker,
  anyway = false,
): void {
  const { timezone } = house;
  const today = businessDayAt(now, house, timezone);
  const night = businessDayOf(when, house);
  const past = by === 'guest' ? instantOf(when.date, when.time, timezone) <= now : night < today;
  if (past) throw fieldRefusal('reservation_past', night < today ? 'date' : 'time');
  if (night > addDays(today, farthestDays)) throw fieldRefusal('reservation_too_far', 'date');
  if (!isOutsideHours(when, house)) return;
  if (nightOptions(when, house).length > 0) throw fieldRefusal('reservation_other_night', 'time');
  if (anyway) return;
  const periods = periodsOn(house, when.date);
  if (periods.length === 0) throw dayClosed(house, when.date);
  const fields = [{ path: 'time', message: 'fields.reservation_time_closed' }];
  throw new CodedError('reservation_outside_hours', { periods, fields });
}

/** A single day is named: who asks for Christmas Day reads why. */
function dayClosed({ specialDays }: HouseHours, date: string): CodedError {
  const special = specialDays[date];
  if (!special) return fieldRefusal('reservation_day_closed', 'date');
  const fields = [{ path: 'date', message: 'errors.reservation_special_day_closed' }];
  return new CodedError('reservation_special_day_closed', { closedOn: { date, name: special.name }, fields });
}

/** Somebody else has been promised that very table. */
export function tableTaken(number: number | ''): CodedError {
  const fields = [{ path: 'tableId', message: 'errors.reservation_table_taken' }];
  return new CodedError('reservation_table_taken', { number, fields });
}

export type LetterKind = 'reservationConfirmed' | 'reservationCancelled' | 'reservationChanged';
type Told = Pick<Reservation, 'status' | 'date' | 'time' | 'guests' | 'customerEmail' | 'endsAt' | 'outcome'>;

/** What the guest has to be told of a change, if anything. Which table it is does not concern them, nor what is over. */
export function letterAfter(before: Told, after: Told, now: Date): LetterKind | null {
  if (new Date(after.endsAt) <= now) return null;
  // Whoever has come, or has not, was told of neither, and is told of no correction.
  if (before.outcome || after.outcome) return null;
  if (after.status === 'cancelada') return before.status === 'cancelada' ? null : 'reservationCancelled';
  if (after.status !== before.status)
    return after.status === 'confirmada' ? 'reservationConfirmed' : 'reservationChanged';
  const same = (['date', 'time', 'guests', 'customerEmail'] as const).every((field) => before[field] === after[field]);
  return same ? null : 'reservationChanged';
}
