import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { api, client } from '#client/api.ts';
import { discardWords } from '#client/discard-words.ts';
import { lazily } from '#client/lazily.ts';
import { newKey } from '#client/new-key.ts';
import { Read, together } from '#client/read.tsx';
import { useChange } from '#client/use-change.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Order } from '../contract.ts';
import type { FallOf } from '../corrections/reckon.ts';
import { CorrectionDialog } from './correction/correction-dialog.tsx';
import type { LaterOrder } from './typed/later-order.ts';
import { emptyOrder, type UnsentOrder } from './unsent/unsent-order.ts';
import { unsent } from './unsent/unsent-store.ts';
import { useTypist } from './unsent/use-unsent.ts';
import { recentProductsOf } from './use-recent-products.ts';
import type { SavedOrder } from './use-save-order.ts';

const fetchAfterMs = 1_500;
const fetched = () => import('./order-form.tsx');
const OrderForm = lazily(fetched);

/** Comes after the page that it opens over, and before anybody opens it. */
export function useFetchedForm() {
  useEffect(() => {
    const timer = setTimeout(() => void fetched().catch(() => {}), fetchAfterMs);
    return () => clearTimeout(timer);
  }, []);
}

interface OrderFormDialogProps {
  /** Null opens an empty form. */
  order: Order | null;
  /** Where a new order is for, when that is known. */
  tableId?: string;
  serviceFeeBasisPoints: number;
  fallOf?: FallOf | undefined;
  onClose: () => void;
  /** Hears of each order; the dialog closes by itself after the last. */
  onSaved: (saved: SavedOrder) => void;
}

/** The order form over the board. What was typed is not thrown away by a stray tap. */
export function OrderFormDialog(props: OrderFormDialogProps) {
  const { order: opened, tableId, serviceFeeBasisPoints, fallOf, onClose, onSaved } = props;
  const [read, setOrder] = useState(opened);
  // The board goes on below, and knows of a change first; what was read here may be newer still.
  const order = read && opened && opened.revision > read.revision ? opened : read;
  /** Up to which revision the order was changed from this form. */
  const [ownRevision, setOwnRevision] = useState(0);
  const [touched, setTouched] = useState(false);
  /** What was typed for other tables, in turn. */
  const [later, setLater] = useState<readonly LaterOrder[]>([]);
  /** What a new order begins with: empty, what was left unsent, or what waited. */
  const [begun, setBegun] = useState(() => emptyOrder(newKey(), tableId));
  const typist = useTypist();
  const left = useRef(false);
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
    unsent.drop(typist, begun.id);
    const [next, ...others] = later;
    // Who left while it was on its way is elsewhere by now.
    if (left.current && next) unsent.put(typist, { ...emptyOrder(newKey(), '', next.text), later: others });
    if (left.current) return;
    if (!next) return onClose();
    setOrder(null);
    // What waited names its own table.
    setBegun(emptyOrder(newKey(), '', next.text));
    setLater(others);
  };
  const goOn = (kept: UnsentOrder) => {
    setBegun(kept);
    setLater(kept.later);
  };
  const leave = () => {
    left.current = true;
    // Asked first, it is to be thrown away.
    if (touched) unsent.drop(typist, begun.id);
    else if (unsent.read(typist).some(({ id }) => id === begun.id)) toast.success(m['orders.unsent.kept']());
    onClose();
  };

  return (
    <GuardedDialog
      touched={touched}
      words={discardWords()}
      size="l"
      flush
      tall
      onClose={leave}
      title={order ? m['orders.editOrder']() : m['orders.addOrder']()}
    >
      <Read
        query={waits ? { ...offered, data: undefined } : offered}
        failed={m['orders.unreadData']()}
        waiting={<Waiting />}
      >
        {([menu, { tables }]) => (
          <Suspense fallback={<Waiting />}>
            <OrderForm
              key={begun.id}
              order={order}
              tableId={tableId}
              menu={menu}
              stock={stock?.items ?? []}
              tables={tables}
              serviceFeeBasisPoints={order?.serviceFeeBasisPoints ?? serviceFeeBasisPoints}
              onTouched={setTouched}
              onSaved={saved}
              ownRevision={ownRevision}
              onCurrent={setOrder}
              onTake={setTaken}
              begun={begun}
              onContinue={goOn}
              later={later}
              onLater={setLater}
            />
          </Suspense>
        )}
      </Read>
      {order && taken !== null && (
        <CorrectionDialog
          order={order}
          line={taken}
          fallOf={fallOf}
          onClose={() => {
            setTaken(null);
            again.mutate(order.id);
          }}
        />
      )}
    </GuardedDialog>
  );
}

/** A menu fills the dialog: what waits for it does too. */
function Waiting() {
  return (
    <div role="status" aria-label={m['common.loading']()} className="px-6 pb-8">
      <Skeleton className="h-dvh" />
    </div>
  );
}
