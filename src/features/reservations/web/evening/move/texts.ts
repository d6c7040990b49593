import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import type { FloorTable } from '../../../../tables/contract.ts';
import type { ListedReservation } from '../../../contract.ts';
import { type Ground, heldFrom, type Landing, type Refusal, seatsShort } from '../../../landing.ts';
import { occupationAt } from '../../../occupied-now.ts';
import { nameText } from '../../texts.ts';
import { tableName, windowText } from '../texts.ts';

export interface Room extends Ground {
  tables: readonly FloorTable[];
  reservations: readonly ListedReservation[];
}

/** 'Mesa 5, 21:00 a 23:00'. */
export function placeText({ at, tableId }: Landing, reservation: ListedReservation, room: Room): string {
  const span = windowText(heldFrom(at, reservation, room), room.timeZone);
  return m['reservations.move.place']({ table: tableName(numberOf(tableId, room)), span });
}

/** 'Mesa 5, 21:00': where it is, as it is said once it is done. */
export function spotText({ at, tableId }: Landing, room: Room): string {
  const span = formatTime(new Date(at), getLocale(), room.timeZone);
  return m['reservations.move.place']({ table: tableName(numberOf(tableId, room)), span });
}

/** Why it cannot be there; 'Ocupada: Caio, 21:00 a 23:00'. */
export function refusalText(refusal: Refusal, { reservations, timeZone }: Room): string {
  if (refusal.why !== 'promised')
    return refusal.why === 'closed' ? m['reservations.move.closed']() : m['reservations.move.over']();
  const by = reservations.find(({ id }) => id === refusal.by.id);
  const span = { since: Date.parse(refusal.by.startsAt), until: Date.parse(refusal.by.endsAt) };
  return m['reservations.move.promised']({ name: by ? nameText(by) : '', span: windowText(span, timeZone) });
}

/** What is worth knowing of a place and keeps nobody from it: too few seats, or people who sit there still. */
export function noteText({ at, tableId }: Landing, reservation: ListedReservation, room: Room): string | null {
  const table = room.tables.find(({ id }) => id === tableId);
  if (!table) return null;
  const seats = seatsShort(tableId, reservation, room);
  if (seats !== null) return m['reservations.move.tight']({ seats, guests: reservation.guests });
  const occupation = occupationAt(at, table, room);
  if (!occupation || at < room.now) return null;
  if (occupation.until === null) return m['reservations.evening.takenNow']();
  const time = formatTime(new Date(occupation.until), getLocale(), room.timeZone);
  return m['reservations.move.sitting']({ time });
}

const numberOf = (tableId: string, { tables }: Room) => tables.find(({ id }) => id === tableId)?.number ?? null;
