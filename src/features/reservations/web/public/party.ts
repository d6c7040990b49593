import { maxGuests } from '../../values.ts';

/** For how many a form begins. */
export const usualParty = 2;

/** For how many times are asked for; null as long as no number is typed. */
export function partyOf(guests: number): number | null {
  return Number.isInteger(guests) && guests >= 1 ? Math.min(guests, maxGuests) : null;
}

/** Of how many a guest can book a table by themselves. */
export const mostOnline = (mostSeats: number) => Math.min(mostSeats, maxGuests);

/** A house without any table has nothing to say of their size. */
export const isTooBig = (guests: number, mostSeats: number) => mostSeats > 0 && guests > mostOnline(mostSeats);
