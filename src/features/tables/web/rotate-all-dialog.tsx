import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useTablesReread } from './use-table-change.ts';

/** `seenAt`: when the codes were read that are to be replaced. */
export function RotateAllDialog({ seenAt, onClose }: { seenAt: string; onClose: () => void }) {
  const reread = useTablesReread();
  const rotate = useMutation({
    ...api.tables.rotateAll.mutationOptions(),
    networkMode: 'always',
    onSuccess: () => {
      toast.success(m['tables.sheet.rotatedAll']());
      onClose();
    },
    onError: (error) => toast.error(failureText(error, m['tables.qr.rotateFailed']())),
    onSettled: reread,
  });
  return (
    <ConfirmDialog
      open
      tone="danger"
      busy={rotate.isPending}
      onClose={onClose}
      onConfirm={() => rotate.mutate({ seenAt })}
      title={m['tables.sheet.rotateAllTitle']()}
      confirmLabel={m['tables.sheet.rotateAll']()}
      cancelLabel={m['common.cancel']()}
      closeLabel={m['common.close']()}
    >
      {m['tables.sheet.rotateAllText']()}
    </ConfirmDialog>
  );
}
