import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { CopyAddress, SecretAddress } from './secret-address.tsx';
import { secretWords } from './secret-words.ts';
import { SendOn } from './send-on.tsx';

/** Another secret address, after the one before was given up. */
export function SecretDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  return (
    <GuardedDialog
      touched={!copied}
      words={secretWords()}
      size="m"
      onClose={onClose}
      title={m['printing.secretTitle']()}
      footer={<CopyAddress url={url} onCopied={() => setCopied(true)} wide />}
    >
      <div className="grid gap-4">
        <SecretAddress url={url} />
        <SendOn text={url} onSent={() => setCopied(true)} />
      </div>
    </GuardedDialog>
  );
}
