import {
  DndContext,
  type DragMoveEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { useBox } from '#client/use-box.ts';
import { m } from '#generated/messages/messages.js';
import type { FloorTable } from '../../../tables/contract.ts';
import type { Room } from '../../plan/contract.ts';
import { fitRooms, inColumns } from '../../plan/fit.ts';
import { roomsFor } from '../../plan/rooms.ts';
import { columns, rows } from '../../plan/values.ts';
import { ArrangeRoom, arrangeFrame } from './arrange-room.tsx';
import { dragWords } from './drag-words.ts';
import { RemoveRoomDialog } from './remove-room-dialog.tsx';
import type { Aim, PlanDraft } from './use-plan-draft.ts';

interface ArrangeRoomsProps {
  ref: RefObject<HTMLDivElement | null>;
  draft: PlanDraft;
  tables: ReadonlyMap<string, FloorTable>;
  selected: string | null;
  onSelect: (tableId: string) => void;
  /** A room is worked at: new tables come into it. */
  onLook: (roomId: string) => void;
  howId: string;
}

const gap = 12;
/** A table of four squares can be touched from 11 pixels of a square on. */
const sizes = { least: 11, scrolled: 16, most: 44 };

/** All rooms in what the page has left, where tables are dragged within one or to another. */
export function ArrangeRooms({ ref, draft, tables, selected, onSelect, onLook, howId }: ArrangeRoomsProps) {
  const { rooms } = draft;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A swipe that begins on a table scrolls; held for a moment, the table comes along.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const [aim, setAim] = useState<Aim | null>(null);
  const move = (event: DragMoveEvent) => {
    const next = aimOf(event);
    setAim((now) => (now && next && now.roomId === next.roomId && now.x === next.x && now.y === next.y ? now : next));
  };
  const drop = (event: DragMoveEvent) => {
    setAim(null);
    const at = aimOf(event);
    if (at) draft.drop(at);
    else toast.error(m['floor.plan.droppedOutside']({ number: tables.get(String(event.active.id))?.number ?? 0 }));
    onSelect(String(event.active.id));
    if (at) onLook(at.roomId);
  };
  const announcements = dragWords({
    table: (id) => m['orders.table']({ number: tables.get(id)?.number ?? 0 }),
    room: (id) => rooms.find((room) => room.id === id)?.name ?? '',
  });
  const [removed, setRemoved] = useState<Room | null>(null);
  const remove = (room: Room, toId?: string) => {
    flushSync(() => {
      setRemoved(null);
      draft.removeRoom(room.id, toId);
    });
    ref.current?.focus({ preventScroll: true });
  };
  const askToRemove = (room: Room) => {
    const count = room.places.filter(({ tableId }) => tables.has(tableId)).length;
    if (count === 0) remove(room);
    else if (roomsFor(rooms, room.id).length > 0) setRemoved(room);
    else toast.error(m['floor.plan.noRoomFor']({ name: room.name, count }));
  };
  const canvas = useRef<HTMLDivElement>(null);
  const box = useBox(canvas);
  const fit =
    box &&
    fitRooms({
      rooms: rooms.map(() => ({ width: columns, height: rows })),
      box: { width: box.width - 1, height: box.height - 1 },
      frame: arrangeFrame,
      gap,
      sizes,
    });
  return (
    <div ref={canvas} className="relative min-h-75 grow">
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        onDragMove={move}
        onDragEnd={drop}
        onDragCancel={() => setAim(null)}
        accessibility={{ screenReaderInstructions: { draggable: m['floor.plan.how']() }, announcements }}
      >
        <div
          ref={ref}
          tabIndex={-1}
          style={{ gap }}
          className="absolute inset-0 flex overflow-auto overscroll-contain outline-none"
        >
          {fit &&
            inColumns(rooms, fit.columns).map((column) => (
              <div key={column[0]?.id} className="flex shrink-0 flex-col first:ml-auto last:mr-auto" style={{ gap }}>
                {column.map((room) => (
                  <ArrangeRoom
                    key={room.id}
                    {...{ room, draft, tables, selected, howId }}
                    cell={fit.cell}
                    aim={aim?.roomId === room.id ? draft.aimedAt(aim) : null}
                    onSelect={onSelect}
                    onLook={() => onLook(room.id)}
                    onRemove={rooms.length > 1 ? () => askToRemove(room) : undefined}
                  />
                ))}
              </div>
            ))}
        </div>
      </DndContext>
      {removed && (
        <RemoveRoomDialog
          room={removed}
          others={roomsFor(rooms, removed.id)}
          onClose={() => setRemoved(null)}
          onRemove={(toId) => remove(removed, toId)}
        />
      )}
    </div>
  );
}

function aimOf({ active, over }: DragMoveEvent): Aim | null {
  const moved = active.rect.current.translated;
  if (!over || !moved) return null;
  return {
    tableId: String(active.id),
    roomId: String(over.id),
    x: Math.round(((moved.left - over.rect.left) / over.rect.width) * columns),
    y: Math.round(((moved.top - over.rect.top) / over.rect.height) * rows),
  };
}
