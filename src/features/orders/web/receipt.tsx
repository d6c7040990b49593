import { m } from '#generated/messages/messages.js';
import { formatReceiptDate } from '#lib/time.ts';
import { billSums } from '../bill.ts';
import type { Order } from '../contract.ts';
import { AdjustmentSums } from './bills/adjustment-sums.tsx';
import { Paper, PaperItems, PaperSum, PaperTotal, paperMoney, portuguese } from './paper.tsx';

interface ReceiptProps {
  order: Order;
  restaurantName: string;
  timeZone: string;
}

/** One order on paper. */
export function Receipt({ order, restaurantName, timeZone }: ReceiptProps) {
  const { serviceFeeCents, customCharges, discount } = order;
  const { discountCents } = billSums([order], {
    chargeServiceFee: serviceFeeCents > 0,
    charges: customCharges,
    discount,
  });
  const place = m['orders.table']({ number: order.tableNumber }, portuguese);
  const number = m['orders.receipt.order']({ number: order.number }, portuguese);
  return (
    <Paper
      restaurantName={restaurantName}
      title={m['orders.receipt.title']({}, portuguese)}
      head={[`${place} · ${number}`, formatReceiptDate(order.createdAt, timeZone)]}
    >
      <div className="my-3 border-black border-y border-dashed py-3">
        <PaperItems lines={order.lines} />
      </div>
      <dl className="grid gap-1">
        <PaperSum label={m['orders.receipt.items']({}, portuguese)}>{paperMoney(order.itemsCents)}</PaperSum>
        {serviceFeeCents > 0 && (
          <PaperSum label={m['orders.receipt.fee']({}, portuguese)}>{paperMoney(serviceFeeCents)}</PaperSum>
        )}
        <AdjustmentSums charges={customCharges} discount={discount} discountCents={discountCents} />
        <PaperTotal cents={order.totalCents} />
      </dl>
    </Paper>
  );
}
