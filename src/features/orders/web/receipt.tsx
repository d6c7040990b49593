import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { formatReceiptDate } from '#lib/time.ts';
import type { Order } from '../contract.ts';
import { paperFeeLabel } from '../fee-label.ts';
import { figuresOf } from '../figures.ts';
import { paperMoney, portuguese } from '../portuguese.ts';
import { AdjustmentSums } from './adjustment-sums.tsx';
import { Paper, PaperItems, PaperSum, PaperTotal } from './paper.tsx';

interface ReceiptProps {
  order: Order;
  restaurantName: string;
  timeZone: string;
  /** How it was paid, if it was by itself. */
  children?: ReactNode;
}

/** One order on paper; a cancelled one asks for no money. */
export function Receipt({ order, restaurantName, timeZone, children }: ReceiptProps) {
  const { customCharges, discount } = order;
  const { itemsCents, serviceFeeCents, chargesCents, discountCents, totalCents } = figuresOf(order);
  const sharedCents = chargesCents - customCharges.reduce((sum, { cents }) => sum + cents, 0);
  const place = m['orders.table']({ number: order.tableNumber }, portuguese);
  const number = m['orders.receipt.order']({ number: order.number }, portuguese);
  return (
    <Paper
      restaurantName={restaurantName}
      title={m['orders.receipt.title']({}, portuguese)}
      head={[`${place} · ${number}`, formatReceiptDate(order.createdAt, timeZone)]}
      voided={order.status === 'cancelado' ? m['orders.status.cancelado']({}, portuguese) : undefined}
    >
      <div className="my-3 border-black border-y border-dashed py-3">
        <PaperItems lines={order.lines} />
      </div>
      <dl className="grid gap-1">
        <PaperSum label={m['orders.receipt.items']({}, portuguese)}>{paperMoney(itemsCents)}</PaperSum>
        {serviceFeeCents > 0 && (
          <PaperSum label={paperFeeLabel(order.serviceFeeBasisPoints, order.settled !== null)}>
            {paperMoney(serviceFeeCents)}
          </PaperSum>
        )}
        {sharedCents > 0 && (
          <PaperSum label={m['bills.sharedCharges']({}, portuguese)}>{paperMoney(sharedCents)}</PaperSum>
        )}
        <AdjustmentSums charges={customCharges} discount={discount} discountCents={discountCents} />
        <PaperTotal cents={totalCents} />
        {children}
      </dl>
    </Paper>
  );
}
