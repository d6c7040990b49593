import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { QrIcon } from '#ui/late-icons.tsx';
import { QrImage } from '../../../tables/web/qr-image.tsx';
import type { DemoTable } from './use-demo-table.ts';

/** The same table on the visitor's own phone. */
export function PhoneCode({ table, trouble }: Pick<DemoTable, 'table' | 'trouble'>) {
  const waiting = !trouble;
  return (
    <div className="hidden shrink-0 items-center gap-4 lg:flex">
      <span className="grid size-27 place-items-center rounded-md bg-surface p-1.5 shadow-card">
        {table ? (
          <QrImage code={table.code} className="size-24" />
        ) : (
          <QrIcon size={64} className={cx('text-ink-3', waiting && 'animate-breathe')} />
        )}
      </span>
      <p className="max-w-44 text-ink-2">
        <b className="block font-semibold text-ink">{m['demo.phoneTitle']()}</b>
        {m['demo.phoneText']()}
      </p>
    </div>
  );
}
