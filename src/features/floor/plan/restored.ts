import type { Room } from './contract.ts';

/** A room that was removed stands where it was again, and so do its tables, wherever they went meanwhile. */
export function restored(rooms: readonly Room[], room: Room, index: number): Room[] {
  const back = new Set(room.places.map(({ tableId }) => tableId));
  const others = rooms
    .filter(({ id }) => id !== room.id)
    .map((other) => ({ ...other, places: other.places.filter(({ tableId }) => !back.has(tableId)) }));
  return [...others.slice(0, index), room, ...others.slice(index)];
}
