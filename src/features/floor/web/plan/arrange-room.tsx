import { useDraggable, useDroppable } from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { RoomLeft } from '#client/room-left.tsx';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TrashIcon } from '#ui/late-icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { Room } from '../../plan/contract.ts';
import { maxRoomName, type Place } from '../../plan/values.ts';
import { isArrow } from './move-key.ts';
import { placeStyle, RoomFrame, roomClass } from './room-frame.tsx';
import type { PlanDraft } from './use-plan-draft.ts';

interface ArrangeRoomProps {
  room: Room;
  draft: PlanDraft;
  numbers: ReadonlyMap<string, number>;
  selected: string | null;
  onSelect: (tableId: string) => void;
  removable: boolean;
  howId: string;
}

/** A room in which tables are pushed about. */
export function ArrangeRoom({ room, draft, numbers, selected, onSelect, removable, howId }: ArrangeRoomProps) {
  const { setNodeRef, isOver } = useDroppable({ id: room.id });
  return (
    <section aria-label={room.name} className={roomClass}>
      <div className="flex items-end gap-2 pb-2">
        <Field
          label={m['floor.plan.roomName']()}
          aside={<RoomLeft text={room.name} max={maxRoomName} />}
          className="grow"
        >
          {(field) => (
            <TextInput
              {...field}
              value={room.name}
              maxLength={maxRoomName}
              onChange={(event) => draft.rename(room.id, event.target.value)}
            />
          )}
        </Field>
        {removable && (
          <IconButton
            icon={TrashIcon}
            tone="danger"
            label={m['floor.plan.removeRoom']({ name: room.name })}
            onClick={() => draft.removeRoom(room.id)}
          />
        )}
      </div>
      <div className={cx('rounded-lg bg-sunken transition', isOver && 'bg-tint')}>
        <RoomFrame ref={setNodeRef}>
          {room.places
            .filter(({ tableId }) => numbers.has(tableId))
            .map((place) => (
              <ArrangeTable
                key={place.tableId}
                place={place}
                number={numbers.get(place.tableId) ?? 0}
                selected={selected === place.tableId}
                howId={howId}
                onSelect={() => onSelect(place.tableId)}
                onArrow={(key, name) => draft.step(place.tableId, key, name)}
              />
            ))}
        </RoomFrame>
      </div>
    </section>
  );
}

interface ArrangeTableProps {
  place: Place;
  number: number;
  selected: boolean;
  howId: string;
  onSelect: () => void;
  onArrow: (key: string, name: string) => void;
}

function ArrangeTable({ place, number, selected, howId, onSelect, onArrow }: ArrangeTableProps) {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: place.tableId });
  const name = m['orders.table']({ number });
  return (
    <button
      ref={setNodeRef}
      {...listeners}
      type="button"
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
      style={{ ...placeStyle(place), transform: CSS.Translate.toString(transform) }}
      className={cx(
        'grid cursor-grab touch-none place-items-center bg-surface font-semibold text-lg shadow-card tabular-nums',
        place.shape === 'round' ? 'rounded-full' : 'rounded-lg',
        selected && 'ring-3 ring-brand',
        isDragging && 'z-10 cursor-grabbing shadow-float',
      )}
    >
      {`#${number}`}
    </button>
  );
}
