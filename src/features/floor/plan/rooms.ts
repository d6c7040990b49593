import type { Room } from './contract.ts';
import { firstFree, isAiry, settle } from './grid.ts';
import { columns, type Place, rows } from './values.ts';

/** Without the room `fromId`, whose tables come into free places of `toId`, where nothing moves for them; null where there is no place for all. */
export function emptied(rooms: readonly Room[], fromId: string, toId: string): Room[] | null {
  const from = rooms.find(({ id }) => id === fromId);
  const to = rooms.find(({ id }) => id === toId);
  if (!from || !to || from === to) return null;
  const more =
    together(to.places, from.places) ??
    oneByOne(to.places, from.places, ({ tableId, shape }, others) => firstFree(tableId, shape, others)) ??
    oneByOne(to.places, from.places, (place, others) => settle({ ...place, x: 0, y: 0 }, others));
  if (!more) return null;
  return rooms
    .filter(({ id }) => id !== fromId)
    .map((room) => (room.id === toId ? { ...room, places: [...room.places, ...more] } : room));
}

/** The rooms that could take all tables of another. */
export const roomsFor = (rooms: readonly Room[], fromId: string): Room[] =>
  rooms.filter(({ id }) => emptied(rooms, fromId, id) !== null);

/** As they stood towards each other, as near to where that was as there is room for all of them; null where there is none. */
function together(standing: readonly Place[], more: readonly Place[]): Place[] | null {
  const ways = Array.from({ length: (2 * columns - 1) * (2 * rows - 1) }, (_, n) => ({
    x: (n % (2 * columns - 1)) - columns + 1,
    y: Math.floor(n / (2 * columns - 1)) - rows + 1,
  })).sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
  const shifted = (by: { x: number; y: number }) =>
    more.map((place) => ({ ...place, x: place.x + by.x, y: place.y + by.y }));
  const way = ways.find((by) => shifted(by).every((place) => isAiry(place, standing)));
  return way ? shifted(way) : null;
}

/** In the order they are read. */
function oneByOne(
  standing: readonly Place[],
  more: readonly Place[],
  placeIn: (place: Place, others: readonly Place[]) => Place | null,
): Place[] | null {
  const places: Place[] = [];
  for (const place of [...more].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const found = placeIn(place, [...standing, ...places]);
    if (!found) return null;
    places.push(found);
  }
  return places;
}
