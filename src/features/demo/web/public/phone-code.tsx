import { m } from '#generated/messages/messages.js';
import { QrImage } from '../../../tables/web/qr-image.tsx';
import type { DemoTable } from './use-demo-table.ts';

/** The same table on the visitor's own phone. */
export function PhoneCode({ table }: Pick<DemoTable, 'table'>) {
  return (
    <div className="hidden shrink-0 items-center gap-4 lg:flex">
      <span className="grid size-27 place-items-center rounded-md bg-surface p-1.5 shadow-card">
        {table && <QrImage code={table.code} className="size-24" />}
      </span>
      <p className="max-w-44 text-ink-2">
        <b className="block font-semibold text-ink">{m['demo.phoneTitle']()}</b>
        {m['demo.phoneText']()}
      </p>
    </div>
  );
}
