import { addDays } from '#lib/days.ts';
import { businessDayAt } from '../restaurants/business-day.ts';
import { keptProfile } from '../restaurants/store.ts';
import type { Serves } from '../serves.ts';
import type { stats as calls } from './contract.ts';
import { beganAgo, businessDays, historyDays, ordersByHour, periodFigures, revenueOfDays } from './figures.ts';
import { kitchenTimes } from './kitchen-times/server.ts';
import { type Period, periodNames, periods } from './periods.ts';
import { countHours, readPresent } from './store.ts';

export const stats = {
  today({ scope, now, locale }) {
    const at = now();
    return scope.gathered(`stats ${locale}`, async () => {
      const house = await keptProfile(scope);
      const { timezone } = house;
      const day = businessDayAt(at, house, timezone);
      const before = businessDays(addDays(day, -1), historyDays - 1, house, timezone);
      const [history, present] = await Promise.all([
        // Days that are over: read again after a minute, not with every order.
        scope.kept(`stats ${before.bounds.join()}`, [], () => countHours(scope, before, timezone)),
        readPresent(scope, {
          today: businessDays(day, 0, house, timezone),
          before: {
            since: periodNames.map((period) => before.bounds[historyDays - beganAgo(period)] ?? at.toISOString()),
            back: periodNames.map((period) => periods[period].back),
          },
          timeZone: timezone,
          now: at,
          locale,
        }),
      ]);
      const { hours, active, tables, dishes, kitchen, recent, subscription } = present;
      const figures = (period: Period) =>
        periodFigures(period, hours, history, present.before[periodNames.indexOf(period)]);
      return {
        now: at.toISOString(),
        day,
        ...figures('today'),
        sevenDays: figures('sevenDays'),
        thirtyDays: figures('thirtyDays'),
        ...active,
        tables,
        hours: ordersByHour(day, hours, history, house),
        days: revenueOfDays(day, hours, history),
        dishes: dishes.map(({ dayCents: _, ...dish }) => dish),
        dishesCents: dishes[0]?.dayCents ?? 0,
        kitchen,
        recent,
        subscription,
      };
    });
  },

  ...kitchenTimes,
} satisfies Serves<typeof calls>;
