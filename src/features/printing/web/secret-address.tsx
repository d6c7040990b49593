import type { ReactNode } from 'react';
import { copyText } from '#client/copy-text.ts';
import { m } from '#generated/messages/messages.js';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { CopyIcon } from '#ui/staff/icons.tsx';

/** The address that a printer fetches at, and how it is put into the printer's own settings: seen now, and never again. */
export function SecretAddress({ url, children }: { url: string; children?: ReactNode }) {
  const maker = url.includes('/printers/star/') ? 'star' : 'epson';
  return (
    <div className="grid gap-4">
      <Notice tone="yellow">{m['printing.secretOnce']()}</Notice>
      <ol className="grid list-decimal gap-3 pl-6 marker:font-semibold">
        <li>{m[`printing.setUp.${maker}.status`]()}</li>
        <li>{m[`printing.setUp.${maker}.open`]()}</li>
        <li>
          {m[`printing.setUp.${maker}.paste`]()}
          <div className="mt-3 grid gap-3">
            <code className="select-all rounded-md bg-sunken p-4 text-sm wrap-anywhere">{url}</code>
            {children}
          </div>
        </li>
        <li>{m[`printing.setUp.${maker}.save`]()}</li>
      </ol>
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
