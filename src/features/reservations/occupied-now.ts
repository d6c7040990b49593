import type { FloorTable } from '../tables/contract.ts';
import type { ListedReservation } from './contract.ts';
import { type Booked, hourMs, sittingOf } from './evening.ts';

/** So long before guests come somebody sees to their table. */
const soonMs = 2 * hourMs;

type Expected = Booked & Pick<ListedReservation, 'outcome'>;
type Seat = Pick<FloorTable, 'status' | 'bill' | 'joinedTo'>;

/** Whether others sit at the table of guests who come soon, or before those are likely to go. `minutes`: how long people sit in this house. */
export function isOccupiedNow(
  expected: Expected,
  table: Seat | undefined,
  { now, minutes, timeZone }: { now: number; minutes: number; timeZone: string },
): boolean {
  if (!table || !isExpected(expected, now) || expected.tableNumber === null) return false;
  if (table.status !== 'ocupado' && !table.bill && table.joinedTo === null) return false;
  const { since } = sittingOf(expected, timeZone);
  const likelyEnd = table.bill ? Date.parse(table.bill.since) + minutes * 60_000 : now;
  return since < Math.max(now + soonMs, likelyEnd);
}

/** Whether guests are still to come: nobody noted that they came or did not, and their table is held. */
export function isExpected({ status, outcome, endsAt }: Expected, now: number): boolean {
  return status !== 'cancelada' && !outcome && Date.parse(endsAt) > now;
}
