import { isDay } from '#lib/days.ts';
import { clockTime } from '#lib/typed-time.ts';
import type { GuestRequest } from '../../asked/contract.ts';
import { maxGuests } from '../../values.ts';

/** As read from the form; what is no date, time or number stands there as it was typed. */
type Typed = Pick<GuestRequest, 'customerName' | 'customerEmail' | 'customerPhone' | 'date' | 'time' | 'guests'>;

/** A moment is refused as a whole, with its table: what was said of one part may be answered by another. */
const moment = ['date', 'time', 'night'];

/** The fields of which nothing is wrong any more, as far as a form can tell, once the field `name` was typed into. */
export function settledBy(name: string, typed: Typed, { emailOptional = false } = {}): string[] {
  const right: Record<string, boolean> = {
    customerName: typed.customerName.trim() !== '',
    customerEmail: /^\S+@\S+\.\S+$/.test(typed.customerEmail.trim()) || (emailOptional && !typed.customerEmail.trim()),
    customerPhone: /\d/.test(typed.customerPhone),
    date: isDay(typed.date),
    time: clockTime.test(typed.time),
    guests: Number.isInteger(typed.guests) && typed.guests >= 1 && typed.guests <= maxGuests,
  };
  const touched = moment.includes(name) ? [...moment, 'tableId'] : [name];
  return touched.filter((field) => right[field] ?? true);
}
