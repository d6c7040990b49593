import { useDraggable, useDroppable } from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { RoomLeft } from '#client/room-left.tsx';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TrashIcon } from '#ui/late-icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { FloorTable } from '../../../tables/contract.ts';
import type { Room } from '../../plan/contract.ts';
import type { Box } from '../../plan/fit.ts';
import { columns, isDoubled, maxRoomName, type Place } from '../../plan/values.ts';
import { Chairs } from './chairs.tsx';
import { isArrow } from './move-key.ts';
import { placeStyle, RoomFrame } from './room-frame.tsx';
import { tableCorner, tableSize } from './table-size.ts';
import type { PlanDraft } from './use-plan-draft.ts';

const padding = 6;
const nameHeight = 44;
/** Beside the squares of a room while it is arranged, in pixels. */
export const arrangeFrame = { width: 2 * padding, height: 3 * padding + nameHeight };

interface ArrangeRoomProps {
  room: Room;
  draft: PlanDraft;
  tables: ReadonlyMap<string, FloorTable>;
  selected: string | null;
  /** Pixels of a square. */
  cell: Box;
  /** Where a table that is lifted over it would come to stand. */
  aim: Place | null;
  onSelect: (tableId: string) => void;
  onLook: () => void;
  /** Undefined for the only room. */
  onRemove: (() => void) | undefined;
  howId: string;
}

/** A room in which tables are pushed about. */
export function ArrangeRoom(props: ArrangeRoomProps) {
  const { room, draft, tables, selected, cell, aim, onSelect, onLook, onRemove, howId } = props;
  const { setNodeRef, isOver } = useDroppable({ id: room.id });
  const unnamed = room.name.trim() === '' || isDoubled(room.name, draft.rooms);
  return (
    <section
      aria-label={room.name}
      style={{ width: columns * cell.width + arrangeFrame.width, padding }}
      className="rounded-xl bg-surface/60 inset-ring inset-ring-hairline"
    >
      <div className="flex items-center gap-2" style={{ height: nameHeight, marginBottom: padding }}>
        <TextInput
          aria-label={m['floor.plan.roomName']()}
          aria-invalid={unnamed || undefined}
          value={room.name}
          maxLength={maxRoomName}
          onFocus={onLook}
          onChange={(event) => draft.rename(room.id, event.target.value)}
          className="h-11! min-w-0 grow font-semibold"
        />
        <RoomLeft text={room.name} max={maxRoomName} />
        {onRemove && (
          <IconButton
            icon={TrashIcon}
            tone="danger"
            label={m['floor.plan.removeRoom']({ name: room.name })}
            onClick={onRemove}
          />
        )}
      </div>
      <div className={cx('rounded-lg bg-sunken transition', isOver && 'bg-tint')}>
        <RoomFrame ref={setNodeRef} cell={cell}>
          {aim && (
            <div
              aria-hidden="true"
              style={placeStyle(aim)}
              className={cx('border-2 border-ink-3 border-dashed', tableCorner[aim.shape])}
            />
          )}
          {room.places.map((place) => {
            const table = tables.get(place.tableId);
            return (
              table && (
                <ArrangeTable
                  key={table.id}
                  {...{ place, table, howId }}
                  seats={draft.seatsOf(table)}
                  selected={selected === table.id}
                  onSelect={() => onSelect(table.id)}
                  onArrow={(key, name) => draft.step(table.id, key, name)}
                />
              )
            );
          })}
        </RoomFrame>
      </div>
    </section>
  );
}

interface ArrangeTableProps {
  place: Place;
  table: FloorTable;
  seats: number;
  selected: boolean;
  howId: string;
  onSelect: () => void;
  onArrow: (key: string, name: string) => void;
}

function ArrangeTable({ place, table, seats, selected, howId, onSelect, onArrow }: ArrangeTableProps) {
  const { number } = table;
  const { shape } = place;
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: place.tableId });
  const name = m['orders.table']({ number });
  return (
    <button
      ref={setNodeRef}
      {...listeners}
      type="button"
      data-arranged={place.tableId}
      aria-pressed={selected}
      aria-label={name}
      aria-describedby={howId}
      onClick={onSelect}
      onFocus={onSelect}
      onKeyDown={(event) => {
        if (!isArrow(event.key)) return;
        event.preventDefault();
        onArrow(event.key, name);
      }}
      style={{ ...placeStyle(place), transform: CSS.Translate.toString(transform), containerType: 'size' }}
      className={cx(
        'grid cursor-grab touch-manipulation place-items-center outline-none',
        isDragging && 'z-10 cursor-grabbing',
      )}
    >
      <span className={cx('relative isolate grid size-full', tableSize[shape])}>
        <Chairs shape={shape} seats={seats} className="bg-ink/20" />
        <span
          className={cx(
            'grid place-items-center bg-surface font-semibold text-lg tabular-nums shadow-card',
            tableCorner[shape],
            selected && 'ring-3 ring-brand',
            isDragging && 'shadow-float',
          )}
        >
          {number}
        </span>
      </span>
    </button>
  );
}
