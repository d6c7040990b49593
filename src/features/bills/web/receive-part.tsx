import { useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { ReceiveDialog, type ReceiveDialogProps } from './receive-dialog.tsx';

/** What a guest pays with whoever keeps the till: taken where it stands. */
export function ReceivePart({ pay, onReceived }: Omit<ReceiveDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)} className="mb-1">
        {m['checks.till.receiveAmount']({ amount: formatMoney(pay.cents, getLocale()) })}
      </Button>
      {/* Beside the form that this stands in: what is pressed there sends nothing here. */}
      {open &&
        createPortal(<ReceiveDialog pay={pay} onReceived={onReceived} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
