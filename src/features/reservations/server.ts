import type { Caller, StaffCaller } from '#database/caller.ts';
import { todayIn } from '#lib/days.ts';
import { CodedError } from '#lib/errors.ts';
import { baseLocale, type Locale } from '#lib/locale.ts';
import { type Change, changeReservation } from './change.ts';
import type { Asked, Reservation, ReservationStatus } from './contract.ts';
import { letterValues } from './letters.ts';
import { admitTime, type LetterKind, letterAfter, spanOf } from './rules.ts';
import {
  type NearTable,
  nearTables,
  pendingDays,
  readGuestLocale,
  readReservation,
  readVenue,
  reservationsOfDay,
  type Venue,
} from './store.ts';
import { takenBefore, takeReservation } from './take.ts';

export const reservations = {
  async request(caller: Caller, { slug, ...asked }: Asked & { slug: string; key: string }) {
    const { scope } = await caller.house(slug);
    const taking = { ...asked, tableId: null };
    // A retry is no second request, whatever has become of the budget.
    const earlier = await takenBefore(scope, taking);
    if (earlier) return receipt(earlier);
    const { limits, address, locale } = caller;
    if (!limits.take('reservations', address)) throw new CodedError('too_many_requests');

    const venue = await readVenue(scope, caller.now());
    if (!venue.takesReservations) throw new CodedError('not_taking_reservations');
    admitTime(asked, venue, caller.now(), 'guest');
    const span = spanOf(asked, venue.timezone, venue.reservationMinutes);
    if (!limits.take('reservationLetters', asked.customerEmail)) throw new CodedError('too_many_requests');
    try {
      const { reservation, made } = await takeReservation(scope, { ...taking, ...span, locale, by: null });
      if (made) tell(caller, reservation, venue, locale, 'reservationRequested');
      return receipt(reservation);
    } catch (error) {
      // No letter was sent: whoever tries one evening after another is not kept from the one that is free.
      limits.giveBack('reservationLetters', asked.customerEmail);
      throw error;
    }
  },

  async ofDay(caller: StaffCaller, { date }: { date?: string }) {
    const { timezone } = await readVenue(caller.scope, caller.now());
    const today = todayIn(timezone, caller.now());
    const day = date ?? today;
    return { date: day, today, reservations: await reservationsOfDay(caller.scope, day) };
  },

  async pending(caller: StaffCaller) {
    const { timezone } = await readVenue(caller.scope, caller.now());
    const days = await pendingDays(caller.scope, todayIn(timezone, caller.now()));
    return { count: days.reduce((sum, { count }) => sum + count, 0), days };
  },

  async near(caller: StaffCaller): Promise<{ tables: NearTable[] }> {
    const { timezone } = await readVenue(caller.scope, caller.now());
    return { tables: await nearTables(caller.scope, caller.now(), todayIn(timezone, caller.now())) };
  },

  async read(caller: StaffCaller, { id }: { id: string }): Promise<Reservation> {
    const found = await readReservation(caller.scope, id);
    if (!found) throw new CodedError('reservation_not_found');
    return found;
  },

  async create(caller: StaffCaller, taking: Asked & { key: string; tableId: string | null }): Promise<Reservation> {
    const { scope, account } = caller;
    const earlier = await takenBefore(scope, taking);
    if (earlier) return earlier;
    const venue = await readVenue(scope, caller.now());
    admitTime(taking, venue, caller.now(), 'staff');
    const span = spanOf(taking, venue.timezone, venue.reservationMinutes);
    // Whoever answers the phone may read another language than the guest.
    const locale = baseLocale;
    const { reservation, made } = await takeReservation(scope, { ...taking, ...span, locale, by: account.id });
    if (made && new Date(reservation.startsAt) > caller.now())
      tell(caller, reservation, venue, locale, 'reservationRequested');
    return reservation;
  },

  edit(
    caller: StaffCaller,
    input: Asked & { id: string; revision: number; tableId: string | null; status: ReservationStatus },
  ): Promise<Reservation> {
    const { id, revision, status, ...asked } = input;
    return changeAndTell(caller, { id, revision, status, asked });
  },

  setStatus(
    caller: StaffCaller,
    change: { id: string; revision: number; status: ReservationStatus },
  ): Promise<Reservation> {
    return changeAndTell(caller, change);
  },
};

async function changeAndTell(caller: StaffCaller, change: Omit<Change, 'venue' | 'now'>): Promise<Reservation> {
  const now = caller.now();
  const venue = await readVenue(caller.scope, now);
  const { before, after } = await changeReservation(caller.scope, { ...change, venue, now });
  const kind = letterAfter(before, after, now);
  if (kind) tell(caller, after, venue, await readGuestLocale(caller.scope, after.id), kind);
  return after;
}

/** A letter to the guest in the restaurant's name, in the language in which the guest asked. */
function tell(
  { post }: Caller,
  reservation: Reservation,
  venue: Venue,
  locale: Locale,
  template: LetterKind | 'reservationRequested',
): void {
  if (reservation.customerEmail === '') return;
  const values = letterValues(reservation, venue, locale);
  post.letter({ to: reservation.customerEmail, locale, template, values, sender: venue.name });
}

/** What the guest is told: not which table, nor what the restaurant keeps beside. */
function receipt({ id, status, date, time, guests }: Reservation) {
  return { id, status, date, time, guests };
}
