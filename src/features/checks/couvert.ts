import { weekdayOf } from '#lib/days.ts';
import { maxPeople } from '../bills/values.ts';
import type { CouvertDay } from './settings/contract.ts';

/** What a house asks of each person who wants it, on a business day; with the day where it is an artist's. */
export interface CouvertOffer {
  cents: number;
  artist: string | null;
  day: string | null;
}

interface Asking {
  /** On any day of which nothing is said. */
  couvertCents: number;
  couvertDays: readonly CouvertDay[];
}

/** A single day goes before its weekday, and that before what holds on any day. */
export function couvertOn({ couvertCents, couvertDays }: Asking, day: string): CouvertOffer {
  const weekday = weekdayOf(day);
  const rule = couvertDays.find((each) => each.day === day) ?? couvertDays.find((each) => each.weekday === weekday);
  if (!rule) return { cents: couvertCents, artist: null, day: null };
  return { cents: rule.cents, artist: rule.artist, day };
}

/** No more than sit there, as far as anybody knows: whom the staff counted, and whoever takes part with a phone. */
export function couvertsAtMost({ people }: { people: number | null }, phones: number): number {
  return people === null ? maxPeople : Math.max(people, phones);
}
