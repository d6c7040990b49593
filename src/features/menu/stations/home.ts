import type { Station } from './contract.ts';

type Place = Pick<Station, 'id' | 'isDefault' | 'formerIds'>;

/** The station that does this one's work now: itself, or the one that took it over. */
export function presentStation<S extends Place>(id: string | null, stations: readonly S[]): S | null {
  return stations.find((station) => station.id === id || station.formerIds.includes(id ?? '')) ?? null;
}

/** Where something is made: what names no station that is left is made at the default one, wherever that stands in the list. */
export function homeOf<S extends Place>(stationId: string | null, stations: readonly S[]): S | null {
  return presentStation(stationId, stations) ?? stations.find(({ isDefault }) => isDefault) ?? null;
}
