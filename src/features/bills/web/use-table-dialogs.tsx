import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useSignedIn } from '#client/session.ts';
import { OrderFormDialog, useFetchedForm } from '#features/orders/web/order-form-dialog.tsx';
import { useReceipt } from '#features/orders/web/use-receipt.ts';
import type { SavedOrder } from '#features/orders/web/use-save-order.ts';
import type { FloorTable, TableCode } from '#features/tables/contract.ts';
import { QrDialog } from '#features/tables/web/qr-dialog.tsx';
import { QrSheet } from '#features/tables/web/qr-sheet.tsx';
import type { TableAction } from '#features/tables/web/table-card.tsx';
import { TableFormDialog } from '#features/tables/web/table-form-dialog.tsx';
import { useRemoveTable } from '#features/tables/web/use-remove-table.ts';
import { may } from '#lib/permissions.ts';
import type { BillPrinting } from './bill-printing.ts';
import { TableBillDialog } from './table-bill-dialog.tsx';
import { useJustMoved } from './use-just-moved.tsx';

type Opened = { what: 'add' } | { what: Exclude<TableAction, 'remove'>; table: FloorTable };

interface TableDialogsOptions {
  tables: readonly FloorTable[] | undefined;
  /** Hears of an order that was placed or moved here. */
  saved: (order: SavedOrder) => void;
  printing: BillPrinting;
}

/** What can be done with the tables, over the page that lists them. */
export function useTableDialogs({ tables, saved, printing }: TableDialogsOptions) {
  const { user, restaurant } = useSignedIn();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { printed, print } = useReceipt<TableCode>();
  const { tellMoved, moved } = useJustMoved(saved);
  const remove = useRemoveTable();
  useFetchedForm();
  const close = () => setOpened(null);
  // As it is now: a form over it shows what others change meanwhile.
  const chosen = opened && opened.what !== 'add' ? opened.table : null;
  const table = tables?.find(({ id }) => id === chosen?.id) ?? chosen;
  const next = Math.max(0, ...(tables ?? []).map(({ number }) => number)) + 1;

  const dialogs = (
    <>
      {opened?.what === 'add' && <TableFormDialog table={null} nextNumber={next} onClose={close} />}
      {table && opened?.what === 'edit' && <TableFormDialog table={table} nextNumber={next} onClose={close} />}
      {table && opened?.what === 'order' && (
        <OrderFormDialog
          order={null}
          tableId={table.id}
          serviceFeeBasisPoints={restaurant?.serviceFeeBasisPoints ?? 0}
          onClose={close}
          onSaved={saved}
        />
      )}
      {table && opened?.what === 'orders' && (
        <TableBillDialog
          tableId={table.id}
          tableNumber={table.number}
          printing={printing}
          onChanged={({ orders }) => orders.forEach(saved)}
          onMoved={tellMoved}
          onClose={close}
        />
      )}
      {table && opened?.what === 'code' && (
        <QrDialog table={table} mayRotate={may(user.role, 'restaurant.manage')} onPrint={print} onClose={close} />
      )}
      {printed &&
        createPortal(
          <div className="hidden [page:codes] print:block">
            <QrSheet restaurantName={restaurant?.name ?? ''} codes={[printed]} />
          </div>,
          document.body,
        )}
    </>
  );
  return {
    act: (what: TableAction, of: FloorTable) => (what === 'remove' ? remove(of) : setOpened({ what, table: of })),
    add: () => setOpened({ what: 'add' }),
    tellMoved,
    moved,
    dialogs,
  };
}
