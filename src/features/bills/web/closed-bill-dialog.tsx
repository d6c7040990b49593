import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { failureText } from '#client/errors.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { useSignedIn, useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { useReceipt } from '../../orders/web/use-receipt.ts';
import type { BillPrinting } from './bill-printing.ts';
import { billSubtitle } from './bill-subtitle.ts';
import { BillView } from './bill-view.tsx';
import { BillPaper, type PrintedBill } from './paper/bill-paper.tsx';
import { SettlementDialog } from './settlement/settlement-dialog.tsx';

interface ClosedBillDialogProps {
  billId: string;
  tableNumber: number;
  printing: BillPrinting;
  onClose: () => void;
}

/** A bill to look something up in, or to print its receipt again: of the past, or as it is while it is open. */
export function ClosedBillDialog({ billId, tableNumber, printing, onClose }: ClosedBillDialogProps) {
  const { restaurant } = useSignedIn();
  const timeZone = useTimezone();
  const read = useQuery(api.bills.read.queryOptions({ input: { id: billId } }));
  const { printed, print } = useReceipt<PrintedBill>();
  return (
    <>
      <SettlementDialog
        withFooter={read.isSuccess}
        touched={false}
        onClose={onClose}
        title={(read.data?.closedAt === null ? m['bills.title'] : m['bills.closedTitle'])({ number: tableNumber })}
        subtitle={read.data ? billSubtitle(read.data, timeZone) : '\u00a0'}
      >
        <Read
          query={read}
          failed={failureText(read.error, m['bills.unread']())}
          waiting={
            <div className="px-6 pb-8">
              <Loading itemClass="h-dvh sm:h-162" />
            </div>
          }
        >
          {(bill) => <BillView bill={bill} timeZone={timeZone} onPrint={print} printing={printing} onDone={onClose} />}
        </Read>
      </SettlementDialog>
      {printed && <BillPaper bill={printed} restaurantName={restaurant?.name ?? ''} timeZone={timeZone} />}
    </>
  );
}
