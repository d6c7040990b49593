import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import type { Order } from '../../orders/contract.ts';
import { CompleteForm } from './complete-form.tsx';
import { SettlementDialog } from './settlement/settlement-dialog.tsx';

interface CompleteDialogProps {
  order: Order;
  timeZone: string;
  onClose: () => void;
}

/** The cashier's completion of one order. It follows the order while it is open, and keeps what was typed when it fails. */
export function CompleteDialog({ order: opened, timeZone, onClose }: CompleteDialogProps) {
  const read = useQuery({ ...api.orders.read.queryOptions({ input: { id: opened.id } }), staleTime: 0 });
  const order = read.data?.order ?? opened;
  const [touched, setTouched] = useState(false);
  const time = formatTime(order.createdAt, getLocale(), timeZone);
  return (
    <SettlementDialog
      withFooter
      touched={touched}
      onClose={onClose}
      title={m['bills.complete.title']({ number: order.tableNumber })}
      subtitle={m['bills.complete.subtitle']({ number: order.number, time })}
    >
      <CompleteForm order={order} onTouched={() => setTouched(true)} onClose={onClose} />
    </SettlementDialog>
  );
}
