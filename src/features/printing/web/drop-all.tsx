import { useState } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { Printer } from '../printers/contract.ts';

/** Has all that waits for a printer not printed: of a printer that does not come, forty papers are not let go one by one. */
export function DropAll({ printer: { id, name } }: { printer: Printer }) {
  const [asking, setAsking] = useState(false);
  const discard = useChange(api.printing.discardAll.mutationOptions(), {
    done: m['printing.discarded'](),
    failed: m['printing.discardFailed'](),
    rereads: [api.printing.key()],
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="quiet" size="s" className="justify-self-start" onClick={() => setAsking(true)}>
        {m['printing.discardAll']()}
      </Button>
      <ConfirmDialog
        open={asking}
        tone="danger"
        onClose={() => setAsking(false)}
        onConfirm={() => discard.mutate({ id })}
        busy={discard.isPending}
        title={m['printing.discardAllTitle']({ name })}
        confirmLabel={m['printing.discardAll']()}
        cancelLabel={m['common.cancel']()}
        closeLabel={m['common.close']()}
      >
        {m['printing.discardAllHint']()}
      </ConfirmDialog>
    </>
  );
}
