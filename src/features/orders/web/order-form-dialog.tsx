import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '#client/api.ts';
import { discardWords } from '#client/discard-words.ts';
import { Read, together } from '#client/read.tsx';
import { useChange } from '#client/use-change.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Order } from '../contract.ts';
import { CorrectionDialog } from './correction/correction-dialog.tsx';
import { OrderForm } from './order-form.tsx';
import type { LaterOrder } from './typed/later-order.ts';
import { recentProductsOf } from './use-recent-products.ts';
import type { SavedOrder } from './use-save-order.ts';

interface OrderFormDialogProps {
  /** Null opens an empty form. */
  order: Order | null;
  /** Where a new order is for, when that is known. */
  tableId?: string;
  serviceFeeBasisPoints: number;
  onClose: () => void;
  /** Hears of each order; the dialog closes by itself after the last. */
  onSaved: (saved: SavedOrder) => void;
}

/** The order form over the board. What was typed is not thrown away by a stray tap. */
export function OrderFormDialog(props: OrderFormDialogProps) {
  const { order: opened, tableId, serviceFeeBasisPoints, onClose, onSaved } = props;
  const [read, setOrder] = useState(opened);
  // The board goes on below, and knows of a change first; what was read here may be newer still.
  const order = read && opened && opened.revision > read.revision ? opened : read;
  /** Up to which revision the order was changed from this form. */
  const [ownRevision, setOwnRevision] = useState(0);
  /** How often it was opened anew, without what was typed. */
  const [opening, setOpening] = useState(0);
  const [touched, setTouched] = useState(false);
  /** What was typed for other tables, in turn. */
  const [later, setLater] = useState<readonly LaterOrder[]>([]);
  const [begunWith, setBegunWith] = useState('');
  const [taken, setTaken] = useState<number | null>(null);
  const menu = useQuery(api.menu.own.queryOptions());
  const tables = useQuery(api.tables.list.queryOptions());
  // Without an answer the form goes on: the server judges what is left.
  const stock = useQuery(api.availability.read.queryOptions()).data;
  // Shown together with the menu, so that it pushes nothing down; where its first try fails, the form goes on without it.
  const recent = useQuery(recentProductsOf(opened?.tableId ?? tableId ?? ''));
  const waits = recent.isLoading && recent.failureCount === 0;
  const offered = together(menu, tables);
  useFailureToast(offered.isError, m['orders.dataFailed']());

  // Not by a query: what a change has read again ends a query's answer that was on its way, and the form would stay as it was.
  const again = useChange(
    { mutationFn: (id: string) => client.orders.read({ id }) },
    {
      failed: m['orders.dataFailed'](),
      onDone: ({ order: current }) => {
        setOrder(current);
        setOwnRevision(current.revision);
      },
    },
  );

  const saved = (saved: SavedOrder) => {
    onSaved(saved);
    const [next, ...others] = later;
    if (!next) return onClose();
    setOrder(null);
    setBegunWith(next.text);
    setLater(others);
    setOpening((times) => times + 1);
  };

  return (
    <GuardedDialog
      touched={touched || later.length > 0}
      words={discardWords()}
      size="l"
      flush
      tall
      onClose={onClose}
      title={order ? m['orders.editOrder']() : m['orders.addOrder']()}
    >
      <Read
        query={waits ? { ...offered, data: undefined } : offered}
        failed={m['orders.unreadData']()}
        waiting={
          // A menu fills the dialog: what waits for it does too.
          <div role="status" aria-label={m['common.loading']()} className="px-6 pb-8">
            <Skeleton className="h-dvh" />
          </div>
        }
      >
        {([menu, { tables }]) => (
          <OrderForm
            key={opening}
            order={order}
            // What waited names its own table.
            tableId={begunWith ? undefined : tableId}
            menu={menu}
            stock={stock?.items ?? []}
            tables={tables}
            serviceFeeBasisPoints={order?.serviceFeeBasisPoints ?? serviceFeeBasisPoints}
            onTouched={setTouched}
            onSaved={saved}
            ownRevision={ownRevision}
            onCurrent={setOrder}
            onTake={setTaken}
            begunWith={begunWith}
            later={later}
            onLater={setLater}
          />
        )}
      </Read>
      {order && taken !== null && (
        <CorrectionDialog
          order={order}
          line={taken}
          onClose={() => {
            setTaken(null);
            again.mutate(order.id);
          }}
        />
      )}
    </GuardedDialog>
  );
}
