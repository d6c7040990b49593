import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { say } from '../../../../orders/web/diner/toasts.tsx';
import type { Part } from '../../../parts/contract.ts';

/** Copying is the deed; the picture serves another phone. */
export function PixCode({ pix }: { pix: Pick<NonNullable<Part['pix']>, 'code' | 'qrSvg'> & { receiver?: string } }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(pix.code).then(
      () => setCopied(true),
      () => say('error', m['checks.part.copyFailed']()),
    );
  return (
    <div className="mx-auto mt-4 grid max-w-md gap-3">
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(pix.qrSvg)}`}
        alt={m['checks.part.qr']()}
        className="mx-auto size-56 rounded-md"
      />
      {pix.receiver !== undefined && (
        <p className="text-center leading-snug">
          <strong className="font-semibold wrap-anywhere">{pix.receiver}</strong>
          <span className="block text-ink-2 text-sm">{m['checks.part.checkName']()}</span>
        </p>
      )}
      <p className="truncate rounded-md bg-sunken px-4 py-3 font-mono text-ink-2 text-sm" data-pix-code={pix.code}>
        {pix.code}
      </p>
      <Button wide onClick={() => void copy()}>
        {copied && <CheckIcon size={20} />}
        {copied ? m['checks.part.copied']() : m['checks.part.copy']()}
      </Button>
    </div>
  );
}
