import type { Room } from './contract.ts';
import { firstFree, placeInRow } from './grid.ts';
import { maxRooms, overlap, type Place, type Shape } from './values.ts';

interface Seated {
  id: string;
  capacity: number;
}

/** The shape a table takes before anybody chose one. */
export const usualShape = (capacity: number): Shape => (capacity > 4 ? 'long' : capacity > 2 ? 'square' : 'round');

/** Gives every table that stands nowhere a place: in a row of the room `first` or else of the last one that has one, then in rooms made by `newRoom`, and at last wherever there is room. */
export function completed(
  rooms: readonly Room[],
  tables: readonly Seated[],
  newRoom: (rooms: readonly Pick<Room, 'name'>[]) => Omit<Room, 'places'>,
  first?: string,
): Room[] {
  const all = rooms.map((room) => ({ ...room, places: [...room.places] }));
  const placed = new Set(all.flatMap(({ places }) => places.map(({ tableId }) => tableId)));
  for (const { id, capacity } of tables) {
    if (placed.has(id)) continue;
    const shape = usualShape(capacity);
    const asked = all.filter((room) => room.id === first);
    const lastFirst = [...asked, ...[...all].reverse()];
    if (putIn(asked, id, shape, firstFree) || putIn(lastFirst, id, shape, placeInRow)) continue;
    if (all.length < maxRooms) {
      const room = { ...newRoom(all), places: [] };
      all.push(room);
      putIn([room], id, shape, placeInRow);
    } else putIn(lastFirst, id, shape, firstFree);
  }
  return all;
}

function putIn(
  rooms: readonly { places: Place[] }[],
  tableId: string,
  shape: Shape,
  placeIn: (tableId: string, shape: Shape, others: readonly Place[]) => Place | null | undefined,
): boolean {
  for (const { places } of rooms) {
    const place = placeIn(tableId, shape, places);
    if (!place) continue;
    places.push(place);
    return true;
  }
  return false;
}

/** Without the tables that are gone, and those that came back to where another stands by now: they are placed anew. */
export function standing(rooms: readonly Room[], known: ReadonlySet<string>): readonly Room[] {
  const fits = (place: Place, n: number, all: readonly Place[]) =>
    known.has(place.tableId) && !all.some((other, m) => m < n && known.has(other.tableId) && overlap(place, other));
  return rooms.every(({ places }) => places.every(fits))
    ? rooms
    : rooms.map((room) => ({ ...room, places: room.places.filter(fits) }));
}
