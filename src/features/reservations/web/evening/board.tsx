import { useLayoutEffect, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { cx } from '#ui/cx.ts';
import type { FloorTable } from '../../../tables/contract.ts';
import type { ListedReservation } from '../../contract.ts';
import { type Bookable, type Evening, hourMs, shareOf } from '../../evening.ts';
import type { IsOccupied } from '../use-occupied.ts';
import { Blocks, type Movable } from './blocks.tsx';
import { Closed } from './closed.tsx';
import { eveningId, gridClass, headClass, percent } from './grid.ts';
import { TapPlace } from './move/tap-place.tsx';
import { OccupancyRow } from './occupancy-row.tsx';
import { TableRow } from './table-row.tsx';

interface BoardProps {
  tables: readonly FloorTable[];
  timeZone: string;
  /** In milliseconds. */
  now: number;
  evening: Evening<ListedReservation>;
  /** Seats that are taken, by the evening's hours. */
  byHour: readonly number[];
  seats: number;
  /** The half hours at which guests are received. */
  open: Bookable['open'];
  sittingMinutes: number;
  /** Whether others sit at its table, and it is nearly time. */
  isOccupied: IsOccupied;
  onOpen: (reservation: ListedReservation) => void;
  onFree: ((table: FloorTable, at: number) => void) | undefined;
  /** Null of a night that is over. */
  movable: Movable | null;
}

/** Tables down the side, hours across. It scrolls within itself; tables and hours stay in sight. */
export function Board(props: BoardProps) {
  const { evening, byHour, seats, open, sittingMinutes, tables, timeZone, now, isOccupied, onOpen, onFree, movable } =
    props;
  const { hours, looseRows, blocks } = evening;
  const present = shareOf(now, evening);
  const box = useRef<HTMLElement>(null);
  const first = present ?? blocks[0]?.left ?? 0;
  const { since } = evening;
  // Once for each meal: afterwards it stays where it was scrolled to.
  const shown = useRef(0);
  useLayoutEffect(() => {
    if (!box.current || shown.current === since) return;
    shown.current = since;
    const { scrollWidth, clientWidth } = box.current;
    if (scrollWidth > clientWidth) box.current.scrollLeft = first * scrollWidth - clientWidth / 4;
  }, [since, first]);

  return (
    <section
      ref={box}
      id={eveningId}
      data-drag-scrolls
      aria-label={m['reservations.evening.label']()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
      tabIndex={0}
      className={cx(
        gridClass,
        'relative isolate max-h-[max(24rem,calc(100dvh-12rem))] lg:max-h-[max(24rem,calc(100dvh-2rem))] scroll-pt-12 scroll-pl-(--head) overflow-auto overscroll-x-contain rounded-lg bg-surface shadow-card',
      )}
    >
      <div className="relative min-w-full" style={{ width: `calc(var(--head) + ${hours.length} * var(--hour))` }}>
        <div aria-hidden="true" className="sticky top-0 z-4 flex h-10 border-hairline border-b bg-surface">
          <div className={headClass} />
          <div className="relative grid grow auto-cols-fr grid-flow-col">
            {hours.map((hour) => (
              <span
                key={hour}
                className={cx(
                  'self-center pl-1.5 text-ink-2 text-xs tabular-nums',
                  present !== null && isUnder(now, hour) && 'invisible',
                )}
              >
                {formatTime(new Date(hour), getLocale(), timeZone)}
              </span>
            ))}
            {present !== null && (
              <span
                className="absolute top-1/2 -translate-x-1/2 -translate-y-1/2 rounded-full bg-danger px-2 py-0.5 font-semibold text-white text-xs tabular-nums"
                style={{ left: percent(present) }}
              >
                {formatTime(new Date(now), getLocale(), timeZone)}
              </span>
            )}
          </div>
        </div>
        <OccupancyRow {...{ hours, byHour, seats, timeZone }} />
        <div className="relative">
          <div
            className="absolute inset-y-0 right-0 left-(--head) bg-[linear-gradient(to_right,var(--hairline)_1px,transparent_1px)]"
            style={{ backgroundSize: `${100 / hours.length}% 100%` }}
          />
          <Closed window={evening} open={open} timeZone={timeZone} />
          {present !== null && (
            <div aria-hidden="true" className="absolute inset-y-0 right-0 left-(--head)">
              <span
                className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-danger"
                style={{ left: percent(present) }}
              />
            </div>
          )}
          {/* Before the rows: by keyboard, what is booked comes first, in order of time. */}
          <Blocks {...{ evening, isOccupied, onOpen, movable, timeZone }} />
          {movable?.move?.moving.by === 'keys' && (
            <TapPlace move={movable.move} {...{ evening, onMoving: movable.onMoving }} />
          )}
          <ol className="relative">
            {looseRows > 0 && <LooseRows rows={looseRows} />}
            {tables.map((table) => (
              <TableRow
                key={table.id}
                table={table}
                booked={blocks
                  .filter(({ reservation }) => reservation.tableId === table.id)
                  .map((each) => each.reservation)}
                window={evening}
                timeZone={timeZone}
                now={now}
                open={open}
                sittingMinutes={sittingMinutes}
                short={Math.max(0, (movable?.move?.reservation.guests ?? 0) - table.capacity)}
                onFree={onFree}
              />
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** Whether the time of the present lies over that of the hour. */
const isUnder = (now: number, hour: number) => hour - hourMs / 3 < now && now < hour + (hourMs * 2) / 3;

function LooseRows({ rows }: { rows: number }) {
  return (
    <li className="flex border-hairline border-b bg-danger-tint/50" style={{ height: `calc(${rows} * var(--row))` }}>
      <div className={cx(headClass, 'font-semibold text-danger text-sm')}>{m['reservations.noTable']()}</div>
    </li>
  );
}
