import { m } from '#generated/messages/messages.js';
import { addDays, isDay } from '#lib/days.ts';
import { isWholePhone } from '#lib/phone.ts';
import { clockTime } from '#lib/typed-time.ts';
import type { GuestRequest } from '../../asked/contract.ts';
import { farthestDays } from '../../rules.ts';
import { maxGuests } from '../../values.ts';

/** As read from the form; what is no date, time or number stands there as it was typed. */
export type Typed = Pick<GuestRequest, 'customerName' | 'customerEmail' | 'customerPhone' | 'date' | 'time' | 'guests'>;
export type Faults = Record<string, string>;

export interface FormRules {
  /** The guest's form and the staff's have words of their own for what is missing. */
  form: 'guest' | 'staff';
  /** The first day that can be booked. */
  firstDay?: string | undefined;
  /** A number that was noted before half ones were refused. */
  phoneBefore?: string | undefined;
}

/** What is wrong with what stands in each field, as the server would say it: nothing is sent that it would call malformed. */
export function faultsOf(typed: Typed, { form, firstDay, phoneBefore }: FormRules): Faults {
  const { customerName, customerEmail, customerPhone, date, time, guests } = typed;
  const email = customerEmail.trim();
  const phone = customerPhone.trim();
  const hasEmail = /^\S+@\S+\.\S+$/.test(email) || (form === 'staff' && email === '');
  const hasPhone = isWholePhone(phone) || (phone !== '' && phone === phoneBefore);
  const found = {
    customerName: customerName.trim() === '' && m['fields.name_required'](),
    customerEmail: !hasEmail && m['fields.reservation_email'](),
    customerPhone: !hasPhone && (phone === '' ? m['fields.reservation_phone']() : m['fields.phone_whole']()),
    date: date.trim() === '' ? m[`fields.reservation_date_${form}`]() : dateFault(date, firstDay),
    time:
      time.trim() === '' ? m[`fields.reservation_time_${form}`]() : !clockTime.test(time) && m['fields.time_invalid'](),
    guests: guestsFault(guests, form),
  };
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => !!entry[1]));
}

function dateFault(date: string, firstDay: string | undefined): string | null {
  if (!isDay(date)) return m['fields.date_invalid']();
  if (firstDay && date < firstDay) return m['fields.reservation_date_past']();
  if (firstDay && date > addDays(firstDay, farthestDays)) return m['errors.reservation_too_far']();
  return null;
}

function guestsFault(guests: number, form: FormRules['form']): string | null {
  if (!Number.isInteger(guests) || guests < 1) return m[`fields.reservation_guests_${form}`]();
  return guests > maxGuests ? m[`fields.reservation_most_${form}`]() : null;
}
