import { useClock } from '#features/orders/web/use-clock.ts';
import type { ListedReservation } from '../contract.ts';
import { isOccupiedNow } from '../occupied-now.ts';
import type { Room } from './evening/use-room.ts';

export type IsOccupied = (reservation: ListedReservation) => boolean;

/** The server's time, ticking, and whether others sit at the table of guests who come soon; of none until the room is read. */
export function useOccupied(
  room: Room | undefined,
  sittingMinutes: number | undefined,
): { now: number; isOccupied: IsOccupied } {
  const now = useClock(room?.serverNow, room?.heardAt ?? Number.POSITIVE_INFINITY);
  const isOccupied: IsOccupied = (reservation) => {
    if (!room || sittingMinutes === undefined) return false;
    const table = room.tables.find(({ id }) => id === reservation.tableId);
    return isOccupiedNow(reservation, table, { now, minutes: sittingMinutes, timeZone: room.house.timezone });
  };
  return { now, isOccupied };
}
