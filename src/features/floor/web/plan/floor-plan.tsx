import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import type { Room } from '../../plan/contract.ts';
import { FreeTables } from '../free-tables.tsx';
import { headOf } from '../parties.ts';
import type { TableView } from '../table-view.ts';
import { PlanTable } from './plan-table.tsx';
import { placeStyle, RoomFrame, roomClass, roomsClass } from './room-frame.tsx';

interface FloorPlanProps {
  rooms: readonly Room[];
  views: readonly TableView[];
  now: number;
  onOpen: (view: TableView) => void;
}

/** The rooms as they stand, live; what stands in none of them is below. */
export function FloorPlan({ rooms, views, now, onOpen }: FloorPlanProps) {
  const byId = new Map(views.map((view) => [view.table.id, view]));
  const placed = new Set(rooms.flatMap(({ places }) => places.map(({ tableId }) => tableId)));
  const elsewhere = views.filter(({ table }) => !placed.has(table.id));
  return (
    <>
      <div className={roomsClass}>
        {rooms.map((room) => (
          <PlanRoom key={room.id} {...{ room, byId, views, now, onOpen }} />
        ))}
      </div>
      <FreeTables title={m['floor.plan.unplaced']()} views={elsewhere} now={now} told={false} onOpen={onOpen} />
    </>
  );
}

interface PlanRoomProps extends Pick<FloorPlanProps, 'views' | 'now' | 'onOpen'> {
  room: Room;
  byId: ReadonlyMap<string, TableView>;
}

function PlanRoom({ room, byId, views, now, onOpen }: PlanRoomProps) {
  const heading = useId();
  const { places } = room;
  return (
    <section aria-labelledby={heading} className={roomClass}>
      <h2 id={heading} className="px-1 pb-3 font-semibold text-ink-2 text-sm wrap-anywhere">
        {room.name}{' '}
        <span className="font-normal text-ink-3">
          {places.length === 1 ? m['floor.table']() : m['floor.tables']({ count: places.length })}
        </span>
      </h2>
      <RoomFrame>
        {places.map((place) => {
          const view = byId.get(place.tableId);
          return (
            view && (
              <div key={place.tableId} style={placeStyle(place)}>
                <PlanTable
                  view={view}
                  head={headOf(view, views)}
                  shape={place.shape}
                  now={now}
                  onOpen={() => onOpen(view)}
                />
              </div>
            )
          );
        })}
      </RoomFrame>
    </section>
  );
}
