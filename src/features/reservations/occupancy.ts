import { type Booked, heldInOrder, hourMs, hoursOf, sittingOf, type Window } from './evening.ts';
import type { Party } from './parties-now.ts';

export interface Occupancy {
  /** Of those who booked. */
  guests: number;
  reservations: number;
  /** The most seats that are taken at one moment of each hour of the window. */
  byHour: number[];
  /** The first moment of all at which the most are taken; null when nobody has booked and nobody sits there. */
  fullest: { at: number; guests: number } | null;
}

export interface Present {
  /** Who is at a table now, booked or not; nobody on another day than the running one. */
  parties: readonly Party[];
  now: number;
}

/**
 * How many seats are taken hour by hour: by those who booked and by those who sit there. Who has come counts from now on as they sit, and
 * no longer as they booked: they may have left before their time is over, or stay beyond it.
 */
export function occupancyOf(
  window: Window,
  timeZone: string,
  reservations: readonly Booked[],
  { parties, now }: Present,
): Occupancy {
  const held = heldInOrder(reservations);
  const booked = held.map((each) => {
    const { since, until } = sittingOf(each, timeZone);
    return { since, until: each.outcome === 'arrived' ? Math.min(until, now) : until, guests: each.guests };
  });
  const sittings = [
    ...booked,
    ...parties.map((party) => ({ ...party, since: party.booked ? Math.max(party.since, now) : party.since })),
  ];
  const takenAt = (at: number) =>
    sittings.filter(({ since, until }) => since <= at && at < until).reduce((sum, { guests }) => sum + guests, 0);
  const starts = sittings.map(({ since }) => since);
  const byHour = hoursOf(window).map((hour) =>
    Math.max(takenAt(hour), ...starts.filter((at) => hour < at && at < hour + hourMs).map(takenAt)),
  );
  const most = Math.max(0, ...starts.map(takenAt));
  const first = Math.min(...starts.filter((at) => takenAt(at) === most));
  return {
    guests: held.reduce((sum, { guests }) => sum + guests, 0),
    reservations: held.length,
    byHour,
    fullest: sittings.length > 0 ? { at: first, guests: most } : null,
  };
}

export const seatsOf = (tables: readonly { capacity: number }[]) =>
  tables.reduce((sum, { capacity }) => sum + capacity, 0);
