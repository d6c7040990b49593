import { instantOf } from '#lib/days.ts';
import { localClock } from '#lib/time.ts';
import type { ListedReservation } from './contract.ts';

export const hourMs = 60 * 60_000;
const minuteMs = 60_000;
export const halfHourMs = hourMs / 2;
/** Longer than this nobody sits: such a table is held for the whole day, and says nothing of when its guests go. */
export const longestSittingMs = 12 * hourMs;

export type Booked = Pick<
  ListedReservation,
  | 'id'
  | 'tableId'
  | 'tableNumber'
  | 'date'
  | 'time'
  | 'startsAt'
  | 'endsAt'
  | 'guests'
  | 'status'
  | 'outcome'
  | 'outcomeAt'
>;

/** Instants in milliseconds; `until` is not part of it. */
export interface Window {
  since: number;
  until: number;
}

/** A reservation in its row, in shares of the window's width. */
export interface Block<T extends Booked> {
  reservation: T;
  row: number;
  left: number;
  width: number;
}

export interface Evening<T extends Booked> extends Window {
  /** Full hours of the wall within the window. */
  hours: number[];
  /** Rows above the tables for those without one: as many as stand side by side. */
  looseRows: number;
  /** In order of time. */
  blocks: Block<T>[];
}

/** Where each reservation of the window stands. Those that are cancelled hold nothing and are left out. */
export function eveningOf<T extends Booked>(
  { since, until }: Window,
  tables: readonly { id: string }[],
  reservations: readonly T[],
): Evening<T> {
  const held = heldInOrder(reservations).filter((each) => isWithin(each, { since, until }));
  const rowOf = new Map(tables.map(({ id }, row) => [id, row]));
  const looseEnds: number[] = [];
  const placed = held.map((reservation) => {
    const span = drawnSpan(reservation, held);
    const from = Math.max(since, span.since);
    const to = Math.min(until, span.until);
    const own = reservation.tableNumber === null ? undefined : rowOf.get(reservation.tableId ?? '');
    const lane = own === undefined ? laneFor(looseEnds, from, to) : undefined;
    const place = { left: (from - since) / (until - since), width: (to - from) / (until - since) };
    return { reservation, own, lane, ...place };
  });
  const looseRows = looseEnds.length;
  const blocks = placed.map(({ own = 0, lane, ...block }) => ({ ...block, row: lane ?? looseRows + own }));
  return { since, until, hours: hoursOf({ since, until }), looseRows, blocks };
}

/** Whether a reservation has its table at any moment of the window. */
export function isWithin(reservation: Booked, { since, until }: Window): boolean {
  const span = tableSpan(reservation);
  return span.since < until && since < span.until;
}

/** From when until when guests have their table: while it is held for them, and before that where they came early. */
export function tableSpan(reservation: Booked): Window {
  const held = Date.parse(reservation.startsAt);
  return { since: Math.min(held, cameAt(reservation) ?? held), until: Date.parse(reservation.endsAt) };
}

/** As it is drawn: who came while the table was still held for others covers none of their time. */
function drawnSpan(reservation: Booked, held: readonly Booked[]): Window {
  const { since, until } = tableSpan(reservation);
  const own = Date.parse(reservation.startsAt);
  const before = held
    .filter(({ tableId }) => tableId === reservation.tableId)
    .map(({ endsAt }) => Date.parse(endsAt))
    .filter((end) => end <= own);
  return { since: Math.max(since, ...before), until };
}

/** When the guests came; null where they did not, or came for another time than the one that stands there by now. */
function cameAt({ outcome, outcomeAt, startsAt }: Booked): number | null {
  if (outcome !== 'arrived' || !outcomeAt) return null;
  const came = Date.parse(outcomeAt);
  return Date.parse(startsAt) - came < longestSittingMs ? came : null;
}

/** How far into the window a moment lies, in shares of its width; null outside of it. */
export function shareOf(at: number, { since, until }: Window): number | null {
  return since <= at && at < until ? (at - since) / (until - since) : null;
}

/**
 * Since when people who sit now have been there, and how much longer they are likely to stay, in shares of the window's width; null where
 * the window does not hold the present.
 */
export function seatedSpan(
  { since, until }: Window,
  now: number,
  window: Window,
): { left: number; width: number; likely: number } | null {
  const present = shareOf(now, window);
  if (present === null) return null;
  const left = shareOf(Math.max(window.since, since), window) ?? present;
  const end = until < window.until ? (shareOf(until, window) ?? present) : 1;
  return { left, width: Math.max(0, present - left), likely: Math.max(0, end - present) };
}

/** The first row whose last reservation is over by then. */
function laneFor(ends: number[], from: number, to: number): number {
  const free = ends.findIndex((end) => end <= from);
  const lane = free < 0 ? ends.length : free;
  ends[lane] = to;
  return lane;
}

/** When an evening can be booked: from `now` on, at the half hours at which guests are received. */
export interface Bookable {
  now: number;
  open: ReadonlySet<number>;
}

/** The half hours of a window. */
export function halfHoursOf({ since, until }: Window): number[] {
  return Array.from({ length: Math.ceil((until - since) / halfHourMs) }, (_, half) => since + half * halfHourMs);
}

/**
 * The half hour at a share of the window's width, or the next one to come where that is over; null where the house is closed.
 * The window begins with a full hour of the wall.
 */
export function halfHourAt({ since, until }: Window, share: number, { now, open }: Bookable): number | null {
  const at = Math.min(since + Math.max(0, share) * (until - since), until - minuteMs);
  const pressed = since + Math.floor((at - since) / halfHourMs) * halfHourMs;
  const next = since + Math.ceil((now - since) / halfHourMs) * halfHourMs;
  const offered = Math.max(pressed, next);
  return offered < until && open.has(pressed) && open.has(offered) ? offered : null;
}

/** The first half hour that can be booked and at which nothing holds a table, or else the first of all; null when none can be booked. */
export function firstFree(window: Window, { now, open }: Bookable, booked: readonly Booked[]): number | null {
  const spans = booked.map(tableSpan);
  const bookable = halfHoursOf(window).filter((at) => now <= at && open.has(at));
  const free = bookable.find((at) => !spans.some(({ since, until }) => since <= at && at < until));
  return free ?? bookable[0] ?? null;
}

/** When guests sit there: from their own time on, even where their table is held all day, or from when they came early. */
export function sittingOf(reservation: Booked, timeZone: string): Window {
  const { date, time, startsAt, endsAt } = reservation;
  const from = Date.parse(startsAt);
  const to = Date.parse(endsAt);
  const own = +instantOf(date, time, timeZone);
  const since = from <= own && own < to ? own : from;
  const until = to - from > longestSittingMs ? Math.min(to, since + 2 * hourMs) : to;
  return { since: Math.min(since, cameAt(reservation) ?? since), until };
}

export const heldInOrder = <T extends Booked>(reservations: readonly T[]): T[] =>
  reservations
    .filter(({ status }) => status !== 'cancelada')
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || (a.tableNumber ?? 0) - (b.tableNumber ?? 0));

export function hoursOf({ since, until }: Window): number[] {
  return Array.from({ length: Math.round((until - since) / hourMs) }, (_, hour) => since + hour * hourMs);
}

const two = (part: number) => String(part).padStart(2, '0');
/** What the wall shows, as HH:MM. */
export function clockOf(at: number, timeZone: string): string {
  const { minutes } = localClock(new Date(at), timeZone);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
