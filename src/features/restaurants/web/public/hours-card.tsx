import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import type { Profile } from '../../contract.ts';
import { saysWeek } from '../../hours.ts';
import { comingDays } from './coming-days.ts';
import { ComingDaysList } from './coming-days-list.tsx';
import { PeriodList } from './period-list.tsx';
import { type Week, weekOf } from './week.ts';

/** Today's hours, whether the house is open now, the week, and the single days ahead. A restaurant that has given no hours claims none. */
export function HoursCard({ restaurant, renderedAt }: { restaurant: Profile; renderedAt: string }) {
  const coming = comingDays(restaurant, renderedAt);
  const week = saysWeek(restaurant.openingHours) ? weekOf(restaurant, renderedAt) : null;
  if (!week && coming.length === 0) return null;
  return (
    <section
      aria-labelledby={week ? 'hours' : 'special-days'}
      className="relative z-1 min-w-0 rounded-xl bg-surface p-3 pt-7 lg:-mt-20 lg:p-6 lg:pt-9 lg:shadow-float"
    >
      {week && <WeekHours week={week} />}
      {coming.length > 0 && <ComingDaysList days={coming} />}
    </section>
  );
}

function WeekHours({ week }: { week: Week }) {
  return (
    <>
      <div className="px-3 lg:px-4">
        <p
          className={cx(
            'inline-flex items-center gap-2 rounded-full py-1.5 pr-3.5 pl-3 font-semibold text-sm',
            week.open ? 'bg-tint text-brand-ink' : 'bg-gray-tint text-gray',
          )}
        >
          <span aria-hidden="true" className={cx('size-2 rounded-full', week.open ? 'bg-green-dot' : 'bg-gray-dot')} />
          {week.state}
        </p>
        <h2
          id="hours"
          className={cx('mt-4 tracking-title wrap-anywhere', week.now.length > 22 ? 'text-2xl' : 'text-4xl')}
        >
          <span className="sr-only">{`${m['restaurants.page.hours']()}: `}</span>
          {week.now}
        </h2>
        <p className="mt-2 mb-5 text-ink-2 text-sm">{week.of}</p>
      </div>
      <ul>
        {week.days.map(({ day, name, hours, today }) => (
          <li
            key={day}
            aria-current={today ? 'date' : undefined}
            className="flex min-h-12 items-center justify-between gap-4 rounded-md px-3 py-2.5 text-sm aria-[current=date]:bg-brand aria-[current=date]:font-semibold aria-[current=date]:text-on-brand lg:px-4"
          >
            <span className="shrink-0">{name}</span>
            <PeriodList hours={hours} now={today} />
          </li>
        ))}
      </ul>
    </>
  );
}
