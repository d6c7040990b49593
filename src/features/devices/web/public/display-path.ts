import { staffPaths } from '#lib/addresses.ts';

/** The kitchen's display, at the stations that a device is to show. */
export function displayPath(stationIds: readonly string[]): string {
  return stationIds.length > 0 ? `${staffPaths.kitchen}?station=${stationIds.join()}` : staffPaths.kitchen;
}
