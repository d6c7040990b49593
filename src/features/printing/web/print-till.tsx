import { useState } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { useClock } from '#features/orders/web/use-clock.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { PrinterIcon } from '#ui/staff/icons.tsx';
import { PaperSaid } from './print-bill.tsx';
import { billPrinterOf } from './standing.ts';
import { usePrinters } from './use-printers.ts';

/** Has a till's fechamento printed where bills are. Nothing, in a house where no printer prints those. */
export function PrintTill({ id }: { id: string }) {
  const { data, dataUpdatedAt } = usePrinters();
  const now = useClock(data?.now, dataUpdatedAt);
  const [asked, setAsked] = useState<{ id: string; printerId: string } | null>(null);
  const [papers, setPapers] = useState(0);
  const keyOf = useCreationKey();
  const print = useChange(api.printing.till.mutationOptions(), {
    failed: m['printing.till.failed'](),
    rereads: [api.printing.key()],
    onDone: (job) => {
      setAsked(job);
      setPapers(papers + 1);
    },
  });
  const printers = data?.printers ?? [];
  const printer = billPrinterOf(printers);
  const at = printers.find((each) => each.id === asked?.printerId);
  if (!printer) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        busy={print.isPending}
        onClick={() => print.mutate({ id, key: keyOf({ id, papers }), printerId: printer.id })}
      >
        <PrinterIcon size={18} />
        <span className="min-w-0 wrap-anywhere">{m['printing.bill.print']({ printer: printer.name })}</span>
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {asked && at && <PaperSaid key={asked.id} jobId={asked.id} printer={at} now={now} />}
      </p>
    </>
  );
}
