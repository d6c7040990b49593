import { DndContext, type DragMoveEvent, PointerSensor, pointerWithin, useSensor, useSensors } from '@dnd-kit/core';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { cx } from '#ui/cx.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { useAskFirst } from '#ui/use-ask-first.ts';
import { LeaveGuard } from '../../../restaurants/web/leave-guard.tsx';
import type { FloorTable } from '../../../tables/contract.ts';
import type { TableAction } from '../../../tables/web/table-card.tsx';
import type { Plan, Room } from '../../plan/contract.ts';
import { columns, maxRooms, rows } from '../../plan/values.ts';
import type { TableView } from '../table-view.ts';
import { ArrangeRoom } from './arrange-room.tsx';
import { ArrangeTools } from './arrange-tools.tsx';
import { dragWords } from './drag-words.ts';
import { roomsClass } from './room-frame.tsx';
import { type Aim, usePlanDraft } from './use-plan-draft.ts';

interface ArrangePlanProps {
  plan: Plan;
  views: readonly TableView[];
  onAction: (action: TableAction, table: FloorTable) => void;
  onAdd: () => void;
  onDone: () => void;
}

/** The owner puts the tables where they stand, once: with the mouse or a finger, or with the arrow keys. */
export function ArrangePlan({ plan, views, onAction, onAdd, onDone }: ArrangePlanProps) {
  const howId = useId();
  const [selected, setSelected] = useState<string | null>(null);
  const draft = usePlanDraft(
    plan,
    views.map(({ table }) => table),
  );
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const save = useChange(api.floor.savePlan.mutationOptions(), {
    done: m['floor.plan.saved'](),
    failed: m['floor.plan.failed'](),
    rereads: [api.floor.key()],
    untilReread: true,
    onDone,
  });
  const [aim, setAim] = useState<Aim | null>(null);
  const aimOf = ({ active, over }: DragMoveEvent): Aim | null => {
    const moved = active.rect.current.translated;
    if (!over || !moved) return null;
    return {
      tableId: String(active.id),
      roomId: String(over.id),
      x: Math.round(((moved.left - over.rect.left) / over.rect.width) * columns),
      y: Math.round(((moved.top - over.rect.top) / over.rect.height) * rows),
    };
  };
  const move = (event: DragMoveEvent) => {
    const next = aimOf(event);
    setAim((now) => (now && next && now.roomId === next.roomId && now.x === next.x && now.y === next.y ? now : next));
  };
  const drop = (event: DragMoveEvent) => {
    setAim(null);
    const at = aimOf(event);
    if (at) draft.drop(at);
  };
  const tables = new Map(views.map(({ table }) => [table.id, table]));
  const announcements = dragWords({
    table: (id) => m['orders.table']({ number: tables.get(id)?.number ?? 0 }),
    room: (id) => draft.rooms.find((room) => room.id === id)?.name ?? '',
  });
  const discard = useAskFirst(draft.changed);
  const roomList = useRef<HTMLDivElement>(null);
  const addRoom = () => {
    flushSync(draft.addRoom);
    // It may stand below what is seen, and is named first.
    const name = roomList.current?.lastElementChild?.querySelector('input');
    name?.select();
    name?.scrollIntoView({ block: 'center' });
  };
  const keepFocus = () => roomList.current?.focus({ preventScroll: true });
  const removeRoom = (room: Room) => {
    flushSync(() => draft.removeRoom(room));
    keepFocus();
  };
  const gone = selected !== null && !tables.has(selected);
  useEffect(() => {
    if (!gone) return;
    setSelected(null);
    const { activeElement } = document;
    // With the table its button is gone, or what removed it cannot be pressed any more.
    if (activeElement === document.body || activeElement?.matches(':disabled'))
      roomList.current?.focus({ preventScroll: true });
  }, [gone]);
  const named = draft.rooms.every(({ name }) => name.trim() !== '');
  return (
    <div className="grid gap-4">
      <p id={howId} className="text-ink-2 text-sm">
        {m['floor.plan.how']()}
      </p>
      <ArrangeTools {...{ draft, views, selected, onAction }} onSelect={setSelected} />
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        onDragMove={move}
        onDragEnd={drop}
        onDragCancel={() => setAim(null)}
        accessibility={{ screenReaderInstructions: { draggable: m['floor.plan.how']() }, announcements }}
      >
        <div ref={roomList} tabIndex={-1} className={cx('outline-none', roomsClass)}>
          {draft.rooms.map((room) => (
            <ArrangeRoom
              key={room.id}
              {...{ room, draft, tables, selected, howId }}
              aim={aim?.roomId === room.id ? draft.aimedAt(aim) : null}
              onSelect={setSelected}
              onRemove={draft.rooms.length > 1 ? () => removeRoom(room) : undefined}
            />
          ))}
        </div>
      </DndContext>
      <p role="status" className="sr-only">
        {draft.said}
      </p>
      <div className="sticky bottom-0 flex flex-wrap gap-3 bg-paper py-3">
        <Button variant="soft" disabled={draft.rooms.length >= maxRooms} onClick={addRoom}>
          <PlusIcon size={20} />
          {m['floor.plan.addRoom']()}
        </Button>
        <Button variant="soft" onClick={onAdd}>
          <PlusIcon size={20} />
          {m['floor.plan.addTable']()}
        </Button>
        <Button variant="quiet" className="ml-auto" onClick={() => discard.ask(onDone)}>
          {m['floor.plan.cancel']()}
        </Button>
        <Button
          busy={save.isPending}
          disabled={!named}
          onClick={() => save.mutate({ rooms: draft.roomsOf(tables), revision: plan.revision })}
        >
          {m['floor.plan.save']()}
        </Button>
      </div>
      <LeaveGuard dirty={draft.changed} shown={viewOf} />
      <ConfirmDialog
        {...discard.question}
        tone="danger"
        title={m['floor.plan.discard']()}
        confirmLabel={m['orders.form.discardYes']()}
        cancelLabel={m['orders.form.discardNo']()}
        closeLabel={m['common.close']()}
      >
        {m['floor.plan.discardHint']()}
      </ConfirmDialog>
    </div>
  );
}

/** The other views of the tables have the same path, and differ in what follows it. */
const viewOf = (search: string) => search;
