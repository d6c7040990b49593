import { businessDay, businessDayAt } from '../restaurants/business-day.ts';
import type { HouseHours } from '../restaurants/hours.ts';

/** So long nobody takes a step before it is sure that nobody will: a night goes on longer than a house writes down. */
export const idleMs = 6 * 3_600_000;

/** What nobody has touched since is unfinished: its business day is over, and that not only a moment ago. */
export function unfinishedSince(now: Date, hours: HouseHours, timeZone: string): Date {
  const { since } = businessDay(businessDayAt(now, hours, timeZone), hours, timeZone);
  return new Date(Math.min(since.getTime(), now.getTime() - idleMs));
}
