import { type ReactNode, useState } from 'react';
import { toClipboard } from '#client/to-clipboard.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import type { Part } from '../../../parts/contract.ts';
import { CodeText } from './code-text.tsx';

interface PixCodeProps {
  pix: Pick<NonNullable<Part['pix']>, 'code' | 'qrSvg'> & { receiver?: string };
  /** What is tapped once it is copied: above the picture, which would push it out of sight. */
  children?: ReactNode;
}

/** Selected at once, for whoever copies it by hand. */
function toBeCopied(code: HTMLParagraphElement | null) {
  if (code) getSelection()?.selectAllChildren(code);
}

/** Copying is what is done on the phone that pays; the picture below serves another one. */
export function PixCode({ pix, children }: PixCodeProps) {
  const [said, setSaid] = useState<'copied' | 'failed' | null>(null);
  const copied = said === 'copied';
  const copy = async () => {
    const done = await toClipboard(pix.code);
    setSaid(done ? 'copied' : 'failed');
  };
  return (
    <div className="mx-auto mt-4 grid max-w-md gap-3">
      {pix.receiver !== undefined && (
        <p className="text-center leading-snug">
          <strong className="font-semibold wrap-anywhere">{pix.receiver}</strong>
          <span className="block text-ink-2 text-sm">{m['checks.part.checkName']()}</span>
        </p>
      )}
      {said === 'failed' ? (
        <>
          <p
            ref={toBeCopied}
            className="select-all break-all rounded-md bg-sunken px-4 py-3 font-mono text-ink-2 text-xs leading-5"
            data-pix-code={pix.code}
          >
            {pix.code}
          </p>
          <p role="alert" className="text-danger text-sm">
            {m['checks.part.copyFailed']()}
          </p>
        </>
      ) : (
        <CodeText code={pix.code} />
      )}
      <Button wide onClick={() => void copy()}>
        {copied && <CheckIcon size={20} />}
        {copied ? m['checks.part.copied']() : m['checks.part.copy']()}
      </Button>
      {children}
      <figure className="grid gap-2">
        <figcaption className="text-center text-ink-2 text-sm">{m['checks.part.otherPhone']()}</figcaption>
        <img
          src={`data:image/svg+xml;utf8,${encodeURIComponent(pix.qrSvg)}`}
          alt={m['checks.part.qr']()}
          className="mx-auto size-44 rounded-md"
        />
      </figure>
    </div>
  );
}
