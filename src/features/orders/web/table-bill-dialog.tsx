import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { may } from '#lib/permissions.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Bill } from '../bills/contract.ts';
import { BillPaper, type PrintedBill } from './bills/bill-paper.tsx';
import { billSubtitle } from './bills/bill-subtitle.ts';
import { BillView } from './bills/bill-view.tsx';
import { CloseBillForm } from './bills/close-bill-form.tsx';
import { SettlementDialog } from './bills/settlement-dialog.tsx';
import { useFailureToast } from './use-failure-toast.ts';
import { useReceipt } from './use-receipt.ts';

interface TableBillDialogProps {
  tableId: string;
  tableNumber: number;
  open: boolean;
  onClose: () => void;
}

/** The bill of a table: whoever may settle it closes it here, everyone else looks it over and prints it. */
export function TableBillDialog({ open, ...opened }: TableBillDialogProps) {
  return open ? <OpenedBill {...opened} /> : null;
}

function OpenedBill({ tableId, tableNumber, onClose }: Omit<TableBillDialogProps, 'open'>) {
  const { user, restaurant } = useSignedIn();
  const read = useQuery({ ...api.bills.ofTable.queryOptions({ input: { tableId } }), staleTime: 0 });
  useFailureToast(read.isError, m['bills.loadFailed']());
  const [closed, setClosed] = useState<{ bill: Bill; people: number } | null>(null);
  const [touched, setTouched] = useState(false);
  const { printed, print } = useReceipt<PrintedBill>();
  const timeZone = restaurant?.timezone ?? 'America/Sao_Paulo';
  const bill = closed?.bill ?? read.data?.bill;
  const settles = may(user.role, 'orders.complete');

  const titles = closed ? 'bills.closedTitle' : settles && bill ? 'bills.closeTitle' : 'bills.title';
  const shared = bill && { timeZone, onPrint: print };
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
          <BillView {...closed} timeZone={timeZone} onPrint={print} onDone={onClose} />
        ) : bill && shared ? (
          settles ? (
            <CloseBillForm
              key={bill.id}
              bill={bill}
              {...shared}
              onTouched={() => setTouched(true)}
              onClosed={(done, people) => setClosed({ bill: done, people })}
              onCancel={onClose}
            />
          ) : (
            <BillView bill={bill} {...shared} onDone={onClose} />
          )
        ) : read.data ? (
          <EmptyState icon={ReceiptIcon} title={m['bills.none']()}>
            {m['bills.noneHint']()}
          </EmptyState>
        ) : read.isError ? (
          <ErrorState
            title={failureText(read.error, m['bills.unread']())}
            retryLabel={m['common.retry']()}
            onRetry={() => void read.refetch()}
            busy={read.isFetching}
          />
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
