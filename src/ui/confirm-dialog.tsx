import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  /** What will happen. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  tone?: 'fill' | 'danger';
  busy?: boolean;
  busyLabel?: string;
  /** As of a `Dialog`. */
  backCloses?: boolean;
};

export function ConfirmDialog(props: Props) {
  const { open, onClose, onConfirm, title, children, confirmLabel, cancelLabel, closeLabel } = props;
  const { tone = 'fill', busy, busyLabel, backCloses } = props;
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      fixed={busy}
      backCloses={backCloses}
      footer={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="quiet" onClick={onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button variant={tone} onClick={onConfirm} busy={busy} busyLabel={busyLabel}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      <div className="text-ink-2">{children}</div>
    </Dialog>
  );
}
