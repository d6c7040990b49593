import { maxGuests } from '../../values.ts';

const usualParty = 2;

/** For how many times are shown: the usual party as long as no number is typed; null for a number that nobody can reserve for. */
export function partyOf(guests: number): number | null {
  if (Number.isNaN(guests)) return usualParty;
  return Number.isInteger(guests) && guests >= 1 && guests <= maxGuests ? guests : null;
}

/** A house without any table has nothing to say of their size. */
export const isTooBig = (guests: number, mostSeats: number) => mostSeats > 0 && guests > mostSeats;
