import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { ErrorState } from '#ui/error-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useReceipt } from '../use-receipt.ts';
import { BillPaper, type PrintedBill } from './bill-paper.tsx';
import { billSubtitle } from './bill-subtitle.ts';
import { BillView } from './bill-view.tsx';
import { SettlementDialog } from './settlement-dialog.tsx';

interface ClosedBillDialogProps {
  billId: string;
  tableNumber: number;
  onClose: () => void;
}

/** A bill of the past: to look something up, or to print its receipt again. */
export function ClosedBillDialog({ billId, tableNumber, onClose }: ClosedBillDialogProps) {
  const { restaurant } = useSignedIn();
  const timeZone = restaurant?.timezone ?? 'America/Sao_Paulo';
  const read = useQuery(api.bills.read.queryOptions({ input: { id: billId } }));
  const { printed, print } = useReceipt<PrintedBill>();
  return (
    <>
      <SettlementDialog
        withFooter={read.isSuccess}
        touched={false}
        onClose={onClose}
        title={m['bills.closedTitle']({ number: tableNumber })}
        subtitle={read.data && billSubtitle(read.data, timeZone)}
      >
        {read.data ? (
          <BillView bill={read.data} timeZone={timeZone} onPrint={print} onDone={onClose} />
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
