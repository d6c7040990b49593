import type { Room } from './contract.ts';
import { firstFree } from './grid.ts';
import { maxRooms, type Place, type Shape } from './values.ts';

interface Seated {
  id: string;
  capacity: number;
}

/** The shape a table takes before anybody chose one. */
export const usualShape = (capacity: number): Shape => (capacity > 4 ? 'long' : capacity > 2 ? 'square' : 'round');

/** Gives every table that stands nowhere the next free place, in the last room first and then in rooms made by `newRoom`. */
export function completed(
  rooms: readonly Room[],
  tables: readonly Seated[],
  newRoom: (index: number) => Omit<Room, 'places'>,
): Room[] {
  const all = rooms.map((room) => ({ ...room, places: [...room.places] }));
  const placed = new Set(all.flatMap(({ places }) => places.map(({ tableId }) => tableId)));
  for (const { id, capacity } of tables) {
    if (placed.has(id)) continue;
    const shape = usualShape(capacity);
    if (putIn([...all].reverse(), id, shape)) continue;
    if (all.length >= maxRooms) continue;
    const room = { ...newRoom(all.length), places: [] };
    all.push(room);
    putIn([room], id, shape);
  }
  return all;
}

function putIn(rooms: readonly { places: Place[] }[], tableId: string, shape: Shape): boolean {
  for (const { places } of rooms) {
    const place = firstFree(tableId, shape, places);
    if (!place) continue;
    places.push(place);
    return true;
  }
  return false;
}
