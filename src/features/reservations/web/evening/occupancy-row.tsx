import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import type { Occupancy } from '../../evening.ts';
import { headClass, percent } from './grid.ts';
import { seatsText } from './texts.ts';

const barPx = 28;

/** People by the hour against the seats, each over its hour of the evening. In words it stands above. */
export function OccupancyRow({ occupancy, seats }: { occupancy: Occupancy; seats: number }) {
  const { byHour } = occupancy;
  return (
    <div aria-hidden="true" className="flex h-16 border-hairline border-b">
      <div className={cx(headClass, 'text-ink-2')}>
        <span className="font-medium text-sm">{m['reservations.evening.guests']()}</span>
        <span className="text-ink-3 text-xs">{seatsText(seats)}</span>
      </div>
      <ol className="grid grow auto-cols-fr grid-flow-col">
        {byHour.map((people, hour) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place in the evening
            key={hour}
            className="flex min-w-0 flex-col justify-end gap-1 px-1.5 pb-2 text-xs leading-4 tabular-nums"
          >
            {people > 0 && (
              <span className={cx('font-semibold', people > seats && 'text-danger')}>
                {people > seats ? m['reservations.evening.over']({ people, seats }) : people}
              </span>
            )}
            <span className="flex items-end overflow-hidden rounded-xs bg-sunken" style={{ height: `${barPx}px` }}>
              <span
                className={cx('w-full', people > seats ? 'bg-red-dot' : 'bg-brand-soft')}
                style={{ height: percent(Math.min(1, people / Math.max(1, seats))) }}
              />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
