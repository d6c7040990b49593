import { copyText } from '#client/copy-text.ts';
import { m } from '#generated/messages/messages.js';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { CopyIcon } from '#ui/staff/icons.tsx';

/** The address that a printer fetches at, and where to put it: seen now, and never again. */
export function SecretAddress({ url }: { url: string }) {
  const star = url.includes('/printers/star/');
  return (
    <div className="grid gap-4">
      <p>{star ? m['printing.secretStar']() : m['printing.secretEpson']()}</p>
      <code className="select-all rounded-md bg-sunken p-4 text-sm wrap-anywhere">{url}</code>
      <Notice tone="yellow">{m['printing.secretOnce']()}</Notice>
    </div>
  );
}

export function CopyAddress({
  url,
  onCopied,
  ...look
}: { url: string; onCopied?: () => void } & Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'className'>) {
  return (
    <Button
      {...look}
      onClick={() => {
        onCopied?.();
        void copyText(url, { done: m['printing.copied']() });
      }}
    >
      <CopyIcon />
      {m['printing.copyAddress']()}
    </Button>
  );
}
