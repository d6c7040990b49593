import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { Notice } from '#ui/notice.tsx';
import type { Order } from '../../orders/contract.ts';
import { ClosedMeanwhile, type Entered, listOf, Unrecorded } from './closed-meanwhile.tsx';

interface PaidMeanwhileProps {
  order: Pick<Order, 'id' | 'billId' | 'billClosed'>;
  typed: Entered;
  timeZone: string;
}

/** Somebody else took the money of an order, alone or with its bill. */
export function PaidMeanwhile({ order, typed, timeZone }: PaidMeanwhileProps) {
  const { data: bill } = useQuery({ ...api.bills.read.queryOptions({ input: { id: order.billId } }), staleTime: 0 });
  const payments = bill?.orderPayments.filter(({ orderId }) => orderId === order.id) ?? [];
  const [first] = payments;
  if (bill?.closedAt && !first) return <ClosedMeanwhile bill={bill} typed={typed} timeZone={timeZone} />;
  if (!first) return null;
  const by = { name: first.by ?? '', time: formatTime(first.at, getLocale(), timeZone) };
  return (
    <div className="grid gap-3">
      <Notice live tone="yellow" title={m['bills.meanwhile.orderBy'](by)}>
        {listOf(payments.map(({ method, keptCents: cents }) => ({ method, cents })))}
      </Notice>
      <Unrecorded bill={{ payments }} typed={typed} hint={m['bills.meanwhile.orderHint']()} />
    </div>
  );
}
