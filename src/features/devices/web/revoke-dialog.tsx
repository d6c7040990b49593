import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { KitchenDevice } from '../contract.ts';

/** Asks first: a screen that was taken out is only let in again by someone who stands before it. */
export function RevokeDialog({ device: { id, name }, onClose }: { device: KitchenDevice; onClose: () => void }) {
  const revoke = useChange(api.devices.revoke.mutationOptions(), {
    done: m['devices.revoked']({ name }),
    failed: m['devices.revokeFailed'](),
    rereads: [api.devices.key()],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => revoke.mutate({ id })}
      title={m['devices.revokeTitle']({ name })}
      confirmLabel={m['devices.revoke']()}
      cancelLabel={m['devices.revokeCancel']()}
      closeLabel={m['common.close']()}
      tone="danger"
      busy={revoke.isPending}
    >
      {m['devices.revokeHint']()}
    </ConfirmDialog>
  );
}
