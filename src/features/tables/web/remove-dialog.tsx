import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import type { FloorTable } from '../contract.ts';
import { floorRereads } from './use-table-change.ts';

export function RemoveDialog({ table, onClose }: { table: FloorTable; onClose: () => void }) {
  const failed = m['tables.removal.failed']();
  const remove = useChange(api.tables.remove.mutationOptions(), {
    done: m['tables.removal.deleted'](),
    // Why is said in the dialog.
    failed: () => failed,
    rereads: floorRereads,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      tone="danger"
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ id: table.id })}
      title={m['tables.removal.title']({ number: table.number })}
      confirmLabel={m['tables.removal.action']()}
      cancelLabel={m['common.cancel']()}
      closeLabel={m['common.close']()}
    >
      <p>{m['tables.removal.text']()}</p>
      {remove.isError && (
        <div className="mt-4">
          <Notice tone="red" live>
            {failureText(remove.error, failed)}
          </Notice>
        </div>
      )}
    </ConfirmDialog>
  );
}
