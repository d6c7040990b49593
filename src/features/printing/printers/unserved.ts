import type { KitchenDevice } from '../../devices/contract.ts';
import type { Printer } from './contract.ts';

type Serving = Pick<KitchenDevice, 'stationIds'>;

/**
 * The stations that nothing in the kitchen is told of: no printer of tickets that ever came, and no paired display. Whichever names no station
 * is told of all. A house that has neither works at a screen that somebody is signed in at, where all of them are.
 */
export function unservedStations<S extends { id: string }>(
  stations: readonly S[],
  printers: readonly (Serving & Pick<Printer, 'printsTickets' | 'standing'>)[],
  displays: readonly (Serving & Pick<KitchenDevice, 'showsPass'>)[],
): S[] {
  const told = printers.filter(({ printsTickets, standing }) => printsTickets && standing !== 'never');
  // Whoever stands at the pass makes nothing.
  const serving = [...told, ...displays.filter(({ showsPass }) => !showsPass)];
  if (serving.length === 0) return [];
  return stations.filter(
    ({ id }) => !serving.some(({ stationIds }) => stationIds.length === 0 || stationIds.includes(id)),
  );
}

/** The names of the printers that will tell some of these stations once they come. */
export function awaitedAt(
  printers: readonly (Serving & Pick<Printer, 'name' | 'printsTickets' | 'standing'>)[],
  unserved: readonly { id: string }[],
): string[] {
  const awaited = printers.filter(
    ({ printsTickets, standing, stationIds }) =>
      printsTickets &&
      standing === 'never' &&
      unserved.some(({ id }) => stationIds.length === 0 || stationIds.includes(id)),
  );
  return awaited.map(({ name }) => name);
}
