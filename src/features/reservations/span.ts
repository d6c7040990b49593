import { addDays, dayMinutes, instantOf } from '#lib/days.ts';
import { localClock } from '#lib/time.ts';
import { businessDay, businessDayOf } from '../restaurants/business-day.ts';
import type { HouseHours } from '../restaurants/hours.ts';
import type { When } from './opening.ts';

/** From when until when a table is held. */
export interface Span {
  from: Date;
  to: Date;
}

interface House extends HouseHours {
  timezone: string;
  reservationMinutes: number;
}

/** For how long a table is held: from the guest's time on, or for the whole business day that the time belongs to. */
export function spanOf(when: When, house: House): Span {
  const { timezone, reservationMinutes } = house;
  if (reservationMinutes < dayMinutes) return spanFrom(when, timezone, reservationMinutes);
  const { since, until } = businessDay(businessDayOf(when, house), house, timezone);
  return { from: since, to: until };
}

export function spanFrom({ date, time }: When, timeZone: string, minutes: number): Span {
  const from = instantOf(date, time, timeZone);
  return { from, to: new Date(from.getTime() + minutes * 60_000) };
}

/** What a reservation holds once the house's clock shows another zone: the same hours of the wall, as long as before. */
export function movedSpan(held: When & Span, { from, to }: { from: string; to: string }): Span {
  if (!holdsDay(held, from)) return spanFrom(held, to, (+held.to - +held.from) / 60_000);
  const moved = (at: Date) => onWall(localClock(at, from), to);
  return { from: moved(held.from), to: moved(held.to) };
}

/** Whether a day is held, whichever hours it had when it was promised: what is held for some minutes begins at the guest's time. */
function holdsDay({ date, time, from, to }: When & Span, timeZone: string): boolean {
  const guest = instantOf(date, time, timeZone);
  if (from < guest && guest < to) return true;
  return time === '00:00' && +from === +guest && +to === +instantOf(addDays(date, 1), time, timeZone);
}

const two = (part: number) => String(part).padStart(2, '0');
const onWall = ({ day, minutes }: { day: string; minutes: number }, timeZone: string) =>
  instantOf(day, `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`, timeZone);

/** Two that hold one table at the same moment, if there are any. */
export function firstOverlap<T extends Span & { tableId: string | null }>(held: readonly T[]): [T, T] | null {
  const lastOf = new Map<string, T>();
  for (const next of [...held].sort((a, b) => +a.from - +b.from)) {
    if (next.tableId === null) continue;
    const last = lastOf.get(next.tableId);
    if (last && next.from < last.to) return [last, next];
    lastOf.set(next.tableId, next);
  }
  return null;
}
