import type { Reservation } from '../contract.ts';
import type { GuestState } from '../values.ts';

type Booked = Pick<Reservation, 'status' | 'outcome' | 'startsAt' | 'endsAt' | 'guestCancelledAt'>;

/** What a booking is by now for whoever made it. That they did not come is the house's own note. */
export function guestStateOf({ status, outcome, startsAt, endsAt, guestCancelledAt }: Booked, now: Date): GuestState {
  if (status === 'cancelada' && !outcome) return guestCancelledAt ? 'cancelled_by_guest' : 'cancelled';
  if (new Date(endsAt) <= now || outcome === 'no_show') return 'over';
  if (outcome || new Date(startsAt) <= now) return 'due';
  return status === 'confirmada' ? 'confirmed' : 'waiting';
}

/** Whether its guests may still cancel by themselves: until they are expected. Afterwards they say so to the house. */
export const mayGuestCancel = (state: GuestState) => state === 'waiting' || state === 'confirmed';
