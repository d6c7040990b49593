import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { ReadFailed } from '#client/read.tsx';
import { useSignedIn, useTimezone } from '#client/session.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { may } from '#lib/permissions.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useReceipt } from '../../orders/web/use-receipt.ts';
import type { Bill } from '../contract.ts';
import type { BillPrinting } from './bill-printing.ts';
import { billSubtitle } from './bill-subtitle.ts';
import { BillView } from './bill-view.tsx';
import { CloseBillForm } from './close-bill-form.tsx';
import { BillPaper, type PrintedBill } from './paper/bill-paper.tsx';
import { SettlementDialog } from './settlement/settlement-dialog.tsx';

interface TableBillDialogProps {
  tableId: string;
  tableNumber: number;
  printing: BillPrinting;
  /** Orders sit elsewhere now: moved or merged on this screen, which need not be called to them. */
  onMoved: (bill: Bill) => void;
  onClose: () => void;
}

/** The bill of a table: whoever may settle it closes it here, everyone else looks it over and prints it. */
export function TableBillDialog({ tableId, tableNumber, printing, onMoved, onClose }: TableBillDialogProps) {
  const { user, restaurant } = useSignedIn();
  const read = useQuery({ ...api.bills.ofTable.queryOptions({ input: { tableId } }), staleTime: 0 });
  useFailureToast(read.isError, m['bills.loadFailed']());
  const [closed, setClosed] = useState<{ bill: Bill; people: number } | null>(null);
  const [touched, setTouched] = useState(false);
  const { printed, print } = useReceipt<PrintedBill>();
  const timeZone = useTimezone();
  // What was read at another time may be the bill of the party before: what is decided about it would be lost with it.
  const now = read.isFetchedAfterMount ? read.data : undefined;
  const bill = closed?.bill ?? now?.bill;
  const settles = may(user.role, 'orders.complete');

  const titles = closed ? 'bills.closedTitle' : settles && bill ? 'bills.closeTitle' : 'bills.title';
  const shared = { timeZone, onPrint: print, printing };
  const moved = (to: Bill) => {
    onMoved(to);
    onClose();
  };
  return (
    <>
      <SettlementDialog
        withFooter={Boolean(bill)}
        touched={touched && !closed}
        onClose={onClose}
        title={m[titles]({ number: tableNumber })}
        subtitle={bill ? billSubtitle(bill, timeZone) : undefined}
      >
        {closed ? (
          <BillView {...closed} {...shared} onDone={onClose} />
        ) : bill ? (
          settles ? (
            <CloseBillForm
              key={bill.id}
              bill={bill}
              {...shared}
              onTouched={() => setTouched(true)}
              onClosed={(done, people) => setClosed({ bill: done, people })}
              onMoved={moved}
              onMerged={onMoved}
              onCancel={onClose}
            />
          ) : (
            <BillView bill={bill} {...shared} onDone={onClose} changing={{ onMoved: moved, onMerged: onMoved }} />
          )
        ) : now ? (
          <EmptyState icon={ReceiptIcon} title={m['bills.none']()}>
            {m['bills.noneHint']()}
          </EmptyState>
        ) : read.isError ? (
          <ReadFailed query={read}>{failureText(read.error, m['bills.unread']())}</ReadFailed>
        ) : (
          <div className="px-6 pb-8">
            <Spinner label={m['common.loading']()} />
          </div>
        )}
      </SettlementDialog>
      {printed && <BillPaper bill={printed} restaurantName={restaurant?.name ?? ''} timeZone={timeZone} />}
    </>
  );
}
