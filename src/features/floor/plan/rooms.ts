import type { Room } from './contract.ts';
import { firstFree } from './grid.ts';
import { columns, isInside, type Place, sizes } from './values.ts';

/** Without the room `fromId`, whose tables stand together in `toId`: beside those that stand there, or else all of them in tight rows; null where there is no place for them. */
export function emptied(rooms: readonly Room[], fromId: string, toId: string): Room[] | null {
  const from = rooms.find(({ id }) => id === fromId);
  const to = rooms.find(({ id }) => id === toId);
  if (!from || !to || from === to) return null;
  const places = added(to.places, from.places) ?? inRows([...readingOrder(to.places), ...readingOrder(from.places)]);
  if (!places) return null;
  return rooms.filter(({ id }) => id !== fromId).map((room) => (room.id === toId ? { ...room, places } : room));
}

/** The rooms that could take all tables of another. */
export const roomsFor = (rooms: readonly Room[], fromId: string): Room[] =>
  rooms.filter(({ id }) => emptied(rooms, fromId, id) !== null);

function added(standing: readonly Place[], more: readonly Place[]): Place[] | null {
  const places = [...standing];
  for (const { tableId, shape } of more) {
    const place = firstFree(tableId, shape, places);
    if (!place) return null;
    places.push(place);
  }
  return places;
}

const readingOrder = (places: readonly Place[]) => [...places].sort((a, b) => a.y - b.y || a.x - b.x);

/** One beside another from wall to wall; null where they need more rows than there are. */
function inRows(places: readonly Place[]): Place[] | null {
  let x = 0;
  let y = 0;
  const set = places.map((place) => {
    const { width, height } = sizes[place.shape];
    if (x + width > columns) {
      x = 0;
      y += height;
    }
    x += width;
    return { ...place, x: x - width, y };
  });
  return set.every(isInside) ? set : null;
}
