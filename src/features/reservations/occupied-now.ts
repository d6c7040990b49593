import type { FloorTable } from '../tables/contract.ts';
import { type Booked, hourMs, sittingOf } from './evening.ts';
import { sittingAt } from './sitting-now.ts';

/** So long before guests come somebody sees to their table. */
const soonMs = 2 * hourMs;

type Seat = Pick<FloorTable, 'status' | 'bill' | 'joinedTo'>;

/** Whether others sit at the table of guests who come soon, or before those are likely to go. `minutes`: how long people sit in this house. */
export function isOccupiedNow(
  expected: Booked,
  table: Seat | undefined,
  { now, minutes, timeZone }: { now: number; minutes: number; timeZone: string },
): boolean {
  if (!table || !isExpected(expected, now) || expected.tableNumber === null) return false;
  return occupationAt(sittingOf(expected, timeZone).since, table, { now, minutes }) !== null;
}

/** `until`: when they are likely to go; null where they were to be gone by now. */
export interface Occupation {
  until: number | null;
}

/** Who sits at a table now, as far as it matters to guests who come at an instant; null where it does not. */
export function occupationAt(
  since: number,
  table: Seat,
  { now, minutes }: { now: number; minutes: number },
): Occupation | null {
  const sitting = sittingAt(table, { now, minutes });
  if (!sitting || since >= Math.max(now + soonMs, sitting.until)) return null;
  return { until: sitting.likelyEnd };
}

/** Whether guests are still to come: nobody noted that they came or did not, and their table is held. */
export function isExpected({ status, outcome, endsAt }: Booked, now: number): boolean {
  return status !== 'cancelada' && !outcome && Date.parse(endsAt) > now;
}
