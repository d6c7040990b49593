import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { floorRereads } from './use-table-change.ts';

/** `seenAt`: when the codes were read that are to be replaced. */
export function RotateAllDialog({ seenAt, onClose }: { seenAt: string; onClose: () => void }) {
  const rotate = useChange(api.tables.rotateAll.mutationOptions(), {
    done: m['tables.sheet.rotatedAll'](),
    failed: m['tables.qr.rotateFailed'](),
    rereads: floorRereads,
    onDone: onClose,
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
