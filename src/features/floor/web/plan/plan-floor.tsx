import type { Ref } from 'react';
import { cx } from '#ui/cx.ts';
import type { TableReservations } from '../../../tables/web/table-card.tsx';
import type { Room } from '../../plan/contract.ts';
import { drawingOf } from '../../plan/extent.ts';
import { headOf } from '../parties.ts';
import type { TableView } from '../table-view.ts';
import { PlanTable } from './plan-table.tsx';
import { placeStyle } from './room-frame.tsx';
import { margins, roomy } from './zoom.ts';

/** What reservations say of a table. */
export type Promised = (tableId: string) => TableReservations;

/** What a drawing of tables is told of them. */
interface DrawnTables {
  views: readonly TableView[];
  now: number;
  /** Who looks at it: their tables are marked. */
  me: string;
  /** The table that stands open beside the plan. */
  chosen: string | null;
  promisedAt: Promised;
  /** Whether a table opens beside the plan, and not over it. */
  beside: boolean;
  onOpen: (view: TableView) => void;
}

/** Of all rooms. */
export interface DrawnRooms extends DrawnTables {
  rooms: readonly Room[];
}

interface PlanFloorProps extends DrawnTables {
  ref?: Ref<HTMLDivElement>;
  room: Room;
  /** On a phone: pixels of a square at least, with margins around the room. Elsewhere the room has the width that is left for it. */
  square?: number;
}

/** Narrower than this for each square, a money of three figures has no room. */
const squareRem = 1.1;

/** As much of the screen as helps to keep tables apart, and what they need at least. */
const stretched = (squares: number, square: number, margin: number) =>
  `max(${squares * square + margin}px, min(100%, ${squares * roomy + margin}px))`;

/** The tables of a room where they stand, scaled to the room that the page has for it. */
export function PlanFloor({ ref, room, views, now, me, chosen, promisedAt, beside, square, onOpen }: PlanFloorProps) {
  const drawing = drawingOf(room.places, square ? 0 : 1);
  const byId = new Map(views.map((view) => [view.table.id, view]));
  // Heard and tabbed through as they are read: row by row.
  const inOrder = [...drawing.places].sort((a, b) => a.y - b.y || a.x - b.x);
  return (
    <div
      ref={ref}
      className={cx(
        'grid min-h-0 grow',
        square
          ? 'touch-pan-x touch-pan-y overflow-auto overscroll-x-contain'
          : // The pins of the first row stand over its edge.
            'overflow-x-auto pt-2',
      )}
    >
      <div
        className={cx('relative isolate', !!square && 'm-auto border-transparent')}
        style={
          square
            ? {
                width: stretched(drawing.width, square, 2 * margins.side),
                height: stretched(drawing.height, square, margins.top + margins.bottom),
                // A border, and no padding: tables are placed within it.
                borderWidth: `${margins.top}px ${margins.side}px ${margins.bottom}px`,
              }
            : { minWidth: `${drawing.width * squareRem}rem`, minHeight: `${drawing.height * squareRem}rem` }
        }
      >
        {inOrder.map((place) => {
          const view = byId.get(place.tableId);
          const head = view && headOf(view, views);
          return (
            head && (
              <div
                key={place.tableId}
                style={{ ...placeStyle(place, drawing), containerType: 'size' }}
                className="grid place-items-center"
              >
                <PlanTable
                  {...{ view, now, beside }}
                  next={promisedAt(place.tableId).next}
                  head={head}
                  shape={place.shape}
                  own={head.waiter?.id === me}
                  chosen={chosen === head.table.id}
                  onOpen={() => onOpen(view)}
                />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
