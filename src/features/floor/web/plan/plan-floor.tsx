import type { CSSProperties } from 'react';
import { cx } from '#ui/cx.ts';
import type { TableReservations } from '../../../tables/web/table-card.tsx';
import type { Room } from '../../plan/contract.ts';
import { drawingOf, type Extent } from '../../plan/extent.ts';
import type { Box } from '../../plan/fit.ts';
import { lateMinutes } from '../card-words.ts';
import { headOf } from '../parties.ts';
import { attentionOf, type TableView } from '../table-view.ts';
import { PlanTable } from './plan-table.tsx';
import { placeStyle } from './room-frame.tsx';
import { margins } from './zoom.ts';

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
  room: Room;
  /** Pixels of a square; around the squares are the margins. */
  cell: Box;
}

const floorStyle = ({ width, height }: Extent, cell: Box): CSSProperties => ({
  width: width * cell.width + 2 * margins.side,
  height: height * cell.height + margins.top + margins.bottom,
  // A border, and no padding: tables are placed within it.
  borderWidth: `${margins.top}px ${margins.side}px ${margins.bottom}px`,
});

/** The tables of a room where they stand, as they were arranged. */
export function PlanFloor({ room, views, now, me, chosen, promisedAt, beside, cell, onOpen }: PlanFloorProps) {
  const drawing = drawingOf(room.places);
  const byId = new Map(views.map((view) => [view.table.id, view]));
  // Heard and tabbed through as they are read: row by row.
  const inOrder = [...drawing.places].sort((a, b) => a.y - b.y || a.x - b.x);
  return (
    <div className="relative isolate m-auto border-transparent" style={floorStyle(drawing, cell)}>
      {inOrder.map((place) => {
        const view = byId.get(place.tableId);
        const head = view && headOf(view, views);
        const own = head?.waiter?.id === me;
        return (
          head && (
            <div
              key={place.tableId}
              style={{ ...placeStyle(place, drawing), containerType: 'size', containerName: 'place' }}
              // What stands over a table's edge is not under its neighbour.
              className={cx(
                'grid place-items-center',
                attentionOf(view, now) ? 'z-2' : (own || lateMinutes(view, now) > 0) && 'z-1',
              )}
            >
              <PlanTable
                {...{ view, now, beside, own }}
                next={promisedAt(place.tableId).next}
                head={head}
                shape={place.shape}
                chosen={chosen === head.table.id}
                onOpen={() => onOpen(view)}
              />
            </div>
          )
        );
      })}
    </div>
  );
}
