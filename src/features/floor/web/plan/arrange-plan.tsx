import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '#client/api.ts';
import { useKeys } from '#client/keys.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { LeaveGuard } from '../../../restaurants/web/leave-guard.tsx';
import type { FloorTable } from '../../../tables/contract.ts';
import type { TableAction } from '../../../tables/web/table-card.tsx';
import type { Plan } from '../../plan/contract.ts';
import type { TableView } from '../table-view.ts';
import { ArrangeBar } from './arrange-bar.tsx';
import { ArrangeRooms } from './arrange-rooms.tsx';
import { ArrangeTools } from './arrange-tools.tsx';
import { useArrivals } from './use-arrivals.ts';
import { usePlanDraft } from './use-plan-draft.ts';

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
  // What others save meanwhile is not overwritten unseen: the server refuses what was made from an older plan.
  const [opened] = useState(plan);
  const [selected, setSelected] = useState<string | null>(null);
  const [looked, setLooked] = useState(plan.rooms[0]?.id);
  const draft = usePlanDraft(
    opened,
    views.map(({ table }) => table),
    looked,
  );
  const roomList = useRef<HTMLDivElement>(null);
  const tables = new Map(views.map(({ table }) => [table.id, table]));
  const select = (tableId: string | null) => {
    setSelected(tableId);
    const room = tableId && draft.roomOf(tableId);
    if (room) setLooked(room.id);
  };
  const arrivals = useArrivals([...tables.keys()], (tableId) => {
    select(tableId);
    roomList.current?.querySelector(`[data-arranged="${tableId}"]`)?.scrollIntoView({ block: 'nearest' });
  });
  const save = useChange(api.floor.savePlan.mutationOptions(), {
    done: m['floor.plan.saved'](),
    failed: m['floor.plan.failed'](),
    rereads: [api.floor.key()],
    untilReread: true,
    onDone,
  });
  useKeys([
    { keys: 'mod+z', label: m['common.undo'](), where: 'screen', run: () => draft.undo?.() },
    { keys: 'mod+y', label: m['floor.plan.redo'](), where: 'screen', run: () => draft.redo?.() },
    { keys: 'mod+shift+z', label: m['floor.plan.redo'](), where: 'screen', run: () => draft.redo?.() },
  ]);
  const addRoom = () => {
    flushSync(draft.addRoom);
    // It may stand below what is seen, and is named first.
    const names = roomList.current?.querySelectorAll('input');
    const name = names?.[names.length - 1];
    name?.select();
    name?.scrollIntoView({ block: 'center' });
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
  const dirty = draft.changes.tables + draft.changes.rooms > 0;
  return (
    <div className="flex min-h-0 grow flex-col gap-3">
      <div className="flex min-h-0 grow flex-col gap-3 lg:flex-row">
        <ArrangeRooms ref={roomList} {...{ draft, tables, selected, howId }} onSelect={select} onLook={setLooked} />
        <ArrangeTools {...{ draft, views, selected, howId, onAction }} onSelect={select} />
      </div>
      <p role="status" className="sr-only">
        {draft.said}
      </p>
      <ArrangeBar
        draft={draft}
        saving={save.isPending}
        onAddRoom={addRoom}
        onAddTable={() => {
          arrivals.expect();
          onAdd();
        }}
        onSave={() => save.mutate({ ...draft.saved, revision: opened.revision })}
        onDone={onDone}
      />
      <LeaveGuard dirty={dirty} shown={viewOf} />
    </div>
  );
}

/** The other views of the tables have the same path, and differ in what follows it. */
const viewOf = (search: string) => search;
