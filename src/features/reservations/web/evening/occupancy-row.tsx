import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { cx } from '#ui/cx.ts';
import { headClass, percent } from './grid.ts';

interface OccupancyRowProps {
  hours: readonly number[];
  /** Seats that are taken, hour by hour. */
  byHour: readonly number[];
  seats: number;
  timeZone: string;
}

/** Seats taken by the hour against all seats, each over its hour of the evening. */
export function OccupancyRow({ hours, byHour, seats, timeZone }: OccupancyRowProps) {
  return (
    <div className="flex h-14 border-hairline border-b">
      <div aria-hidden="true" className={cx(headClass, 'text-ink-2')}>
        <span className="font-medium text-sm">{m['reservations.evening.taking']()}</span>
        <span className="text-ink-3 text-xs leading-4">{m['reservations.evening.takingWhat']()}</span>
      </div>
      <ol aria-label={m['reservations.evening.takingLabel']()} className="grid grow auto-cols-fr grid-flow-col">
        {hours.map((hour, index) => {
          const taken = byHour[index] ?? 0;
          return (
            <li
              key={hour}
              className="relative flex min-w-0 flex-col justify-end gap-1 px-1.5 pb-1.5 text-xs leading-4 tabular-nums"
            >
              <span className="sr-only">{formatTime(new Date(hour), getLocale(), timeZone)}</span>
              <span className={cx('font-semibold', taken > seats && 'text-danger', taken === 0 && 'sr-only')}>
                {m['reservations.evening.taken']({ taken, seats })}
              </span>
              <span aria-hidden="true" className="flex h-5 items-end overflow-hidden rounded-xs bg-sunken">
                <span
                  className={cx('w-full', taken > seats ? 'bg-red-dot' : 'bg-brand-soft')}
                  style={{ height: percent(Math.min(1, taken / Math.max(1, seats))) }}
                />
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
