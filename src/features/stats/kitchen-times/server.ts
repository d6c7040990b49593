import { keptStations } from '../../menu/stations/store.ts';
import { businessDayAt } from '../../restaurants/business-day.ts';
import { keptProfile } from '../../restaurants/store.ts';
import type { Serves } from '../../serves.ts';
import { businessDays } from '../figures.ts';
import type { kitchenTimesCalls as calls } from './contract.ts';
import { kitchenReport } from './report.ts';
import { readKitchenTimes } from './store.ts';

export const kitchenTimes = {
  kitchenTimes({ scope, now }, { days }) {
    const at = now();
    return scope.gathered(`kitchen times ${days}`, async () => {
      const [house, { list }] = await Promise.all([keptProfile(scope), keptStations(scope)]);
      const { timezone } = house;
      const today = businessDayAt(at, house, timezone);
      const period = businessDays(today, Number(days) - 1, house, timezone);
      const rows = await readKitchenTimes(scope, period, timezone, list);
      return { from: period.days[0] ?? today, to: today, ...kitchenReport(rows, list) };
    });
  },
} satisfies Serves<typeof calls>;
