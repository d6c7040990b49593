import { createPortal } from 'react-dom';
import { getLocale } from '#generated/messages/runtime.js';
import { cx } from '#ui/cx.ts';
import type { ClosingRow, ClosingText } from '../closing/closing-text.ts';

/** The fechamento as the browser prints it, beside the page: a sheet, or a strip of 80 mm that it fills. */
export function ClosingPaper({ text }: { text: ClosingText }) {
  return createPortal(
    <section
      lang={getLocale()}
      className="mx-auto hidden max-w-[160mm] text-[10.5pt] text-black leading-snug print:block"
    >
      <header className="grid gap-0.5">
        <p className="font-bold wrap-anywhere">{text.restaurant}</p>
        <h1 className="text-[15pt]">{text.title}</h1>
        {text.times.map((time) => (
          <p key={time} className="wrap-anywhere">
            {time}
          </p>
        ))}
      </header>
      {text.sections.map(({ title, rows, note }) => (
        <div key={title} className="mt-3 border-black border-t pt-2">
          <h2 className="break-after-avoid pb-1 text-[12pt]">{title}</h2>
          <dl className="grid gap-1">
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was counted does not change its place
              <PaperRow key={index} row={row} />
            ))}
          </dl>
          {note && <p className="pt-1 wrap-anywhere">{note}</p>}
        </div>
      ))}
      <p className="mt-4 text-[9pt]">{text.notFiscal}</p>
    </section>,
    document.body,
  );
}

function PaperRow({ row: { label, amount, total } }: { row: ClosingRow }) {
  return (
    <div className={cx('flex break-inside-avoid items-baseline justify-between gap-4', total && 'font-bold')}>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="money shrink-0">{amount}</dd>
    </div>
  );
}
