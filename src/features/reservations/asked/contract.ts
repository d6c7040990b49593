import { z } from 'zod';
import { name, phone, uuid } from '#lib/call.ts';
import { cleaned } from '#lib/cleaned.ts';
import { mostCharacters } from '#lib/limits.ts';
import { typedDay, typedTime } from '#lib/typed-when.ts';
import { maxGuests, reservationStatuses } from '../values.ts';

/** The guest's form and the staff's have words of their own for what is missing. */
const wordsOf = (form: 'guest' | 'staff') => ({
  date: `fields.reservation_date_${form}`,
  time: `fields.reservation_time_${form}`,
  guests: `fields.reservation_guests_${form}`,
  most: `fields.reservation_most_${form}`,
});

/** What is asked of whoever reserves. */
function asked(form: 'guest' | 'staff') {
  const words = wordsOf(form);
  return {
    customerName: name,
    customerEmail: z
      .string('fields.reservation_email')
      .overwrite(cleaned)
      .toLowerCase()
      .max(mostCharacters.email, 'fields.reservation_email')
      .pipe(z.email('fields.reservation_email')),
    customerPhone: phone('fields.reservation_phone'),
    /** The restaurant's own calendar and clock. */
    date: typedDay(words.date),
    time: typedTime(words.time),
    guests: z.int(words.guests).min(1, words.guests).max(maxGuests, words.most),
  };
}
export const guestAsks = z.strictObject(asked('guest'));
/** A guest who calls may have no e-mail. */
export const staffAsks = {
  ...asked('staff'),
  customerEmail: z.union(
    [z.string().overwrite(cleaned).length(0), asked('staff').customerEmail],
    'fields.reservation_email',
  ),
};
export type GuestRequest = z.infer<typeof guestAsks>;

/** What the guest is answered. `night`: the business day it was promised for, the day before `date` when it lay past midnight of its night. */
export const requestReceipt = z.object({
  id: uuid,
  status: z.enum(reservationStatuses),
  date: z.string(),
  time: z.string(),
  night: z.string(),
  guests: z.int(),
});
