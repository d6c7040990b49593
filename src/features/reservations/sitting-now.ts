import { dayMinutes } from '#lib/days.ts';
import type { FloorTable } from '../tables/contract.ts';
import type { Window } from './evening.ts';

/** Nobody gets up within this time just because their time is over. */
export const leastStayMinutes = 30;

/** How long people sit. Where a reservation holds a table all day, nobody is therefore expected to sit all day. */
export function sittingMinutes(reservationMinutes: number): number {
  return reservationMinutes >= dayMinutes ? 120 : reservationMinutes;
}
const leastStayMs = leastStayMinutes * 60_000;
const shownSinceMs = 2 * 60 * 60_000;

export interface Sitting extends Window {
  /** Whether `since` is when they came. Of a table marked as occupied, with no bill, it is only the present. */
  sinceKnown: boolean;
  /** When they are likely to go; null where they were to be gone by now. */
  likelyEnd: number | null;
}

type Seat = Pick<FloorTable, 'status' | 'bill' | 'joinedTo'>;

/**
 * Who sits at a table now; null when nobody does. The server reckons the same for whom it seats next: `sitting` in free-tables.ts.
 * `now` in milliseconds; `minutes`: how long people sit in this house.
 */
export function sittingAt(
  { status, bill, joinedTo }: Seat,
  { now, minutes }: { now: number; minutes: number },
): Sitting | null {
  if (status !== 'ocupado' && !bill && joinedTo === null) return null;
  const since = bill ? Math.min(now, Date.parse(bill.since)) : now;
  const ends = since + minutes * 60_000;
  const until = Math.max(now + leastStayMs, ends);
  return { since, until, sinceKnown: bill !== null, likelyEnd: ends > now ? ends : null };
}

/** As much of a sitting as is shown: of people who have sat for long, the last two hours. */
export function shownSitting({ since, until }: Window, now: number): Window {
  return { since: Math.max(since, now - shownSinceMs), until };
}
