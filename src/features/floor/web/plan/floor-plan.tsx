import { useEffect, useId, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import type { Room } from '../../plan/contract.ts';
import { drawingOf } from '../../plan/extent.ts';
import { FreeTables } from '../free-tables.tsx';
import { type DrawnRooms, PlanFloor } from './plan-floor.tsx';

/**
 * The rooms as they stand, live, as high as the page; what no room can hold is below. Beside an open table they shrink on the widest screens;
 * elsewhere they keep their size and go on under the panel, from where they are scrolled.
 */
export function FloorPlan({ rooms, ...rest }: DrawnRooms) {
  const { views, now, chosen, onOpen } = rest;
  const placed = new Set(rooms.flatMap(({ places }) => places.map(({ tableId }) => tableId)));
  const elsewhere = views.filter(({ table }) => !placed.has(table.id));
  const drawn = rooms.filter(({ places }) => places.length > 0);
  const floor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen === null) return;
    const table = floor.current?.querySelector(`[data-table="${chosen}"]`);
    table?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <>
      <div
        ref={floor}
        className={cx('flex grow overflow-x-auto', chosen !== null && 'max-[90rem]:-mr-88 max-[90rem]:scroll-pr-88')}
      >
        <div
          className="grid min-h-112 shrink-0 basis-full gap-3 rounded-xl bg-sunken p-3"
          style={{ gridTemplateColumns: columnsOf(drawn) }}
        >
          {drawn.map((room, n) => (
            <PlanRoom
              key={room.id}
              room={room}
              {...rest}
              // The first room has the height of those beside it.
              spans={n === 0 && drawn.length > 2 && drawn.length <= 4 ? drawn.length - 1 : 1}
            />
          ))}
        </div>
        {/* As wide as what the panel covers: the last room can be scrolled out from under it. */}
        {chosen !== null && <div className="w-88 shrink-0 min-[90rem]:hidden" />}
      </div>
      <FreeTables title={m['floor.plan.unplaced']()} views={elsewhere} now={now} told={false} onOpen={onOpen} />
    </>
  );
}

/** The first room beside the others, each as wide as its tables want it. */
function columnsOf(rooms: readonly Room[]): string {
  const widths = rooms.map(({ places }) => drawingOf(places).width);
  const first = widths[0] ?? 1;
  return widths.length < 2 ? 'minmax(0, 1fr)' : `minmax(0, ${first}fr) minmax(0, ${Math.max(...widths.slice(1))}fr)`;
}

interface PlanRoomProps extends Omit<DrawnRooms, 'rooms'> {
  room: Room;
  spans: number;
}

function PlanRoom({ room, spans, ...rest }: PlanRoomProps) {
  const heading = useId();
  const { places } = room;
  return (
    <section
      aria-labelledby={heading}
      style={{ gridRow: `span ${spans}` }}
      className="flex min-w-0 flex-col rounded-xl bg-paper p-3"
    >
      <h2 id={heading} className="px-1 font-semibold text-ink-2 text-sm wrap-anywhere">
        {room.name}{' '}
        <span className="font-normal text-ink-3">
          {places.length === 1 ? m['floor.table']() : m['floor.tables']({ count: places.length })}
        </span>
      </h2>
      <PlanFloor room={room} {...rest} />
    </section>
  );
}
