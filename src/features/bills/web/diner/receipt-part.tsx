import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney, formatPercentage } from '#lib/money.ts';
import { Sum, Sums } from '#ui/sums.tsx';
import type { OrderLine } from '../../../orders/lines/contract.ts';
import { Adjustments } from '../../../orders/web/diner/following/adjustments.tsx';
import { OrderedLines } from '../../../orders/web/diner/following/ordered-lines.tsx';
import type { Receipt } from '../../receipt/contract.ts';

export type ReceiptSums = Omit<
  Receipt['paidApart'][number],
  'orderId' | 'number' | 'createdAt' | 'paidAt' | 'lines' | 'serviceFeeBasisPoints' | 'payments'
> & {
  /** Null where the orders' percentages differ. */
  serviceFeeBasisPoints: number | null;
};

/** What was paid at once: with the bill, or one order by itself. */
interface ReceiptPartProps {
  title?: string;
  orders: readonly { id: string; lines: OrderLine[] }[];
  sums: ReceiptSums;
  /** What paid it. */
  children: ReactNode;
}

/** From the dishes down to what paid them, each line adding up to the next. */
export function ReceiptPart({ title, orders, sums, children }: ReceiptPartProps) {
  const money = (cents: number) => formatMoney(cents, getLocale());
  return (
    <section aria-label={title} className="grid gap-3 border-hairline border-b py-4">
      {title && <h3 className="font-semibold text-base">{title}</h3>}
      {orders.map(({ id, lines }) => (
        <OrderedLines key={id} lines={lines} changes={[]} cancelled={false} />
      ))}
      <Sums className="border-hairline border-t pt-3">
        <Sum label={m['diner.receiptItems']()}>{money(sums.itemsCents)}</Sum>
        {sums.serviceFeeCents > 0 && (
          <Sum label={feeText(sums.serviceFeeBasisPoints)}>{money(sums.serviceFeeCents)}</Sum>
        )}
        <Adjustments charges={sums.charges} discountCents={sums.discountCents} discount={sums.discount} />
        <Sum label={m['diner.total']()} strength="grand">
          {money(sums.totalCents)}
        </Sum>
      </Sums>
      <div className="border-hairline border-t pt-3">{children}</div>
    </section>
  );
}

/** With its percentage, as on paper. */
export function feeText(basisPoints: number | null): string {
  if (basisPoints === null) return m['diner.receiptFee']();
  return m['diner.serviceFee']({ percentage: formatPercentage(basisPoints, getLocale()) });
}
