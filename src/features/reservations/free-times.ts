import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { addDays, dayMinutes, minutesOf } from '#lib/days.ts';
import { CodedError } from '#lib/errors.ts';
import { businessDayOf } from '../restaurants/business-day.ts';
import { saysHours } from '../restaurants/hours.ts';
import { reservable } from './free-tables.ts';
import { minutesLeft } from './last-start.ts';
import { halfHours, momentsOf } from './moments.ts';
import type { When } from './opening.ts';
import { admitTime, type Taker } from './rules.ts';
import { sittingMinutes } from './sitting-now.ts';
import { spanOf } from './span.ts';
import type { Venue } from './store.ts';

/** What whoever found no table can do: ask for another hour, for another day, or, as too big a party, for less than one table. */
export interface Left {
  /** Other times of the same business day at which a table is free for as many, those near the asked one. */
  times: When[];
  /** The same time on the next days on which a table is free for as many. */
  next: When[];
  /** The seats of the largest table. */
  mostSeats: number;
}

/** As many as a person takes in. */
const mostTimes = 6;
const mostDays = 3;
/** Among so many open days there is a free one, or it is a matter for the telephone; none is looked for further ahead. */
const openDaysLookedAt = 6;
const farthestOffer = 31;

const free = {
  tableId: '$8',
  guests: '$2',
  span: 'tstzrange(c.from_at, c.to_at)',
  now: '$5',
  sittingMinutes: '$6',
  except: '$7::uuid',
};
const freeAt = statement(
  'reservations.freeAt',
  `select (select coalesce(max(capacity), 0) from tables where restaurant_id = $1 and deleted_at is null) as "mostSeats",
     array(
       select c.n::int - 1 from unnest($3::timestamptz[], $4::timestamptz[]) with ordinality as c(from_at, to_at, n)
       where exists (
         select from tables t
         where t.restaurant_id = $1 and t.deleted_at is null and ${reservable(free)})
       order by c.n
     ) as free`,
);

export interface Wanted extends When {
  guests: number;
  /** A reservation that would be moved, and so holds nothing. */
  id?: string | undefined;
  /** The one table that will do; any with the seats where none is named. */
  tableId?: string | null | undefined;
}

export interface At {
  venue: Venue;
  now: Date;
  by: Taker;
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

/** What is left of that day, and of the next ones at that time. */
export async function whatIsLeft(scope: Scope, wanted: Wanted, at: At): Promise<Left> {
  const day = businessDayOf(wanted, at.venue);
  const sameTime = onNextDays(day, (next) => askable(next, [wanted.time], at)[0]);
  const slots = [...offered(day, at), ...sameTime];
  const { free, mostSeats } = await freeOf(scope, wanted, slots, at);
  const ofDay = free.filter((when) => businessDayOf(when, at.venue) === day);
  return {
    times: ofDay.sort(byNearness(wanted, at)).slice(0, mostTimes).sort(inOrder),
    next: free.filter((when) => sameTime.includes(when)).slice(0, mostDays),
    mostSeats,
  };
}

/** An hour at which most houses are open: of other days the time nearest to it is offered where none was asked for. */
const usualTime = '20:00';

interface FreeTimes {
  times: (When & { free: boolean })[];
  next: When[];
  mostSeats: number;
}

/** Every half hour of a business day at which guests are received, and where none is free, the next days on which one is. */
export async function timesOfNight(
  scope: Scope,
  { date, guests }: { date: string; guests: number },
  at: At,
): Promise<FreeTimes> {
  // Where the house says no hours any time will do: there are none to choose from.
  const hasHours = saysHours(at.venue, date);
  const wanted = { date, time: usualTime, guests };
  const slots = hasHours ? offered(date, at) : [];
  const { free, mostSeats } = await freeOf(scope, wanted, slots, at);
  const next = free.length > 0 || !hasHours ? [] : await daysAfter(scope, date, wanted, at);
  return { times: slots.map((when) => ({ ...when, free: free.includes(when) })).sort(inOrder), next, mostSeats };
}

/** The next days on which the house opens and a table is free, each at the time that is nearest to the one that was asked for. */
const nextDays = (scope: Scope, wanted: Wanted, at: At) =>
  daysAfter(scope, businessDayOf(wanted, at.venue), wanted, at);

async function daysAfter(scope: Scope, from: string, wanted: Wanted, at: At): Promise<When[]> {
  const slots = onNextDays(from, (day) => {
    const [nearest] = offered(day, at).sort(byNearness(wanted, at));
    return nearest;
  });
  const { free } = await freeOf(scope, wanted, slots, at);
  return free.slice(0, mostDays);
}

/** A moment on each of the next business days that has such a one, on no more of them than are worth a look. */
function onNextDays(from: string, momentOn: (day: string) => When | undefined): When[] {
  const found: When[] = [];
  for (let ahead = 1; ahead <= farthestOffer && found.length < openDaysLookedAt; ahead += 1) {
    const when = momentOn(addDays(from, ahead));
    if (when) found.push(when);
  }
  return found;
}

/** Of some moments those at which a table is free for as many. */
async function freeOf(scope: Scope, { id, guests, tableId }: Wanted, slots: When[], { venue, now }: At) {
  const spans = slots.map((when) => spanOf(when, venue));
  const [found] = await scope.rows<{ free: number[]; mostSeats: number }>(freeAt, [
    scope.restaurantId,
    guests,
    spans.map(({ from }) => from.toISOString()),
    spans.map(({ to }) => to.toISOString()),
    now.toISOString(),
    sittingMinutes(venue.reservationMinutes),
    id ?? null,
    tableId ?? null,
  ]);
  return { free: (found?.free ?? []).flatMap((index) => slots[index] ?? []), mostSeats: found?.mostSeats ?? 0 };
}

/** The half hours that are offered of a business day: guests those from which they can stay as long as they usually do; others can be typed. */
const offered = (day: string, at: At) =>
  askable(day, halfHours, at).filter(
    (when) => at.by === 'staff' || minutesLeft(when, at.venue, sittingMinutes(at.venue.reservationMinutes)) === null,
  );

/** At which of some times a guest can still ask for a business day. */
const askable = (day: string, times: readonly string[], at: At) =>
  momentsOf(day, times, at.venue).filter((when) => admitted(when, at));

/** By how far the hour is from the asked one, counted from the midnight with which the business day of each began. */
function byNearness(asked: When, { venue }: At) {
  const hourOf = (when: When) => minutesOf(when.time) + dayMinutes * Number(businessDayOf(when, venue) !== when.date);
  const distance = (when: When) => Math.abs(hourOf(when) - hourOf(asked));
  return (a: When, b: When) => distance(a) - distance(b);
}

const inOrder = (a: When, b: When) => (`${a.date} ${a.time}` < `${b.date} ${b.time}` ? -1 : 1);

function admitted(when: When, { venue, now }: At): boolean {
  try {
    admitTime(when, venue, now, 'guest');
    return true;
  } catch {
    return false;
  }
}
