import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import type { TableCode } from '../contract.ts';
import { QrImage } from './qr-image.tsx';
import { codeText } from './texts.ts';

interface QrSheetProps {
  restaurantName: string;
  codes: readonly TableCode[];
}

/**
 * Cards to cut out, as many in a row as the paper is wide: three on A4, one on a till's roll, where a code that is wider than the
 * roll shrinks to it. One alone stands in the middle.
 */
export function QrSheet({ restaurantName, codes }: QrSheetProps) {
  return (
    <ul
      className={cx(
        'grid print:px-[5mm] print:py-[4mm] print:[@media(max-width:110mm)]:p-0',
        codes.length === 1 ? 'justify-center' : 'grid-cols-[repeat(auto-fill,minmax(min(60mm,100%),1fr))]',
      )}
    >
      {codes.map((code) => (
        <li
          key={code.id}
          // A rule is drawn by each card for itself: those of neighbours lie on one another.
          className="-mr-px -mb-px grid break-inside-avoid content-start justify-items-center border border-gray-dot border-dashed px-[3mm] pt-[5mm] pb-[4mm] text-center text-black"
        >
          <p className="line-clamp-2 font-semibold text-[11pt] leading-tight wrap-anywhere">{restaurantName}</p>
          <QrImage code={code} className="mt-[2mm] h-auto max-w-full" />
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
