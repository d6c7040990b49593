import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { useTimezone } from '#client/session.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { useClock } from '#features/orders/web/use-clock.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { formatTime } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { PrinterIcon } from '#ui/staff/icons.tsx';
import type { Bill } from '../../bills/contract.ts';
import type { Job, Printer } from '../printers/contract.ts';
import { isWell } from '../printers/troubled.ts';
import { billPrinterOf, standingText } from './standing.ts';
import { usePrinters } from './use-printers.ts';

interface PrintBillProps {
  bill: Pick<Bill, 'id' | 'totalCents'>;
  /** What the screen says that it comes to: more or less than is stored while something of it is being decided. */
  shownCents: number;
}

/** Has a bill printed at the till, and says what becomes of it. Nothing, in a house where no printer prints bills. */
export function PrintBill({ bill, shownCents }: PrintBillProps) {
  const { data, dataUpdatedAt } = usePrinters();
  const now = useClock(data?.now, dataUpdatedAt);
  const [asked, setAsked] = useState<{ id: string; printerId: string } | null>(null);
  const [papers, setPapers] = useState(0);
  const keyOf = useCreationKey();
  const print = useChange(api.printing.bill.mutationOptions(), {
    failed: m['printing.bill.failed'](),
    rereads: [api.printing.key()],
    onDone: (job) => {
      setAsked(job);
      setPapers(papers + 1);
    },
  });
  const printers = data?.printers ?? [];
  const printer = billPrinterOf(printers);
  const at = printers.find(({ id }) => id === asked?.printerId);
  if (!printer) return null;
  const amount = formatMoney(bill.totalCents, getLocale());
  return (
    <div className="grid gap-1.5">
      <Button
        variant="quiet"
        size="s"
        busy={print.isPending}
        className="min-w-0 justify-self-start"
        onClick={() => print.mutate({ id: bill.id, key: keyOf({ id: bill.id, papers }), printerId: printer.id })}
      >
        <PrinterIcon size={18} />
        <span className="min-w-0 wrap-anywhere">{m['printing.bill.print']({ printer: printer.name })}</span>
      </Button>
      {shownCents !== bill.totalCents && <p className="text-ink-2 text-sm">{m['printing.bill.stored']({ amount })}</p>}
      <p role="status" className="text-sm">
        {asked && at && <PaperSaid key={asked.id} jobId={asked.id} printer={at} now={now} />}
      </p>
    </div>
  );
}

interface SaidProps {
  jobId: string;
  printer: Printer;
  now: number;
}

/** What the printer says of a paper that it was given. */
export function PaperSaid({ jobId, printer, now }: SaidProps) {
  const { data } = useQuery(api.printing.jobs.queryOptions({ input: { id: printer.id } }));
  const timeZone = useTimezone();
  const job = [...(data?.waiting ?? []), ...(data?.printed ?? [])].find(({ id }) => id === jobId);
  if (!job) return null;
  const [tone, text] = saidOf(job, printer, { now, timeZone });
  return <span className={cx('wrap-anywhere', tone)}>{text}</span>;
}

function saidOf(
  { state, printedAt }: Job,
  printer: Printer,
  { now, timeZone }: { now: number; timeZone: string },
): [tone: string, text: string] {
  const { name } = printer;
  if (state === 'printed' && printedAt) {
    const time = formatTime(printedAt, getLocale(), timeZone);
    return ['text-green', m['printing.bill.printed']({ printer: name, time })];
  }
  if (state === 'failed') return ['text-danger', m['printing.bill.unconfirmed']({ printer: name })];
  if (state === 'dropped') return ['text-danger', m['printing.bill.notOut']({ printer: name })];
  if (isWell(printer) || printer.standing === 'unconfirmed')
    return ['text-ink-2', m['printing.bill.waiting']({ printer: name })];
  return ['text-danger', m['printing.bill.stuck']({ printer: name, standing: standingText(printer, now) })];
}
