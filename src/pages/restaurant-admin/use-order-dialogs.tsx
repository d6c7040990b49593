import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { ClosedBillDialog } from '#features/bills/web/closed-bill-dialog.tsx';
import { CompleteDialog } from '#features/bills/web/complete-dialog.tsx';
import { PaperPayments } from '#features/bills/web/paper/paper-parts.tsx';
import { type PrintedOrder, printedOrder } from '#features/bills/web/paper/printed-of.ts';
import { TableBillDialog } from '#features/bills/web/table-bill-dialog.tsx';
import { useFall } from '#features/bills/web/use-fall.ts';
import { useJustMoved } from '#features/bills/web/use-just-moved.tsx';
import type { Order } from '#features/orders/contract.ts';
import { CancelDialog } from '#features/orders/web/cancel-dialog.tsx';
import type { OrderAction } from '#features/orders/web/card-actions.tsx';
import { CorrectionDialog } from '#features/orders/web/correction/correction-dialog.tsx';
import { HistoryDialog } from '#features/orders/web/history-dialog.tsx';
import { OrderFormDialog, useFetchedForm } from '#features/orders/web/order-form-dialog.tsx';
import { Receipt } from '#features/orders/web/receipt.tsx';
import { useReceipt } from '#features/orders/web/use-receipt.ts';
import type { SavedOrder } from '#features/orders/web/use-save-order.ts';
import { billPrinting } from './bill-printing.tsx';

export interface Venue {
  name: string;
  timezone: string;
  serviceFeeBasisPoints: number;
}

type Opened = { what: 'add' } | { what: Exclude<OrderAction, 'print'>; order: Order };

interface OrderDialogsOptions {
  venue: Venue;
  /** The order as the board shows it now, for a dialog that must not act on what it was. */
  current: (order: Order) => Order;
  onSaved: (saved: SavedOrder) => void;
}

/** Everything that opens from a card or from the page's own button; at most one at a time. */
export function useOrderDialogs({ venue, current, onSaved }: OrderDialogsOptions) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { printed, print } = useReceipt<PrintedOrder>();
  const queries = useQueryClient();
  const changes = opened?.what === 'edit' || opened?.what === 'cancel' || opened?.what === 'correct';
  const fallOf = useFall(changes ? current(opened.order).billId : undefined);
  const { tellMoved, moved } = useJustMoved(onSaved);
  useFetchedForm();
  const close = () => setOpened(null);
  const printOrder = async (order: Order) => {
    // What its guests asked for, and how it was paid, is on its bill; without an answer it is printed without.
    const read = queries.fetchQuery(api.bills.read.queryOptions({ input: { id: order.billId } }));
    const bill = await read.catch(() => null);
    print(bill ? printedOrder(order, bill) : { order });
  };
  const act = (action: OrderAction, order: Order) => {
    if (action === 'print') void printOrder(order);
    else setOpened({ what: action, order });
  };
  const dialogs = (
    <>
      {(opened?.what === 'add' || opened?.what === 'edit') && (
        <OrderFormDialog
          order={opened.what === 'edit' ? current(opened.order) : null}
          serviceFeeBasisPoints={venue.serviceFeeBasisPoints}
          fallOf={fallOf}
          onClose={close}
          onSaved={onSaved}
        />
      )}
      {opened?.what === 'history' && <HistoryDialog order={opened.order} timeZone={venue.timezone} onClose={close} />}
      {opened?.what === 'cancel' && (
        <CancelDialog
          order={current(opened.order)}
          fallOf={fallOf}
          onClose={close}
          onTake={(order) => setOpened({ what: 'correct', order })}
        />
      )}
      {opened?.what === 'correct' && <CorrectionDialog order={opened.order} fallOf={fallOf} onClose={close} />}
      {opened?.what === 'complete' && (
        <CompleteDialog order={current(opened.order)} timeZone={venue.timezone} onClose={close} />
      )}
      {opened?.what === 'bill' &&
        (opened.order.billClosed ? (
          <ClosedBillDialog
            billId={opened.order.billId}
            tableNumber={opened.order.tableNumber}
            printing={billPrinting}
            onClose={close}
          />
        ) : (
          <TableBillDialog
            tableId={opened.order.tableId}
            tableNumber={opened.order.tableNumber}
            printing={billPrinting}
            onChanged={({ orders }) => orders.forEach(onSaved)}
            onMoved={tellMoved}
            onClose={close}
          />
        ))}
      {printed && (
        <Receipt order={printed.order} restaurantName={venue.name} timeZone={venue.timezone}>
          {printed.apart && <PaperPayments {...printed.apart} />}
        </Receipt>
      )}
    </>
  );
  return { act, add: () => setOpened({ what: 'add' }), moved, dialogs };
}
