import { kitchenPass, staffPaths } from '#lib/addresses.ts';

interface Shown {
  stationIds: readonly string[];
  showsPass: boolean;
}

/** The kitchen's display as a device is to show it: at some stations, at all of them, or at the pass. */
export function displayPath({ stationIds, showsPass }: Shown): string {
  const station = showsPass ? kitchenPass : stationIds.join();
  return station ? `${staffPaths.kitchen}?station=${station}` : staffPaths.kitchen;
}
