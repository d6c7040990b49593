import { instantOf } from '#lib/days.ts';
import type { When } from '../opening.ts';

/** Guests who come within the hour before their time are expected; earlier than that, another card was probably meant. */
const earlyMs = 60 * 60_000;

/** Their own time counts, not that from which their table is held: that may be the whole day. */
export function isEarly({ date, time }: When, timeZone: string, now: Date): boolean {
  return instantOf(date, time, timeZone).getTime() - now.getTime() > earlyMs;
}
