import { z } from 'zod';
import { call, instant, phone, uuid } from '#lib/call.ts';
import { date } from '../restaurants/opening/contract.ts';
import { alreadyBooked, freeTimes, missedBefore, moments, note, staffAsks, tablesAt } from './asked/contract.ts';
import { guestCalls } from './guest/contract.ts';
import { outcomes, reservationStatuses } from './values.ts';

export const reservation = z.object({
  id: uuid,
  /** The number is null when there is no table, or when it has been deleted since. */
  tableId: uuid.nullable(),
  tableNumber: z.int().nullable(),
  tableSeats: z.int().nullable(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  /** What the house has to know of these guests: from themselves, or from the staff. */
  customerNote: z.string(),
  status: z.enum(reservationStatuses),
  date: z.string(),
  time: z.string(),
  /** The business day that it was promised for, whatever the hours are by now. Unknown of what was booked long ago. */
  promisedNight: z.string().nullable(),
  guests: z.int(),
  /** How long the table is held. */
  startsAt: instant,
  endsAt: instant,
  outcome: z.enum(outcomes).nullable(),
  outcomeAt: instant.nullable(),
  /** What it was before that was noted, and is again when it is taken back. Unknown of what was noted long ago. */
  statusBefore: z.enum(reservationStatuses).nullable(),
  /** When its guest cancelled it by the link of a letter; null where the house did, or nobody. */
  guestCancelledAt: instant.nullable(),
  /** The guest's name, e-mail and phone, and the note, are no longer kept. */
  purged: z.boolean(),
  createdAt: instant,
  revision: z.int(),
});
export type Reservation = z.infer<typeof reservation>;
/** `night`: the business day on whose list it is by the hours as they are now. What is said of it names `promisedNight`. */
const withNight = reservation.extend({ night: z.string(), promisedNight: z.string() });
export type ReservationOfNight = z.infer<typeof withNight>;
/** `outsideHours`: its guests are expected at a time at which, by the hours as they are now, nobody is received. */
const listed = withNight.extend({ outsideHours: z.boolean() });
export type ListedReservation = z.infer<typeof listed>;

const whoAndWhen = { id: true, customerName: true, date: true, time: true, night: true } as const;

const seatedThere = { tableId: uuid, customerName: z.string(), customerNote: z.string(), guests: z.int() };

const tableRefusals = ['no_table_free', 'reservation_table_taken', 'table_not_found'] as const;
/** Null: the smallest free table that has the seats. Staff may also name one, whatever its seats and whoever sits there. */
const tableId = uuid.nullable();

export const reservations = {
  ...guestCalls,
  freeTimes,
  tablesAt,
  missedBefore,
  alreadyBooked,

  ofDay: call({ permission: 'reservations' })
    .route({
      method: 'GET',
      path: '/reservations',
      summary: "A business day's reservations by time; without a date, those of the day that is running",
      tags: ['reservations'],
    })
    .input(z.strictObject({ date: date.optional() }))
    .output(
      z.object({
        date: z.string(),
        today: z.string(),
        /** How long people usually sit there: as long as a reservation holds its table, or two hours where that is the whole day. */
        sittingMinutes: z.int(),
        reservations: z.array(listed),
      }),
    ),

  pending: call({ permission: 'reservations' })
    .route({
      method: 'GET',
      path: '/reservations/pending',
      summary: 'The business days from the running one on with reservations that nobody has answered, and how many',
      tags: ['reservations'],
    })
    .output(z.object({ count: z.int(), days: z.array(z.object({ date: z.string(), count: z.int() })) })),

  toCome: call({ permission: 'reservations' })
    .route({
      method: 'GET',
      path: '/reservations/to-come',
      summary: 'How many reservations are to come, and which of them lie outside the opening hours as they are now',
      tags: ['reservations'],
    })
    .output(
      z.object({
        count: z.int(),
        outsideHours: z.array(withNight.pick({ ...whoAndWhen, purged: true, promisedNight: true, guests: true })),
      }),
    ),

  coming: call({ permission: 'reservations' })
    .route({
      method: 'GET',
      path: '/reservations/coming',
      summary: 'Who has reserved from yesterday on, the nearest first: as much as it takes to find one',
      tags: ['reservations'],
    })
    .output(
      z.object({
        reservations: z.array(withNight.pick({ ...whoAndWhen, customerPhone: true })),
      }),
    ),

  near: call({ permission: 'reservations' })
    .route({
      method: 'GET',
      path: '/reservations/near',
      summary:
        'By table: the confirmed reservations that have begun or begin within two hours, and whose guests have arrived',
      tags: ['reservations'],
    })
    .output(
      z.object({
        tables: z.array(z.object({ ...seatedThere, time: z.string(), startsAt: instant })),
        seated: z.array(z.object(seatedThere)),
      }),
    ),

  read: call({ permission: 'reservations', refusals: ['reservation_not_found'] })
    .route({ method: 'GET', path: '/reservations/{id}', summary: 'One reservation', tags: ['reservations'] })
    .input(z.strictObject({ id: uuid }))
    .output(withNight),

  create: call({
    permission: 'reservations',
    refusals: [...tableRefusals, 'reservation_same_guest', 'reservation_key_reused', ...moments],
  })
    .route({
      method: 'POST',
      path: '/reservations',
      summary: 'Take a reservation for a guest: it is confirmed at once',
      tags: ['reservations'],
    })
    .input(z.strictObject({ key: uuid, ...staffAsks, customerNote: note.default(''), tableId: tableId.default(null) }))
    .output(withNight),

  edit: call({
    permission: 'reservations',
    refusals: ['reservation_not_found', 'stale_revision', ...tableRefusals, ...moments],
  })
    .route({
      method: 'PUT',
      path: '/reservations/{id}',
      summary: 'Change a reservation; another time or table is taken only if it is free',
      tags: ['reservations'],
    })
    .input(
      z.strictObject({
        id: uuid,
        revision: z.int().min(1),
        ...staffAsks,
        /** As it was, or whole. */
        customerPhone: phone('fields.reservation_phone'),
        /** Absent: as it was. */
        customerNote: note.optional(),
        tableId,
        status: z.enum(reservationStatuses),
      }),
    )
    .output(withNight),

  setStatus: call({
    permission: 'reservations',
    refusals: ['reservation_not_found', 'stale_revision', 'no_table_free', 'reservation_table_taken'],
  })
    .route({
      method: 'POST',
      path: '/reservations/{id}/status',
      summary: 'Confirm or cancel a reservation',
      tags: ['reservations'],
    })
    .input(z.strictObject({ id: uuid, revision: z.int().min(1), status: z.enum(reservationStatuses) }))
    .output(reservation),

  arrive: call({
    permission: 'reservations',
    refusals: [
      'reservation_not_found',
      'stale_revision',
      'reservation_not_due',
      'reservation_cancelled',
      'reservation_table_occupied',
      ...tableRefusals,
    ],
  })
    .route({
      method: 'POST',
      path: '/reservations/{id}/arrival',
      summary:
        'The guests have come: they are seated, at their own table or at another, which is occupied from then on',
      tags: ['reservations'],
    })
    .input(
      z.strictObject({
        id: uuid,
        revision: z.int().min(1),
        tableId: tableId.default(null),
        /** The people at a table that is occupied already are these guests. */
        theirs: z.boolean().default(false),
      }),
    )
    .output(reservation),

  missed: call({
    permission: 'reservations',
    refusals: ['reservation_not_found', 'stale_revision', 'reservation_not_due', 'reservation_cancelled'],
  })
    .route({
      method: 'POST',
      path: '/reservations/{id}/no-show',
      summary: 'The guests have not come: the reservation is closed and its table free again',
      tags: ['reservations'],
    })
    .input(z.strictObject({ id: uuid, revision: z.int().min(1) }))
    .output(reservation),
};
