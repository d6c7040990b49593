import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Order } from '../contract.ts';
import { OrderForm } from './order-form.tsx';
import { useFailureToast } from './use-failure-toast.ts';

interface OrderFormDialogProps {
  /** Null opens an empty form. */
  order: Order | null;
  serviceFeeBasisPoints: number;
  onClose: () => void;
  onSaved: (id: string) => void;
}

/** The order form over the board. What was typed is not thrown away by a stray tap. */
export function OrderFormDialog({ order: opened, serviceFeeBasisPoints, onClose, onSaved }: OrderFormDialogProps) {
  const queries = useQueryClient();
  const [order, setOrder] = useState(opened);
  const [touched, setTouched] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const menu = useQuery(api.menu.own.queryOptions());
  const tables = useQuery(api.tables.list.queryOptions());
  const failed = menu.isError || tables.isError;
  useFailureToast(failed, m['orders.dataFailed']());

  const reload = async () => {
    if (!order) return;
    const options = api.orders.read.queryOptions({ input: { id: order.id } });
    const current = await queries.fetchQuery({ ...options, staleTime: 0 });
    setOrder(current.order);
    setTouched(false);
  };
  const retry = () => {
    if (menu.isError) void menu.refetch();
    if (tables.isError) void tables.refetch();
  };

  return (
    <>
      <Dialog
        open
        size="l"
        flush
        onClose={() => (touched ? setLeaving(true) : onClose())}
        title={order ? m['orders.editOrder']() : m['orders.addOrder']()}
        closeLabel={m['common.close']()}
      >
        {menu.data && tables.data ? (
          <OrderForm
            key={order?.revision}
            order={order}
            menu={menu.data}
            tables={tables.data.tables}
            serviceFeeBasisPoints={order?.serviceFeeBasisPoints ?? serviceFeeBasisPoints}
            onTouched={() => setTouched(true)}
            onSaved={onSaved}
            onReload={reload}
          />
        ) : failed ? (
          <ErrorState title={m['orders.unreadData']()} retryLabel={m['common.retry']()} onRetry={retry} />
        ) : (
          <div className="px-6 pb-8">
            <Spinner label={m['common.loading']()} />
          </div>
        )}
      </Dialog>
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        onConfirm={onClose}
        title={m['orders.form.discard']()}
        confirmLabel={m['orders.form.discardYes']()}
        cancelLabel={m['orders.form.discardNo']()}
        closeLabel={m['common.close']()}
        tone="danger"
      />
    </>
  );
}
