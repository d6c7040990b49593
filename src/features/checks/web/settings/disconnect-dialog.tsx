import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { OnlineProvider } from '../../values.ts';
import { providerName } from '../provider-name.ts';

export function DisconnectDialog({ provider, onClose }: { provider: OnlineProvider; onClose: () => void }) {
  const name = providerName(provider);
  const disconnect = useChange(api.checks.disconnect.mutationOptions(), {
    done: m['checks.online.disconnected']({ provider: name }),
    failed: m['checks.online.disconnectFailed'](),
    rereads: [api.checks.online.key()],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => disconnect.mutate({})}
      title={m['checks.online.disconnectTitle']({ provider: name })}
      confirmLabel={m['checks.online.disconnect']()}
      cancelLabel={m['common.cancel']()}
      closeLabel={m['common.close']()}
      tone="danger"
      busy={disconnect.isPending}
    >
      {m['checks.online.disconnectHint']()}
    </ConfirmDialog>
  );
}
