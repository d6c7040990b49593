import { useDraggable, useDroppable } from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { RoomLeft } from '#client/room-left.tsx';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TrashIcon } from '#ui/late-icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { FloorTable } from '../../../tables/contract.ts';
import type { Room } from '../../plan/contract.ts';
import { maxRoomName, type Place } from '../../plan/values.ts';
import { Chairs } from './chairs.tsx';
import { isArrow } from './move-key.ts';
import { placeStyle, RoomFrame, roomClass } from './room-frame.tsx';
import { tableSize } from './table-size.ts';
import type { PlanDraft } from './use-plan-draft.ts';

interface ArrangeRoomProps {
  room: Room;
  draft: PlanDraft;
  tables: ReadonlyMap<string, FloorTable>;
  selected: string | null;
  /** Where a table that is lifted over it would come to stand. */
  aim: Place | null;
  onSelect: (tableId: string) => void;
  /** Undefined for the only room. */
  onRemove: (() => void) | undefined;
  howId: string;
}

/** A room in which tables are pushed about. */
export function ArrangeRoom(props: ArrangeRoomProps) {
  const { room, draft, tables, selected, aim, onSelect, onRemove, howId } = props;
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
        <RoomFrame ref={setNodeRef}>
          {aim && (
            <div
              aria-hidden="true"
              style={placeStyle(aim)}
              className={cx(
                'border-2 border-ink-3 border-dashed',
                aim.shape === 'round' ? 'rounded-full' : 'rounded-lg',
              )}
            />
          )}
          {room.places.map((place) => {
            const table = tables.get(place.tableId);
            return (
              table && (
                <ArrangeTable
                  key={table.id}
                  {...{ place, table, howId }}
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
  selected: boolean;
  howId: string;
  onSelect: () => void;
  onArrow: (key: string, name: string) => void;
}

function ArrangeTable({ place, table, selected, howId, onSelect, onArrow }: ArrangeTableProps) {
  const { number, capacity } = table;
  const { shape } = place;
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
      style={{ ...placeStyle(place), transform: CSS.Translate.toString(transform), containerType: 'size' }}
      className={cx(
        'grid cursor-grab touch-none place-items-center outline-none',
        isDragging && 'z-10 cursor-grabbing',
      )}
    >
      <span className={cx('relative isolate grid size-full', tableSize[shape])}>
        <Chairs shape={shape} seats={capacity} className="bg-ink/20" />
        <span
          className={cx(
            'grid place-items-center bg-surface font-semibold text-lg tabular-nums shadow-card',
            shape === 'round' ? 'rounded-full' : 'rounded-xl',
            selected && 'ring-3 ring-brand',
            isDragging && 'shadow-float',
          )}
        >
          {`#${number}`}
        </span>
      </span>
    </button>
  );
}
