import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { UndoIcon } from '#ui/staff/icons.tsx';
import { useAskFirst } from '#ui/use-ask-first.ts';
import { isDoubled, maxRooms } from '../../plan/values.ts';
import type { PlanDraft } from './use-plan-draft.ts';

interface ArrangeBarProps {
  draft: PlanDraft;
  saving: boolean;
  onAddRoom: () => void;
  onAddTable: () => void;
  onSave: () => void;
  onDone: () => void;
}

/** What was done and is not saved yet, the way back from it, and the end of arranging. */
export function ArrangeBar({ draft, saving, onAddRoom, onAddTable, onSave, onDone }: ArrangeBarProps) {
  const { rooms, changes } = draft;
  const discard = useAskFirst(changes.tables + changes.rooms > 0);
  const fault = faultOf(rooms);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2 bg-paper pb-1 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:py-2 sm:gap-x-3">
      <div className="flex">
        <IconButton icon={UndoIcon} label={m['common.undo']()} disabled={!draft.undo} onClick={() => draft.undo?.()} />
        <IconButton
          icon={UndoIcon}
          label={m['floor.plan.redo']()}
          disabled={!draft.redo}
          onClick={() => draft.redo?.()}
          className="-scale-x-100"
        />
      </div>
      <Button variant="soft" size="s" disabled={rooms.length >= maxRooms} onClick={onAddRoom}>
        <PlusIcon size={18} className="max-sm:hidden" />
        {m['floor.plan.addRoom']()}
      </Button>
      <Button variant="soft" size="s" onClick={onAddTable}>
        <PlusIcon size={18} className="max-sm:hidden" />
        {m['floor.plan.addTable']()}
      </Button>
      <p
        role="status"
        className={cx('grow basis-0 text-sm max-sm:basis-full sm:min-w-28', fault ? 'text-danger' : 'text-ink-2')}
      >
        {fault ?? unsavedText(changes)}
      </p>
      <div className="ml-auto flex gap-2 max-sm:w-full max-sm:*:grow">
        <Button variant="quiet" onClick={() => discard.ask(onDone)}>
          {m['floor.plan.cancel']()}
        </Button>
        <Button busy={saving} disabled={fault !== undefined} onClick={onSave}>
          {m['floor.plan.save']()}
        </Button>
      </div>
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

/** Why the plan cannot be saved as it is. */
function faultOf(rooms: PlanDraft['rooms']): string | undefined {
  if (rooms.some(({ name }) => name.trim() === '')) return m['floor.plan.unnamed']();
  const doubled = rooms.find(({ name }) => isDoubled(name, rooms));
  return doubled && m['floor.plan.doubled']({ name: doubled.name.trim() });
}

/** 'Falta salvar: 3 mesas, 1 sala'; nothing where nothing would be lost. */
function unsavedText({ tables, rooms }: PlanDraft['changes']): string {
  const facts = [
    tables > 0 && (tables === 1 ? m['floor.table']() : m['floor.tables']({ count: tables })),
    rooms > 0 && (rooms === 1 ? m['floor.plan.changedRoom']() : m['floor.plan.changedRooms']({ count: rooms })),
  ].filter(Boolean);
  return facts.length > 0 ? m['floor.plan.unsaved']({ what: facts.join(', ') }) : '';
}
