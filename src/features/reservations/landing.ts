import type { ListedReservation } from './contract.ts';
import {
  type Bookable,
  type Booked,
  halfHourMs,
  halfHoursOf,
  longestSittingMs,
  sittingOf,
  type Window,
} from './evening.ts';

/** A place on the evening at which a reservation that is moved would begin. Instants in milliseconds. */
export interface Landing {
  tableId: string;
  at: number;
}

/** Why a reservation cannot begin somewhere: somebody else is promised the table then, nobody is received, or it is over. */
export type Refusal = { why: 'promised'; by: Booked } | { why: 'closed' | 'over' };

export interface Ground extends Bookable {
  window: Window;
  tables: readonly { id: string; capacity: number }[];
  reservations: readonly Booked[];
  timeZone: string;
  /** For how long a reservation holds its table. */
  minutes: number;
}

type Movable = Booked & Pick<ListedReservation, 'purged'>;

/** Whether a reservation can be moved: its guests are still to come, and what its form needs is still kept. */
export const isMovable = ({ status, outcome, purged }: Movable) => status !== 'cancelada' && !outcome && !purged;

/** Where it stands; null as long as it has no table of the evening. */
export function ownPlace(reservation: Booked, { tables, timeZone }: Ground): Landing | null {
  const table = tables.find(({ id }) => id === reservation.tableId);
  return table ? { tableId: table.id, at: sittingOf(reservation, timeZone).since } : null;
}

/** `at` on the grid of half hours, as far from the reservation's own time as asked; its own time where that is no step away. */
export function timeAfter(own: number, movedMs: number, { since, until }: Window): number {
  const steps = Math.round(movedMs / halfHourMs);
  if (steps === 0) return own;
  const last = since + (Math.ceil((until - since) / halfHourMs) - 1) * halfHourMs;
  const onGrid = since + Math.round((own - since) / halfHourMs + steps) * halfHourMs;
  return Math.min(last, Math.max(since, onGrid));
}

const keySteps: Record<string, { halves: number; rows: number }> = {
  ArrowLeft: { halves: -1, rows: 0 },
  ArrowRight: { halves: 1, rows: 0 },
  ArrowUp: { halves: 0, rows: -1 },
  ArrowDown: { halves: 0, rows: 1 },
};

/** Where an arrow key takes it: half an hour or a table on, as far as the evening goes; null for another key. */
export function landingAfterKey(key: string, from: Landing, { tables, window }: Ground): Landing | null {
  const step = keySteps[key];
  if (!step) return null;
  const row = tables.findIndex(({ id }) => id === from.tableId) + step.rows;
  const table = tables[Math.min(tables.length - 1, Math.max(0, row))];
  return table ? { tableId: table.id, at: timeAfter(from.at, step.halves * halfHourMs, window) } : null;
}

/** From when until when its table would be held: as long as the house's reservations do, or as before where its time stays. */
export function heldFrom(at: number, reservation: Booked, { timeZone, minutes }: Ground): Window {
  const since = Date.parse(reservation.startsAt);
  const until = Date.parse(reservation.endsAt);
  const stays = at === sittingOf(reservation, timeZone).since;
  // Held for the whole night, it is so from whichever hour on.
  if (stays || until - since > longestSittingMs) return { since, until };
  return { since: at, until: at + minutes * 60_000 };
}

/** What the server would refuse. It has the last word: somebody may take the table meanwhile. */
export function refusalAt(landing: Landing, reservation: Booked, ground: Ground): Refusal | null {
  const { at, tableId } = landing;
  if (at !== sittingOf(reservation, ground.timeZone).since) {
    if (!ground.open.has(at)) return { why: 'closed' };
    if (at < ground.now) return { why: 'over' };
  }
  const held = heldFrom(at, reservation, ground);
  const by = ground.reservations.find(
    (each) =>
      each.id !== reservation.id &&
      each.tableId === tableId &&
      each.status !== 'cancelada' &&
      Date.parse(each.startsAt) < held.until &&
      held.since < Date.parse(each.endsAt),
  );
  return by ? { why: 'promised', by } : null;
}

/** The half hours of a table at which it cannot begin, as far as they lie together. */
export function refusedSpans(tableId: string, reservation: Booked, ground: Ground): Window[] {
  const spans: Window[] = [];
  for (const at of halfHoursOf(ground.window)) {
    if (!refusalAt({ tableId, at }, reservation, ground)) continue;
    const last = spans.at(-1);
    const until = Math.min(at + halfHourMs, ground.window.until);
    if (last?.until === at) last.until = until;
    else spans.push({ since: at, until });
  }
  return spans;
}

/** The seats of a table that has fewer than there are guests; null where they are enough. */
export function seatsShort(tableId: string, { guests }: Booked, { tables }: Ground): number | null {
  const seats = tables.find(({ id }) => id === tableId)?.capacity ?? 0;
  return seats < guests ? seats : null;
}

export const isSamePlace = (a: Landing | null, b: Landing | null) => a?.tableId === b?.tableId && a?.at === b?.at;
