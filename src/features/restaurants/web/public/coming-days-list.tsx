import { m } from '#generated/messages/messages.js';
import type { ComingDay } from './coming-days.ts';
import { PeriodList } from './period-list.tsx';

/** The single days ahead on which the week does not hold. */
export function ComingDaysList({ days }: { days: ComingDay[] }) {
  return (
    <section aria-labelledby="special-days" className="px-3 pt-5 lg:px-4">
      <h2 id="special-days" className="font-semibold text-sm">
        {m['restaurants.page.specialDays']()}
      </h2>
      <ul>
        {days.map(({ date, day, name, hours }) => (
          <li key={date} className="flex min-h-12 items-center justify-between gap-4 py-2.5 text-sm">
            <span className="min-w-0">
              <time dateTime={date} className="block first-letter:uppercase">
                {day}
              </time>
              {name && <span className="block text-ink-2 wrap-anywhere">{name}</span>}
            </span>
            <PeriodList hours={hours} />
          </li>
        ))}
      </ul>
    </section>
  );
}
