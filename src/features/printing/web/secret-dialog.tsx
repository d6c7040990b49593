import { copyText } from '#client/copy-text.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { CopyIcon } from '#ui/staff/icons.tsx';

/** The address that a printer fetches at: seen now, and never again. */
export function SecretDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const star = url.includes('/printers/star/');
  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      title={m['printing.secretTitle']()}
      closeLabel={m['common.close']()}
      footer={
        <Button wide onClick={() => void copyText(url, { done: m['printing.copied']() })}>
          <CopyIcon />
          {m['printing.copyAddress']()}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{star ? m['printing.secretStar']() : m['printing.secretEpson']()}</p>
        <code className="select-all rounded-md bg-sunken p-4 text-sm wrap-anywhere">{url}</code>
        <Notice tone="yellow">{m['printing.secretOnce']()}</Notice>
      </div>
    </Dialog>
  );
}
