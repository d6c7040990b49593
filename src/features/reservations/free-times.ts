import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { minutesOf } from '#lib/days.ts';
import { CodedError } from '#lib/errors.ts';
import { businessDayOf } from '../restaurants/business-day.ts';
import { sittingMinutes, unpromised, unseated } from './free-tables.ts';
import type { When } from './opening.ts';
import { admitTime, spanOf } from './rules.ts';
import type { Venue } from './store.ts';

/** What whoever found no table can do: ask for another hour of that day, or, as too big a party, for less than one table. */
export interface Left {
  /** Times of that date, within the same business day, at which a table is free for as many, those near the asked one. */
  times: string[];
  /** The seats of the largest table. */
  mostSeats: number;
}

/** As many as a person takes in. */
const mostTimes = 6;

const asks = { span: 'tstzrange(c.from_at, c.to_at)', now: '$6', sittingMinutes: '$7', except: '$8::uuid' };
const freeAt = statement(
  'reservations.freeAt',
  `select (select coalesce(max(capacity), 0) from tables where restaurant_id = $1 and deleted_at is null) as "mostSeats",
     array(
       select c.time from unnest($3::text[], $4::timestamptz[], $5::timestamptz[]) as c(time, from_at, to_at)
       where exists (
         select from tables t
         where t.restaurant_id = $1 and t.deleted_at is null and t.capacity >= $2 and ${unpromised(asks)} and ${unseated(asks)})
     ) as times`,
);

interface Wanted extends When {
  guests: number;
  /** A reservation that would be moved, and so holds nothing. */
  id?: string;
}

/** Adds to the refusal of a table what is left of that day. */
export async function orWhatIsLeft<T>(
  scope: Scope,
  wanted: Wanted,
  { venue, now }: { venue: Venue; now: Date },
  take: () => Promise<T>,
): Promise<T> {
  try {
    return await take();
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'no_table_free') throw error;
    throw new CodedError('no_table_free', { ...(await whatIsLeft(scope, wanted, venue, now)) });
  }
}

async function whatIsLeft(scope: Scope, { id, guests, ...wanted }: Wanted, venue: Venue, now: Date): Promise<Left> {
  const { timezone, reservationMinutes } = venue;
  const night = businessDayOf(wanted, venue.openingHours);
  const times = halfHours.filter((time) => {
    const when = { date: wanted.date, time };
    return businessDayOf(when, venue.openingHours) === night && admitted(when, venue, now);
  });
  const spans = times.map((time) => spanOf({ date: wanted.date, time }, timezone, reservationMinutes));
  const [left] = await scope.rows<Left>(freeAt, [
    scope.restaurantId,
    guests,
    times,
    spans.map(({ from }) => from.toISOString()),
    spans.map(({ to }) => to.toISOString()),
    now.toISOString(),
    sittingMinutes(reservationMinutes),
    id ?? null,
  ]);
  const asked = minutesOf(wanted.time);
  const near = (left?.times ?? []).sort((a, b) => Math.abs(minutesOf(a) - asked) - Math.abs(minutesOf(b) - asked));
  return { times: near.slice(0, mostTimes).sort(), mostSeats: left?.mostSeats ?? 0 };
}

const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);

function admitted(when: When, venue: Venue, now: Date): boolean {
  try {
    admitTime(when, venue, now, 'guest');
    return true;
  } catch {
    return false;
  }
}
