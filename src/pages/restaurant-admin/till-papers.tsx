import { PrintTill } from '#features/printing/web/print-till.tsx';
import type { Till } from '#features/till/contract.ts';
import { m } from '#generated/messages/messages.js';
import { closingPath } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { DownloadIcon } from '#ui/staff/icons.tsx';

/** A till as a file, and out of the printer at the till where the house has one. */
export function TillPapers({ id }: Pick<Till, 'id'>) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <a href={closingPath(id)} download className={buttonClass({ variant: 'quiet', size: 's' })}>
        <DownloadIcon size={18} />
        {m['till.closing.pdf']()}
      </a>
      <PrintTill id={id} />
    </div>
  );
}
