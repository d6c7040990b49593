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

/** In another shape, about the middle it had. */
export function reshaped(place: Place, shape: Shape): Place {
  const was = sizes[place.shape];
  const { width, height } = sizes[shape];
  return { ...place, shape, x: place.x + (was.width - width) / 2, y: place.y + (was.height - height) / 2 };
}

const cells = { x: [1, 7, 13, 19], y: [1, 6, 11] };

/** Where a table that is new to a room goes: in a row with the others, under or over them, with air between them; undefined where there is none. */
export function placeInRow(tableId: string, shape: Shape, others: readonly Place[]): Place | undefined {
  const ys = [...ordered(others.map(({ y }) => y)), ...cells.y];
  const xs = ordered([...others.map(({ x }) => x), ...cells.x]);
  const places = [...grid(xs, ys), ...grid(range(columns), ys), ...grid(range(columns), range(rows))];
  const found = places.find((at) => isAiry({ ...at, tableId, shape }, others));
  return found && { ...found, tableId, shape };
}

/** As in a row, else wherever there is room; null where the room is full. */
export function firstFree(tableId: string, shape: Shape, others: readonly Place[]): Place | null {
  return placeInRow(tableId, shape, others) ?? settle({ tableId, x: 0, y: 0, shape }, others);
}

/** Free, with a square between it and its neighbours on every side. */
export const isAiry = (place: Place, others: readonly Place[]) =>
  isFree(place, others) &&
  [-1, 1].every((by) =>
    others.every(
      (other) => !overlap({ ...place, x: place.x + by }, other) && !overlap({ ...place, y: place.y + by }, other),
    ),
  );

const ordered = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);
const range = (length: number) => Array.from({ length }, (_, n) => n);
const grid = (xs: readonly number[], ys: readonly number[]) => ys.flatMap((y) => xs.map((x) => ({ x, y })));
