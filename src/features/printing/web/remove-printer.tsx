import { useState } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { Printer } from '../printers/contract.ts';

export function RemovePrinter({ printer: { id, name }, onRemoved }: { printer: Printer; onRemoved: () => void }) {
  const [asking, setAsking] = useState(false);
  const remove = useChange(api.printing.remove.mutationOptions(), {
    done: m['printing.removed'](),
    failed: m['printing.removeFailed'](),
    rereads: [api.printing.key()],
    onDone: onRemoved,
    onRefused: () => setAsking(false),
  });
  return (
    <>
      <Button variant="danger-plain" size="s" onClick={() => setAsking(true)}>
        {m['printing.remove']()}
      </Button>
      <ConfirmDialog
        open={asking}
        tone="danger"
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate({ id })}
        busy={remove.isPending}
        title={m['printing.removeTitle']({ name })}
        confirmLabel={m['printing.remove']()}
        cancelLabel={m['common.cancel']()}
        closeLabel={m['common.close']()}
      >
        {m['printing.removeHint']()}
      </ConfirmDialog>
    </>
  );
}
