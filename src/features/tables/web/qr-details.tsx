import { copyText } from '#client/copy-text.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { CopyIcon, DownloadIcon, PrinterIcon } from '#ui/staff/icons.tsx';
import type { TableCode } from '../contract.ts';
import { downloadCode } from './download-code.ts';
import { OnlyHereNotice } from './only-here-notice.tsx';
import { QrImage } from './qr-image.tsx';
import { codeText } from './texts.ts';

const row = 'flex items-baseline justify-between gap-6 py-2.5';

export function QrDetails({ code, onPrint }: { code: TableCode; onPrint: (code: TableCode) => void }) {
  return (
    <>
      <OnlyHereNotice url={code.url} />
      <div className="mt-3 grid justify-items-center gap-4 rounded-lg bg-sunken px-4 pt-5 pb-4">
        <QrImage code={code} className="rounded-md bg-white" />
        <p className="text-center text-ink-2 text-sm">{m['tables.qr.aim']()}</p>
      </div>
      <dl className="mt-3 divide-y divide-hairline">
        <div className={row}>
          <dt className="shrink-0 text-ink-2 text-sm">{m['tables.qr.shortCode']()}</dt>
          <dd className="font-semibold text-lg tracking-wide">{codeText(code.shortCode)}</dd>
        </div>
        <div className={row}>
          <dt className="shrink-0 text-ink-2 text-sm">{m['tables.qr.address']()}</dt>
          <dd className="min-w-0 text-right font-medium text-sm wrap-anywhere">{spoken(code.url)}</dd>
        </div>
      </dl>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button onClick={() => onPrint(code)}>
          <PrinterIcon />
          {m['tables.qr.print']()}
        </Button>
        <Button variant="soft" onClick={() => void copyUrl(code.url)}>
          <CopyIcon />
          {m['tables.qr.copy']()}
        </Button>
        <Button variant="quiet" size="s" onClick={() => void downloadCode(code, 'svg')}>
          <DownloadIcon size={18} />
          {m['tables.qr.svg']()}
        </Button>
        <Button variant="quiet" size="s" onClick={() => void downloadCode(code, 'png')}>
          <DownloadIcon size={18} />
          {m['tables.qr.png']()}
        </Button>
      </div>
    </>
  );
}

/** Without the secret, which nobody should read aloud or retype. */
function spoken(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\?.*$/, '');
}

/** Its secret is not for others to read. */
function copyUrl(url: string): Promise<void> {
  return copyText(url, { done: m['tables.qr.copied'](), failed: m['tables.qr.copyFailed']() });
}
