import { createContext, type ReactNode, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Where a form inside the dialog puts its last step: below what scrolls, so that it covers nothing. */
export const FooterPlace = createContext<HTMLElement | null>(null);

interface SettlementDialogProps {
  title: string;
  subtitle?: string;
  /** Whether there is anything to take a step with. */
  withFooter: boolean;
  /** What was typed is not thrown away by a stray tap. */
  touched: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function SettlementDialog({ title, subtitle, withFooter, touched, onClose, children }: SettlementDialogProps) {
  const [leaving, setLeaving] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <Dialog
        open
        size="l"
        flush
        onClose={() => (touched ? setLeaving(true) : onClose())}
        title={title}
        subtitle={subtitle}
        closeLabel={m['common.close']()}
        footer={withFooter && <div ref={setPlace} className="flex items-center gap-3" />}
      >
        <FooterPlace value={place}>{children}</FooterPlace>
      </Dialog>
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        onConfirm={onClose}
        title={m['orders.form.discard']()}
        confirmLabel={m['orders.form.discardYes']()}
        cancelLabel={m['orders.form.discardNo']()}
        closeLabel={m['common.close']()}
        tone="danger"
      />
    </>
  );
}
