import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import type { TableCode } from '../contract.ts';
import { QrImage } from './qr-image.tsx';
import { codeText } from './texts.ts';

interface QrSheetProps {
  restaurantName: string;
  codes: readonly TableCode[];
}

/** Cards to cut out, as many as a sheet of A4 holds: three in a row. One alone stands in its middle. */
export function QrSheet({ restaurantName, codes }: QrSheetProps) {
  return (
    <ul
      className={cx('grid', codes.length === 1 ? 'justify-center' : 'grid-cols-3 max-sm:grid-cols-1 print:grid-cols-3')}
    >
      {codes.map((code) => (
        <li
          key={code.id}
          // A rule is drawn by each card for itself: those of neighbours lie on one another.
          className="-mr-px -mb-px grid break-inside-avoid content-start justify-items-center border border-gray-dot border-dashed px-[3mm] pt-[5mm] pb-[4mm] text-center text-black"
        >
          <p className="line-clamp-2 font-semibold text-[11pt] leading-tight wrap-anywhere">{restaurantName}</p>
          <QrImage code={code} className="mt-[2mm] max-w-none" />
          <p className="mt-[2mm] font-semibold text-[19pt] leading-none tracking-tight">
            {m['tables.table']({ number: code.number })}
          </p>
          <p className="mt-[2mm] max-w-[50mm] text-balance text-[9pt] leading-tight">{m['tables.qr.aim']()}</p>
          <p className="mt-[2mm] text-[9pt] leading-tight">
            {m['tables.sheet.codeLine']({ code: codeText(code.shortCode) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
