import { type ReactNode, useState } from 'react';
import { useBeforeUnload } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

interface GuardedDialogProps extends Omit<DialogProps, 'open' | 'closeLabel' | 'fixed' | 'children'> {
  /** Something was typed that would be lost. */
  touched: boolean;
  /** What is under way is not left. */
  busy?: boolean;
  words: { title: string; discard: string; stay: string; close: string };
  /** A form with a way out of its own is given the guarded one. */
  children: ReactNode | ((leave: () => void) => ReactNode);
}

/** The dialog of a form: what was typed is not thrown away by a stray tap, the phone's own Back or a reload, leaving asks first. */
export function GuardedDialog({ touched, busy = false, words, onClose, children, ...dialog }: GuardedDialogProps) {
  const [asking, setAsking] = useState(false);
  const leave = () => {
    if (busy) return;
    if (touched) setAsking(true);
    else onClose();
  };
  return (
    <>
      {touched && <AsksBeforeReload />}
      <Dialog {...dialog} open onClose={leave} closeLabel={words.close}>
        {typeof children === 'function' ? children(leave) : children}
      </Dialog>
      <ConfirmDialog
        open={asking}
        tone="danger"
        onClose={() => setAsking(false)}
        onConfirm={onClose}
        title={words.title}
        confirmLabel={words.discard}
        cancelLabel={words.stay}
        closeLabel={words.close}
      />
    </>
  );
}

/** Of a reload the browser asks in its own words. */
function AsksBeforeReload() {
  useBeforeUnload(preventUnload);
  return null;
}

function preventUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}
