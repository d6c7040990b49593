import type { Room } from '../../plan/contract.ts';
import { extentOf } from '../../plan/extent.ts';
import { headOf } from '../parties.ts';
import type { TableView } from '../table-view.ts';
import { PlanTable } from './plan-table.tsx';
import { placeStyle } from './room-frame.tsx';

interface PlanFloorProps {
  room: Room;
  views: readonly TableView[];
  now: number;
  chosen: string | null;
  onOpen: (view: TableView) => void;
}

/** Narrower than this for each square, a money of three figures has no room. */
const squareRem = 1.3;

/** The tables of a room where they stand, scaled to the room that the page has for it. */
export function PlanFloor({ room, views, now, chosen, onOpen }: PlanFloorProps) {
  const extent = extentOf(room.places);
  const byId = new Map(views.map((view) => [view.table.id, view]));
  // Heard and tabbed through as they are read: row by row.
  const inOrder = [...room.places].sort((a, b) => a.y - b.y || a.x - b.x);
  return (
    <div className="grid min-h-0 grow overflow-x-auto">
      <div
        className="relative isolate"
        style={{ minWidth: `${extent.width * squareRem}rem`, minHeight: `${extent.height * squareRem}rem` }}
      >
        {inOrder.map((place) => {
          const view = byId.get(place.tableId);
          return (
            view && (
              <div
                key={place.tableId}
                style={{ ...placeStyle(place, extent), containerType: 'size' }}
                className="grid place-items-center"
              >
                <PlanTable
                  {...{ view, now }}
                  head={headOf(view, views)}
                  shape={place.shape}
                  chosen={chosen === headOf(view, views).table.id}
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
