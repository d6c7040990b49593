import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { addDays, minutesOf } from '#lib/days.ts';
import { CodedError } from '#lib/errors.ts';
import { businessDayOf } from '../restaurants/business-day.ts';
import { sittingMinutes, unpromised, unseated } from './free-tables.ts';
import type { When } from './opening.ts';
import { admitTime } from './rules.ts';
import { spanOf } from './span.ts';
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
const mostDays = 3;
/** Among so many open days there is a free one, or it is a matter for the telephone; none is looked for further ahead. */
const openDaysLookedAt = 6;
const farthestOffer = 31;

const asks = { span: 'tstzrange(c.from_at, c.to_at)', now: '$5', sittingMinutes: '$6', except: '$7::uuid' };
const freeAt = statement(
  'reservations.freeAt',
  `select (select coalesce(max(capacity), 0) from tables where restaurant_id = $1 and deleted_at is null) as "mostSeats",
     array(
       select c.n::int - 1 from unnest($3::timestamptz[], $4::timestamptz[]) with ordinality as c(from_at, to_at, n)
       where exists (
         select from tables t
         where t.restaurant_id = $1 and t.deleted_at is null and t.capacity >= $2 and ${unpromised(asks)} and ${unseated(asks)})
       order by c.n
     ) as free`,
);

interface Wanted extends When {
  guests: number;
  /** A reservation that would be moved, and so holds nothing. */
  id?: string;
}

interface At {
  venue: Venue;
  now: Date;
}

/** Adds to the refusal of a table what is left of that day, and to that of a closed day when there is a table next. */
export async function orWhatIsLeft<T>(scope: Scope, wanted: Wanted, at: At, take: () => Promise<T>): Promise<T> {
  try {
    return await take();
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    const { code, details } = error;
    if (code === 'no_table_free') throw new CodedError(code, { ...(await whatIsLeft(scope, wanted, at)) });
    if (code === 'reservation_day_closed' || code === 'reservation_special_day_closed')
      throw new CodedError(code, { ...details, next: await nextDays(scope, wanted, at) });
    throw error;
  }
}

async function whatIsLeft(scope: Scope, wanted: Wanted, at: At): Promise<Left> {
  const { venue } = at;
  const night = businessDayOf(wanted, venue);
  const slots = admittedOn(wanted.date, at).filter((when) => businessDayOf(when, venue) === night);
  const { free, mostSeats } = await freeOf(scope, wanted, slots, at);
  const near = free.map(({ time }) => time).sort(byNearness(wanted.time));
  return { times: near.slice(0, mostTimes).sort(), mostSeats };
}

/** The next days on which the house opens and a table is free, each at the time that is nearest to the one that was asked for. */
async function nextDays(scope: Scope, wanted: Wanted, at: At): Promise<When[]> {
  const slots: When[] = [];
  for (let ahead = 1; ahead <= farthestOffer && slots.length < openDaysLookedAt; ahead += 1) {
    const date = addDays(wanted.date, ahead);
    const own = admittedOn(date, at).filter((when) => businessDayOf(when, at.venue) === date);
    const [time] = own.map((when) => when.time).sort(byNearness(wanted.time));
    if (time) slots.push({ date, time });
  }
  const { free } = await freeOf(scope, wanted, slots, at);
  return free.slice(0, mostDays);
}

/** Of some moments those at which a table is free for as many. */
async function freeOf(scope: Scope, { id, guests }: Wanted, slots: When[], { venue, now }: At) {
  const spans = slots.map((when) => spanOf(when, venue));
  const [found] = await scope.rows<{ free: number[]; mostSeats: number }>(freeAt, [
    scope.restaurantId,
    guests,
    spans.map(({ from }) => from.toISOString()),
    spans.map(({ to }) => to.toISOString()),
    now.toISOString(),
    sittingMinutes(venue.reservationMinutes),
    id ?? null,
  ]);
  return { free: (found?.free ?? []).flatMap((index) => slots[index] ?? []), mostSeats: found?.mostSeats ?? 0 };
}

/** The half hours of a date at which guests are received. */
function admittedOn(date: string, at: At): When[] {
  return halfHours.map((time) => ({ date, time })).filter((when) => admitted(when, at));
}

const byNearness = (asked: string) => (a: string, b: string) =>
  Math.abs(minutesOf(a) - minutesOf(asked)) - Math.abs(minutesOf(b) - minutesOf(asked));

const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);

function admitted(when: When, { venue, now }: At): boolean {
  try {
    admitTime(when, venue, now, 'guest');
    return true;
  } catch {
    return false;
  }
}
