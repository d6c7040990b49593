import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface DiscardDialogProps {
  open: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** What was typed is not thrown away by a stray tap. */
export function DiscardDialog({ open, onStay, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      onClose={onStay}
      onConfirm={onDiscard}
      title={m['menu.form.discard']()}
      confirmLabel={m['menu.form.discardYes']()}
      cancelLabel={m['menu.form.discardNo']()}
      closeLabel={m['common.close']()}
    />
  );
}
