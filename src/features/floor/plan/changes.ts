import type { Room } from './contract.ts';
import type { Place } from './values.ts';

export interface PlanChanges {
  /** Tables that stand elsewhere, or have another shape or other seats. */
  tables: number;
  /** Rooms that were made, removed or named otherwise. */
  rooms: number;
}

/** What would be lost if the plan were left as it was `before`, and the tables `reseated` with the seats they had. */
export function changesOf(
  before: readonly Room[],
  now: readonly Room[],
  reseated: readonly string[] = [],
): PlanChanges {
  const stood = placesOf(before);
  const named = new Map(before.map(({ id, name }) => [id, name]));
  const kept = now.filter(({ id }) => named.has(id)).length;
  const moved = [...placesOf(now)].filter(([tableId, place]) => stood.get(tableId) !== place);
  return {
    tables: new Set([...moved.map(([tableId]) => tableId), ...reseated]).size,
    rooms: before.length - kept + now.filter(({ id, name }) => named.get(id) !== name).length,
  };
}

const placesOf = (rooms: readonly Room[]) =>
  new Map(rooms.flatMap(({ id, places }) => places.map((place) => [place.tableId, textOf(id, place)] as const)));
const textOf = (roomId: string, { x, y, shape }: Place) => [roomId, x, y, shape].join(' ');

/** As it was `before`, but for the tables that came since: they stand where they do `now`, and are no change. */
export function withArrivals(before: readonly Room[], now: readonly Room[], arrived: ReadonlySet<string>): Room[] {
  return before.map((room) => ({
    ...room,
    places: [
      ...room.places,
      ...(now.find(({ id }) => id === room.id)?.places.filter(({ tableId }) => arrived.has(tableId)) ?? []),
    ],
  }));
}
