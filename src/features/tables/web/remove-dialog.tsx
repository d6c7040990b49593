import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import type { FloorTable } from '../contract.ts';
import { useTablesReread } from './use-table-change.ts';

export function RemoveDialog({ table, onClose }: { table: FloorTable; onClose: () => void }) {
  const reread = useTablesReread();
  const failed = (error: unknown) => failureText(error, m['tables.removal.failed']());
  const remove = useMutation({
    ...api.tables.remove.mutationOptions(),
    networkMode: 'always',
    onSuccess: () => {
      toast.success(m['tables.removal.deleted']());
      onClose();
    },
    onError: () => toast.error(m['tables.removal.failed']()),
    onSettled: reread,
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
            {failed(remove.error)}
          </Notice>
        </div>
      )}
    </ConfirmDialog>
  );
}
