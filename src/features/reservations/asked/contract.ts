import { z } from 'zod';
import { call, instant, name, phone, slug, typed, uuid, wholePhone } from '#lib/call.ts';
import { cleaned } from '#lib/cleaned.ts';
import { mostCharacters } from '#lib/limits.ts';
import { typedDay, typedTime } from '#lib/typed-when.ts';
import { maxGuests, maxNote, reservationStatuses } from '../values.ts';

/** Why a time that is asked for cannot be had by anybody. */
export const moments = [
  'reservation_past',
  'reservation_too_far',
  'reservation_day_closed',
  'reservation_special_day_closed',
  'reservation_outside_hours',
  'reservation_other_night',
] as const;

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
    customerPhone: wholePhone('fields.reservation_phone'),
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
  /** Also when nobody is received then, or when these guests have a table at that time. */
  anyway: z.boolean().default(false),
  customerEmail: z.union(
    [z.string().overwrite(cleaned).length(0), asked('staff').customerEmail],
    'fields.reservation_email',
  ),
};
/** 'aniversário, cadeira de bebê, alergia a camarão': from the guests with their request, or from the staff. No guest is told it again. */
export const note = typed(maxNote);
export type GuestRequest = z.infer<typeof guestAsks>;

/** What the guest is answered. `night`: the business day it was promised for, the day before `date` when it lay past midnight of its night. */
export const requestReceipt = z.object({
  id: uuid,
  status: z.enum(reservationStatuses),
  date: z.string(),
  time: z.string(),
  night: z.string(),
  guests: z.int(),
  /** What the link to it names it by. */
  guestKey: uuid,
});

const when = z.object({ date: z.string(), time: z.string() });

/** Which times of a night can still be asked for. Whoever asks learns no more of it than by asking for each. */
export const freeTimes = call({
  permission: 'public',
  budget: 'network',
  refusals: ['restaurant_not_found', 'too_many_requests'],
})
  .route({
    method: 'GET',
    path: '/restaurants/{slug}/reservations/free',
    summary: 'The half hours of a business day at which guests are received, and whether a table is free for as many',
    tags: ['reservations'],
  })
  .input(
    z.strictObject({
      slug,
      date: typedDay('fields.date_invalid'),
      guests: z.coerce.number().int().min(1).max(maxGuests),
    }),
  )
  .output(
    z.object({
      /** None on a day that is closed or over, nor where the house says no hours. */
      times: z.array(when.extend({ free: z.boolean() })),
      /** The next days with a table, where this one has none. */
      next: z.array(when),
      /** The seats of the largest table; none in a house that has no tables, or takes no reservations. */
      mostSeats: z.int(),
    }),
  );

const tableAt = z.object({
  id: uuid,
  number: z.int(),
  seats: z.int(),
  /** Seats that the party lacks there. */
  short: z.int(),
  /** Whom it is promised to at that time: nobody else can have it. */
  promised: z.object({ customerName: z.string(), purged: z.boolean(), time: z.string() }).nullable(),
  /** Who sits there now is likely to sit there still; `until` is null where nothing says when they go. */
  seated: z.object({ until: instant.nullable() }).nullable(),
});
export type TableAt = z.infer<typeof tableAt>;

/** What whoever writes down a reservation chooses a table by. */
export const tablesAt = call({ permission: 'reservations' })
  .route({
    method: 'GET',
    path: '/reservations/tables',
    summary: 'Each table at a time that is wished for, and other times where what is wished for is not free',
    tags: ['reservations'],
  })
  .input(
    z.strictObject({
      date: typedDay('fields.date_invalid'),
      time: typedTime('fields.reservation_time_staff'),
      guests: z.coerce.number().int().min(1).max(maxGuests),
      /** The table that is wished for; without one, the smallest free one that has the seats. */
      tableId: uuid.optional(),
      /** A reservation that is being changed, and is in nobody's way. */
      id: uuid.optional(),
    }),
  )
  .output(
    z.object({
      tables: z.array(tableAt),
      /** Null as long as what is wished for can be had, and where nobody is received then. */
      left: z.object({ times: z.array(when), next: z.array(when), mostSeats: z.int() }).nullable(),
    }),
  );

/** When they are expected already. */
export const alreadyBooked = call({ permission: 'reservations' })
  .route({
    method: 'POST',
    path: '/reservations/already-booked',
    summary: 'Whether guests with a telephone number have reserved already for a time that is wished for',
    tags: ['reservations'],
  })
  .input(
    z.strictObject({
      phone: phone(),
      date: typedDay('fields.date_invalid'),
      time: typedTime('fields.reservation_time_staff'),
      /** A reservation that is being changed. */
      id: uuid.optional(),
    }),
  )
  .output(z.object({ booked: when.nullable() }));

/** A number goes in what is sent, and into no address that is kept in logs. */
export const missedBefore = call({ permission: 'reservations' })
  .route({
    method: 'POST',
    path: '/reservations/no-shows',
    summary: 'On which days guests with a telephone number were expected and did not come, the latest first',
    tags: ['reservations'],
  })
  .input(z.strictObject({ phone: phone() }))
  .output(z.object({ dates: z.array(z.string()) }));
