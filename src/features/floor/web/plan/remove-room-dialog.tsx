import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { NamedOptions, Select } from '#ui/select.tsx';
import type { Room } from '../../plan/contract.ts';

interface RemoveRoomDialogProps {
  room: Room;
  /** Those that can take all of its tables; one at least. */
  others: readonly Room[];
  onClose: () => void;
  onRemove: (toId: string) => void;
}

/** What becomes of the tables of a room that goes: they stand together in another. */
export function RemoveRoomDialog({ room, others, onClose, onRemove }: RemoveRoomDialogProps) {
  const [chosen, setChosen] = useState<string>();
  const to = others.find(({ id }) => id === chosen) ?? others[0];
  return (
    <ConfirmDialog
      open
      tone="danger"
      onClose={onClose}
      onConfirm={() => to && onRemove(to.id)}
      title={m['floor.plan.removeRoomAsk']({ name: room.name })}
      confirmLabel={m['floor.plan.removeRoomYes']()}
      cancelLabel={m['floor.plan.cancel']()}
      closeLabel={m['common.close']()}
    >
      <Field label={m['floor.plan.tablesGo']({ count: room.places.length })}>
        {(field) => (
          <Select {...field} value={to?.id} onChange={(event) => setChosen(event.target.value)}>
            <NamedOptions of={others} />
          </Select>
        )}
      </Field>
    </ConfirmDialog>
  );
}
