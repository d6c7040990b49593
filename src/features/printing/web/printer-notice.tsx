import { Suspense, useState } from 'react';
import { lazily } from '#client/lazily.ts';
import { Loading } from '#client/loading.tsx';
import { useClock } from '#features/orders/web/use-clock.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { isTroubled } from '../printers/troubled.ts';
import { stoppedFacts, stoppedText, toneOf } from './standing.ts';
import { usePrinters } from './use-printers.ts';

const PrinterList = lazily(() => import('./printer-list.tsx').then((part) => ({ default: part.PrinterList })));

const nobody = new Map<string, string>();

/** On the first page, the board and the floor: a printer that does not print, and what waits for it. Silent while all is well, and in houses without a printer. */
export function PrinterNotice() {
  const query = usePrinters();
  const [open, setOpen] = useState(false);
  const now = useClock(query.data?.now, query.dataUpdatedAt);
  const troubled = (query.data?.printers ?? []).filter(isTroubled);
  const [first] = troubled;
  if (!first && !open) return null;
  return (
    <>
      {first && (
        <Notice
          tone={troubled.some((printer) => toneOf(printer) === 'red') ? 'red' : 'yellow'}
          live
          title={stoppedText(troubled)}
          action={
            <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
              {m['printing.seePrinters']()}
            </Button>
          }
        >
          {stoppedFacts(troubled, now).join(' · ')}
        </Notice>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="l"
        title={m['printing.title']()}
        closeLabel={m['common.close']()}
      >
        <Suspense fallback={<Loading count={2} className="grid gap-4" itemClass="h-20 rounded-lg" />}>
          <PrinterList printers={query} stations={nobody} now={now} onEdit={null} />
        </Suspense>
      </Dialog>
    </>
  );
}
