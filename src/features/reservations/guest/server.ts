import type { Scope } from '#database/scope.ts';
import type { Caller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { OutputOf, Serves } from '../../serves.ts';
import { spend } from '../../spend.ts';
import type { Reservation } from '../contract.ts';
import { orWhatIsLeft } from '../free-times.ts';
import { tellGuest } from '../letters.ts';
import { withNight } from '../nights.ts';
import { readGuest, readVenue, reservationByKey, type Venue } from '../store.ts';
import { takenBefore, takeReservation } from '../take.ts';
import { cancelAsGuest } from './cancel.ts';
import type { guestCalls as calls } from './contract.ts';
import { guestStateOf } from './state.ts';

export const guestReservations = {
  async request(caller, { slug, ...asked }) {
    const { scope } = await caller.house(slug);
    const taking = { ...asked, tableId: null, anyway: false };
    // A retry is no second request, whatever has become of the budget.
    const earlier = await takenBefore(scope, taking);
    const now = caller.now();
    const venue = await readVenue(scope, now);
    if (earlier) return receipt(scope, earlier, venue);
    const { limits, network, locale, post } = caller;
    spend(limits, 'reservations', network);

    if (!venue.takesReservations) throw new CodedError('not_taking_reservations');
    spend(limits, 'reservationLetters', asked.customerEmail);
    try {
      const { reservation, made } = await orWhatIsLeft(scope, asked, { venue, now, by: 'guest' }, () =>
        takeReservation(scope, { ...taking, venue, now, locale, by: null }),
      );
      if (made) await tellGuest({ scope, post, now: caller.now }, reservation, venue, 'reservationRequested');
      return await receipt(scope, reservation, venue);
    } catch (error) {
      // No letter was sent: whoever tries one evening after another is not kept from the one that is free.
      limits.giveBack('reservationLetters', asked.customerEmail);
      throw error;
    }
  },

  async ofGuest(caller, { slug, key }) {
    const { scope } = await caller.house(slug);
    const found = await named(caller, scope, key);
    const now = caller.now();
    return shown(found, await readVenue(scope, now), now);
  },

  async cancelAsGuest(caller, { slug, key }) {
    const { scope } = await caller.house(slug);
    const { id } = await named(caller, scope, key);
    spend(caller.limits, 'reservations', caller.network);
    const now = caller.now();
    const venue = await readVenue(scope, now);
    const { after, letter } = await cancelAsGuest(scope, { id, now });
    if (letter) await tellGuest({ scope, post: caller.post, now: caller.now }, after, venue, letter);
    return shown(after, venue, now);
  },
} satisfies Serves<typeof calls>;

/** A key that names nothing counts as a request: whoever tries keys soon tries no more. */
async function named({ limits, network }: Caller, scope: Scope, key: string): Promise<Reservation> {
  const found = await reservationByKey(scope, key);
  if (found) return found;
  spend(limits, 'reservations', network);
  throw new CodedError('reservation_not_found');
}

/** What the guest is told: not which table, nor what the restaurant keeps beside. */
async function receipt(scope: Scope, reservation: Reservation, venue: Venue) {
  const { id, status, date, time, promisedNight: night, guests } = withNight(reservation, venue);
  return { id, status, date, time, night, guests, guestKey: (await readGuest(scope, id)).key };
}

function shown(reservation: Reservation, venue: Venue, now: Date): OutputOf<typeof calls.ofGuest> {
  const { id, customerName, date, time, promisedNight: night, guests } = withNight(reservation, venue);
  return { id, customerName, state: guestStateOf(reservation, now), date, time, night, guests };
}
