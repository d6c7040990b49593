import { useState } from 'react';
import type { Order } from '../contract.ts';
import { ClosedBillDialog } from './bills/closed-bill-dialog.tsx';
import { CompleteDialog } from './bills/complete-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import type { OrderAction } from './card-actions.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { OrderFormDialog } from './order-form-dialog.tsx';
import { Receipt } from './receipt.tsx';
import { TableBillDialog } from './table-bill-dialog.tsx';
import { useReceipt } from './use-receipt.ts';

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
  onSaved: (id: string) => void;
}

/** Everything that opens from a card or from the page's own button; at most one at a time. */
export function useOrderDialogs({ venue, current, onSaved }: OrderDialogsOptions) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { printed, print } = useReceipt<Order>();
  const close = () => setOpened(null);
  const act = (action: OrderAction, order: Order) => {
    if (action === 'print') print(order);
    else setOpened({ what: action, order });
  };
  const dialogs = (
    <>
      {(opened?.what === 'add' || opened?.what === 'edit') && (
        <OrderFormDialog
          order={opened.what === 'edit' ? opened.order : null}
          serviceFeeBasisPoints={venue.serviceFeeBasisPoints}
          onClose={close}
          onSaved={(id) => {
            onSaved(id);
            close();
          }}
        />
      )}
      {opened?.what === 'history' && <HistoryDialog order={opened.order} timeZone={venue.timezone} onClose={close} />}
      {opened?.what === 'cancel' && <CancelDialog order={current(opened.order)} onClose={close} />}
      {opened?.what === 'complete' && (
        <CompleteDialog order={current(opened.order)} timeZone={venue.timezone} onClose={close} />
      )}
      {opened?.what === 'bill' &&
        (opened.order.billClosed ? (
          <ClosedBillDialog billId={opened.order.billId} tableNumber={opened.order.tableNumber} onClose={close} />
        ) : (
          <TableBillDialog open tableId={opened.order.tableId} tableNumber={opened.order.tableNumber} onClose={close} />
        ))}
      {printed && <Receipt order={printed} restaurantName={venue.name} timeZone={venue.timezone} />}
    </>
  );
  return { act, add: () => setOpened({ what: 'add' }), dialogs };
}
