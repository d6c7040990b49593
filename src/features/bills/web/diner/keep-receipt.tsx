import { useState } from 'react';
import { canShare, shareText } from '#client/share-text.ts';
import { toClipboard } from '#client/to-clipboard.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { CheckIcon } from '#ui/icons.tsx';

/** A receipt, as its text says it, to others and to oneself: by the phone's own ways of sharing, or by WhatsApp and the clipboard; and on paper or as a file. */
export function KeepReceipt({ text }: { text: string }) {
  const [said, setSaid] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => setSaid((await toClipboard(text)) ? 'copied' : 'failed');
  const share = async () => {
    if (!(await shareText(text))) await copy();
  };
  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-2">
        {canShare() ? (
          <Button variant="soft" className="flex-auto" onClick={() => void share()}>
            {m['diner.receiptSend']()}
          </Button>
        ) : (
          <>
            <a
              href={`https://wa.me/?text=${encodeURIComponent(text)}`}
              target="_blank"
              rel="noreferrer"
              className={`${buttonClass({ variant: 'soft' })} flex-auto`}
            >
              {m['diner.receiptWhatsApp']()}
            </a>
            <Button variant="soft" className="flex-auto" onClick={() => void copy()}>
              {said === 'copied' && <CheckIcon size={18} />}
              {said === 'copied' ? m['diner.receiptCopied']() : m['diner.receiptCopy']()}
            </Button>
          </>
        )}
        <Button className="flex-auto" onClick={() => print()}>
          {m['diner.receiptPrint']()}
        </Button>
      </div>
      <p role="status" className={said === 'failed' ? 'text-danger text-sm' : 'sr-only'}>
        {said === 'failed' && m['diner.receiptCopyFailed']()}
        {said === 'copied' && m['diner.receiptCopied']()}
      </p>
    </div>
  );
}
