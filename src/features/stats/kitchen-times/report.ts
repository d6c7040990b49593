import type { Station } from '../../menu/stations/contract.ts';
import type { KitchenReport, KitchenTimes } from './contract.ts';
import type { TimesRow } from './store.ts';

/** The rows of one reading: what is of a station, of an hour, and of all of it. */
export function kitchenReport(
  rows: readonly TimesRow[],
  stations: readonly Station[],
): Omit<KitchenReport, 'from' | 'to'> {
  const whole = rows.find(({ stationId, hour }) => stationId === null && hour === null);
  return {
    all: whole ? timesOf(whole) : null,
    stations: stations.flatMap(({ id: stationId, name, targetMinutes }) => {
      const row = rows.find((each) => each.stationId === stationId);
      return row ? [{ stationId, name, targetMinutes, ...timesOf(row) }] : [];
    }),
    hours: rows.flatMap((row) => (row.hour === null ? [] : [{ hour: row.hour, ...timesOf(row) }])),
  };
}

function timesOf({ lines, medianMinutes, ninetiethMinutes, late }: TimesRow): KitchenTimes {
  return { lines, medianMinutes, ninetiethMinutes, late };
}
