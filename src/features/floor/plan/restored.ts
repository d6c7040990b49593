import type { Room } from './contract.ts';

/** A room that was removed stands where it was `before`, and so do its tables; a room that was made only for them goes. */
export function restored(rooms: readonly Room[], before: readonly Room[], roomId: string): Room[] {
  const index = before.findIndex(({ id }) => id === roomId);
  const room = before[index];
  if (!room) return [...rooms];
  const known = new Set(before.map(({ id }) => id));
  const back = new Set(room.places.map(({ tableId }) => tableId));
  const others = rooms
    .filter(({ id, places }) => {
      const only = places.length > 0 && places.every(({ tableId }) => back.has(tableId));
      return id !== roomId && (known.has(id) || !only);
    })
    .map((other) => ({ ...other, places: other.places.filter(({ tableId }) => !back.has(tableId)) }));
  others.splice(index, 0, room);
  return others;
}
