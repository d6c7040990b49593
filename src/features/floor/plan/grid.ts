import { columns, isInside, overlap, type Place, rows, type Shape, sizes } from './values.ts';

/** Whether a place is within the walls, and no other table stands there. */
export function isFree(place: Place, others: readonly Place[]): boolean {
  return isInside(place) && !others.some((other) => other.tableId !== place.tableId && overlap(place, other));
}

/** The nearest to where it was let go that a table can stand; null when the room is full. */
export function settle(wanted: Place, others: readonly Place[]): Place | null {
  const { width, height } = sizes[wanted.shape];
  const found = Array.from({ length: (columns - width + 1) * (rows - height + 1) }, (_, n) => ({
    ...wanted,
    x: n % (columns - width + 1),
    y: Math.floor(n / (columns - width + 1)),
  })).filter((place) => isFree(place, others));
  const away = ({ x, y }: Place) => (x - wanted.x) ** 2 + (y - wanted.y) ** 2;
  return found.reduce<Place | null>((best, place) => (best && away(best) <= away(place) ? best : place), null);
}

/** Where a table that is new to a room goes: beside the others, with air between them. */
export function firstFree(tableId: string, shape: Shape, others: readonly Place[]): Place | null {
  for (let y = 1; y < rows; y += 5)
    for (let x = 1; x < columns; x += 6) {
      const place = { tableId, x, y, shape };
      if (isFree(place, others)) return place;
    }
  return settle({ tableId, x: 0, y: 0, shape }, others);
}
