import { localClock } from '#lib/time.ts';
import { type HouseHours, openState } from '../../../restaurants/hours.ts';

/** The day that the guest's form begins with: that of the present or the next opening; today where nobody says when. */
export function proposedDay(house: HouseHours, now: Date, timezone: string): string {
  const clock = localClock(now, timezone);
  const { open, day, opensOn } = openState(house, clock);
  return open ? day : (opensOn ?? clock.day);
}
