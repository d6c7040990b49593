import { type MouseEvent, type PointerEvent, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { cx } from '#ui/cx.ts';
import { PlusIcon } from '#ui/icons.tsx';
import type { FloorTable } from '../../../tables/contract.ts';
import { type Bookable, type Booked, firstFree, halfHourAt, shareOf, type Window } from '../../evening.ts';
import { sittingAt } from '../../sitting-now.ts';
import { shortText } from '../table-mark.ts';
import { headClass, percent } from './grid.ts';
import { Seated } from './seated.tsx';
import { seatsText, tableName } from './texts.ts';

interface TableRowProps {
  table: FloorTable;
  booked: readonly Booked[];
  window: Window;
  timeZone: string;
  now: number;
  /** The half hours at which guests are received. */
  open: Bookable['open'];
  /** How long people usually sit. */
  sittingMinutes: number;
  /** Seats that the party lacks there that is being moved. */
  short: number;
  /** Absent of a night that is over. `at`: an instant in milliseconds. */
  onFree: ((table: FloorTable, at: number) => void) | undefined;
}

/** A table, and beside it its evening: a press where nothing stands books it from there on, as long as the house is open then. */
export function TableRow({ table, booked, window, timeZone, now, open, sittingMinutes, short, onFree }: TableRowProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const under = (event: MouseEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return halfHourAt(window, (event.clientX - left) / width, { now, open });
  };
  const point = (event: PointerEvent<HTMLElement>) => event.pointerType === 'mouse' && setPointed(under(event));
  const first = firstFree(window, { now, open }, booked);
  const press = (event: MouseEvent<HTMLElement>) => {
    // A press of a key has no place.
    const at = event.detail === 0 ? first : under(event);
    if (at !== null) onFree?.(table, at);
  };
  const sitting = sittingAt(table, { now, minutes: sittingMinutes });
  const share = pointed === null ? null : shareOf(pointed, window);
  return (
    <li className="flex h-(--row) border-hairline border-b last:border-b-0">
      <div className={headClass}>
        <b className="font-semibold text-sm tabular-nums">{tableName(table.number)}</b>
        <span className={cx('text-xs tabular-nums', short > 0 ? 'font-semibold text-yellow' : 'text-ink-3')}>
          {short > 0 ? shortText(short) : seatsText(table.capacity)}
        </span>
      </div>
      <div className="relative grow">
        {sitting && <Seated {...{ sitting, now, window, timeZone }} />}
        {onFree && first !== null && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={m['reservations.evening.book']({ number: table.number })}
            onClick={press}
            onPointerMove={point}
            onPointerLeave={() => setPointed(null)}
            className={cx('absolute inset-0 -outline-offset-2', pointed === null && 'cursor-default')}
          />
        )}
        {pointed !== null && share !== null && (
          <span
            aria-hidden="true"
            className={cx(
              'pointer-events-none absolute inset-y-1 flex items-center gap-1 rounded-md bg-tint px-2 font-semibold text-brand-ink text-xs tabular-nums',
              share > 0.9 && '-translate-x-1/2',
            )}
            style={{ left: percent(share) }}
          >
            <PlusIcon size={14} />
            {formatTime(new Date(pointed), getLocale(), timeZone)}
          </span>
        )}
      </div>
    </li>
  );
}
