import type { StaffCaller } from '#features/caller.ts';
import { todayIn } from '#lib/days.ts';
import { CodedError } from '#lib/errors.ts';
import { baseLocale } from '#lib/locale.ts';
import { businessDayAt, businessDayOf } from '../restaurants/business-day.ts';
import type { Serves } from '../serves.ts';
import { type Change, changeReservation } from './change.ts';
import type { reservations as calls, ReservationOfNight } from './contract.ts';
import { orWhatIsLeft, timesOfNight } from './free-times.ts';
import { guestReservations } from './guest/server.ts';
import { tellGuest } from './letters.ts';
import { missedBefore } from './missed-before.ts';
import { withNight } from './nights.ts';
import { isOutsideHours } from './opening.ts';
import { recordArrival, recordNoShow } from './outcome.ts';
import { isToCome } from './rules.ts';
import { alreadyHeld } from './same-guest.ts';
import { sittingMinutes } from './sitting-now.ts';
import { spanOf } from './span.ts';
import {
  comingReservations,
  nearTables,
  pendingDays,
  readReservation,
  readVenue,
  reservationsOfDay,
  reservationsToCome,
  seatedTables,
} from './store.ts';
import { readTablesAt } from './tables-at.ts';
import { takenBefore, takeReservation } from './take.ts';

export const reservations = {
  ...guestReservations,

  async freeTimes(caller, { slug, ...asked }) {
    const { scope } = await caller.house(slug);
    const now = caller.now();
    const venue = await readVenue(scope, now);
    return venue.takesReservations
      ? timesOfNight(scope, asked, { venue, now, by: 'guest' })
      : { times: [], next: [], mostSeats: 0 };
  },

  async tablesAt(caller, wanted) {
    const now = caller.now();
    return readTablesAt(caller.scope, wanted, { venue: await readVenue(caller.scope, now), now, by: 'staff' });
  },

  missedBefore: async ({ scope }, { phone }) => ({ dates: await missedBefore(scope, phone) }),

  async alreadyBooked({ scope, now }, { phone, id, ...when }) {
    const span = spanOf(when, await readVenue(scope, now()));
    return { booked: await alreadyHeld(scope, { phone, id, ...span }) };
  },

  async ofDay(caller, { date }) {
    const now = caller.now();
    const venue = await readVenue(caller.scope, now);
    const today = businessDayAt(now, venue, venue.timezone);
    const day = date ?? today;
    const reservations = (await reservationsOfDay(caller.scope, day, venue)).map((each) => ({
      ...withNight(each, venue),
      outsideHours: isToCome(each, now) && isOutsideHours(each, venue),
    }));
    return { date: day, today, sittingMinutes: sittingMinutes(venue.reservationMinutes), reservations };
  },

  async toCome({ scope, now }) {
    const venue = await readVenue(scope, now());
    const reservations = await reservationsToCome(scope, todayIn(venue.timezone, now()), now());
    const outsideHours = reservations
      .filter((each) => isOutsideHours(each, venue))
      .map((each) => withNight(each, venue));
    return { count: reservations.length, outsideHours };
  },

  async pending(caller) {
    const now = caller.now();
    const venue = await readVenue(caller.scope, now);
    const days = await pendingDays(caller.scope, businessDayAt(now, venue, venue.timezone), venue);
    return { count: days.reduce((sum, { count }) => sum + count, 0), days };
  },

  async coming({ scope, now }) {
    const venue = await readVenue(scope, now());
    const reservations = await comingReservations(scope, todayIn(venue.timezone, now()));
    return { reservations: reservations.map((each) => ({ ...each, night: businessDayOf(each, venue) })) };
  },

  async near(caller) {
    const { scope } = caller;
    const now = caller.now();
    const today = todayIn((await readVenue(scope, now)).timezone, now);
    const [tables, seated] = await Promise.all([nearTables(scope, now, today), seatedTables(scope, now, today)]);
    return { tables, seated };
  },

  async read(caller, { id }) {
    const found = await readReservation(caller.scope, id);
    if (!found) throw new CodedError('reservation_not_found');
    return withNight(found, await readVenue(caller.scope, caller.now()));
  },

  async create(caller, taking) {
    const { scope, account } = caller;
    const earlier = await takenBefore(scope, taking);
    const now = caller.now();
    const venue = await readVenue(scope, now);
    if (earlier) return withNight(earlier, venue);
    // Whoever answers the phone may read another language than the guest.
    const locale = baseLocale;
    const { reservation, made } = await orWhatIsLeft(scope, taking, { venue, now, by: 'staff' }, () =>
      takeReservation(scope, { ...taking, venue, now, locale, by: account.id }),
    );
    if (made && new Date(reservation.startsAt) > now)
      await tellGuest(caller, reservation, venue, 'reservationConfirmed');
    return withNight(reservation, venue);
  },

  edit(caller, input) {
    const { id, revision, status, ...asked } = input;
    return changeAndTell(caller, { id, revision, status, asked });
  },

  setStatus(caller, change) {
    return changeAndTell(caller, change);
  },

  async arrive(caller, arrival) {
    const now = caller.now();
    const venue = await readVenue(caller.scope, now);
    return recordArrival(caller.scope, { ...arrival, by: caller.account.id, venue, now });
  },

  async missed(caller, missed) {
    const now = caller.now();
    const venue = await readVenue(caller.scope, now);
    return recordNoShow(caller.scope, { ...missed, by: caller.account.id, venue, now });
  },
} satisfies Serves<typeof calls>;

async function changeAndTell(caller: StaffCaller, change: Omit<Change, 'now'>): Promise<ReservationOfNight> {
  const now = caller.now();
  const venue = await readVenue(caller.scope, now);
  const { scope } = caller;
  const wanted = change.asked ?? (await readReservation(scope, change.id));
  const run = () => changeReservation(scope, { ...change, now });
  const { after, letter } = wanted
    ? await orWhatIsLeft(scope, { ...wanted, id: change.id }, { venue, now, by: 'staff' }, run)
    : await run();
  if (letter) await tellGuest(caller, after, venue, letter);
  return withNight(after, venue);
}
