import { m } from '#generated/messages/messages.js';
import { Dialog } from '#ui/dialog.tsx';
import { CopyAddress, SecretAddress } from './secret-address.tsx';

/** Another secret address, after the one before was given up. */
export function SecretDialog({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      title={m['printing.secretTitle']()}
      closeLabel={m['common.close']()}
      footer={<CopyAddress url={url} wide />}
    >
      <SecretAddress url={url} />
    </Dialog>
  );
}
