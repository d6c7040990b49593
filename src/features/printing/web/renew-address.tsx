import { useState } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { Printer } from '../printers/contract.ts';

/** Another secret address; the printer hears nothing more until it is set to that. */
export function RenewAddress({
  printer: { id },
  onRenewed,
}: {
  printer: Printer;
  onRenewed: (secretUrl: string | null) => void;
}) {
  const [asking, setAsking] = useState(false);
  const renew = useChange(api.printing.renewAddress.mutationOptions(), {
    failed: m['printing.renewFailed'](),
    rereads: [api.printing.key()],
    onDone: ({ secretUrl }) => onRenewed(secretUrl),
  });
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setAsking(true)}>
        {m['printing.renew']()}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => renew.mutate({ id })}
        busy={renew.isPending}
        title={m['printing.renewTitle']()}
        confirmLabel={m['printing.renew']()}
        cancelLabel={m['common.cancel']()}
        closeLabel={m['common.close']()}
      >
        {m['printing.renewHint']()}
      </ConfirmDialog>
    </>
  );
}
