import { useEffect, useId, useRef } from 'react';
import { useBox } from '#client/use-box.ts';
import { m } from '#generated/messages/messages.js';
import { drawingOf, type Extent } from '../../plan/extent.ts';
import { type Box, inColumns } from '../../plan/fit.ts';
import { FreeTables } from '../free-tables.tsx';
import { Beyond } from './beyond.tsx';
import { type DrawnRooms, PlanFloor } from './plan-floor.tsx';
import { useFit } from './use-fit.ts';
import { legible, margins, readable, roomy } from './zoom.ts';

/** Beside the squares of a room, in pixels: its padding, its name in one line, and the margins of its floor. */
const padding = 4;
const heading = 28;
const frame = {
  width: 2 * padding + 2 * margins.side,
  height: 2 * padding + heading + margins.top + margins.bottom,
};
const gap = 8;
const sizes = { least: legible, scrolled: readable, most: roomy };

/** The rooms as they stand, live, in what the page has left: wholly seen, and scrolled downwards only where they could not be read. What no room can hold is below. */
export function FloorPlan({ rooms, ...rest }: DrawnRooms) {
  const { views, now, chosen, beside, onOpen } = rest;
  const placed = new Set(rooms.flatMap(({ places }) => places.map(({ tableId }) => tableId)));
  const elsewhere = views.filter(({ table }) => !placed.has(table.id));
  const drawn = rooms
    .filter(({ places }) => places.length > 0)
    .map((room) => ({ room, extent: drawingOf(room.places) }));
  const floor = useRef<HTMLDivElement>(null);
  const box = useBox(floor);
  // Half a pixel less on each side: what is rounded up has no scrollbar.
  const inside = box && { width: box.width - 2 * gap - 1, height: box.height - 2 * gap - 1 };
  const extents = drawn.map(({ extent }) => extent);
  const fit = useFit(extents, inside, beside && chosen !== null, { frame, gap, sizes });
  const grouped = fit ? inColumns(drawn, fit.columns) : [];
  const widest = (column: readonly { extent: Extent }[]) => Math.max(1, ...column.map(({ extent }) => extent.width));
  const cell = fit?.cell ?? { width: 0, height: 0 };
  const columns = fit?.columns.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may lie outside again in another size, or other columns.
  useEffect(() => {
    if (chosen === null) return;
    const table = floor.current?.querySelector(`[data-table="${chosen}"]`);
    table?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen, cell.width, cell.height, columns]);
  return (
    <>
      <div className="relative min-h-88 grow rounded-xl bg-sunken">
        <div
          ref={floor}
          className="absolute inset-0 flex overflow-auto overscroll-contain rounded-xl"
          style={{ padding: gap, gap }}
        >
          {grouped.map((column) => (
            <div
              key={column[0]?.room.id}
              className="flex min-h-full flex-col"
              style={{ flex: `${widest(column)} 0 ${widest(column) * cell.width + frame.width}px`, gap }}
            >
              {column.map(({ room, extent }) => (
                <PlanRoom
                  key={room.id}
                  height={extent.height * cell.height + frame.height}
                  {...{ room, cell }}
                  {...rest}
                />
              ))}
            </div>
          ))}
        </div>
        <Beyond within={floor} drawn={`${cell.width} ${cell.height} ${columns}`} views={views} now={now} />
      </div>
      <FreeTables title={m['floor.plan.unplaced']()} views={elsewhere} now={now} told={false} onOpen={onOpen} />
    </>
  );
}

interface PlanRoomProps extends Omit<DrawnRooms, 'rooms'> {
  room: DrawnRooms['rooms'][number];
  cell: Box;
  /** Pixels that it takes at least. */
  height: number;
}

function PlanRoom({ room, height, ...rest }: PlanRoomProps) {
  const headingId = useId();
  const { places } = room;
  return (
    <section
      aria-labelledby={headingId}
      style={{ flex: `${height} 0 ${height}px`, padding }}
      className="flex min-w-0 flex-col rounded-xl bg-paper"
    >
      <h2
        id={headingId}
        title={room.name}
        style={{ height: heading }}
        className="truncate px-1 font-semibold text-ink-2 text-sm leading-7"
      >
        {room.name}{' '}
        <span className="font-normal text-ink-3">
          {places.length === 1 ? m['floor.table']() : m['floor.tables']({ count: places.length })}
        </span>
      </h2>
      <div className="grid min-h-0 grow">
        <PlanFloor room={room} {...rest} />
      </div>
    </section>
  );
}
