import type { Room } from './contract.ts';
import { firstFree } from './grid.ts';

/** Without the room `fromId`, whose tables stand together in `toId`; null where that one has no place for all of them. */
export function emptied(rooms: readonly Room[], fromId: string, toId: string): Room[] | null {
  const from = rooms.find(({ id }) => id === fromId);
  const to = rooms.find(({ id }) => id === toId);
  if (!from || !to || from === to) return null;
  const places = [...to.places];
  for (const { tableId, shape } of from.places) {
    const place = firstFree(tableId, shape, places);
    if (!place) return null;
    places.push(place);
  }
  return rooms.filter(({ id }) => id !== fromId).map((room) => (room.id === toId ? { ...room, places } : room));
}

/** The rooms that could take all tables of another. */
export const roomsFor = (rooms: readonly Room[], fromId: string): Room[] =>
  rooms.filter(({ id }) => emptied(rooms, fromId, id) !== null);
