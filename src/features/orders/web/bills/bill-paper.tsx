import { m } from '#generated/messages/messages.js';
import { formatReceiptDate, formatTime } from '#lib/time.ts';
import type { BillSums } from '../../bill.ts';
import { isDue } from '../../bill.ts';
import type { Charge, Discount, Order } from '../../contract.ts';
import { Paper, PaperItems, PaperSum, PaperTotal, paperMoney, portuguese } from '../paper.tsx';
import { AdjustmentSums } from './adjustment-sums.tsx';
import type { methods } from './settlement-draft.ts';
import { sharesText } from './split-people.tsx';

/** A bill as it goes on paper: closed as the receipt, open as what the guests look over first. */
export interface PrintedBill {
  tableNumber: number;
  orders: Order[];
  openedAt: string;
  closedAt: string | null;
  sums: BillSums;
  charges: readonly Charge[];
  discount: Discount | null;
  paidBeforeCents: number;
  payments: readonly { method: (typeof methods)[number]; receivedCents: number }[];
  changeCents: number;
  people: number;
}

interface BillPaperProps {
  bill: PrintedBill;
  restaurantName: string;
  timeZone: string;
}

export function BillPaper({ bill, restaurantName, timeZone }: BillPaperProps) {
  const { sums, people, closedAt } = bill;
  const due = bill.orders.filter(isDue);
  // Orders that were completed by themselves bring charges of their own.
  const charges = [...due.flatMap((order) => order.customCharges), ...bill.charges];
  const head = [
    m['orders.table']({ number: bill.tableNumber }, portuguese),
    formatReceiptDate(closedAt ?? bill.openedAt, timeZone),
    ...(closedAt ? [] : [m['bills.receipt.notPaid']({}, portuguese)]),
  ];
  return (
    <Paper
      restaurantName={restaurantName}
      title={closedAt ? m['bills.receipt.title']({}, portuguese) : m['bills.receipt.check']({}, portuguese)}
      head={head}
    >
      <div className="my-3 grid gap-3 border-black border-y border-dashed py-3">
        {due.map((order) => (
          <section key={order.id} className="grid gap-1.5">
            <h2 className="text-[9pt]">
              {m['bills.receipt.order']({ number: order.number }, portuguese)}
              {' · '}
              {formatTime(order.createdAt, 'pt-BR', timeZone)}
            </h2>
            <PaperItems lines={order.lines} />
          </section>
        ))}
      </div>
      <dl className="grid gap-1">
        <PaperSum label={m['bills.items']({}, portuguese)}>{paperMoney(sums.itemsCents)}</PaperSum>
        {sums.serviceFeeCents > 0 && (
          <PaperSum label={m['bills.receipt.fee']({}, portuguese)}>{paperMoney(sums.serviceFeeCents)}</PaperSum>
        )}
        <AdjustmentSums charges={charges} discount={bill.discount} discountCents={sums.discountCents} />
        <PaperTotal cents={sums.totalCents} />
        {bill.payments.map(({ method, receivedCents }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paper does not change; a method may come twice
          <PaperSum key={index} label={m[`bills.method.${method}`]({}, portuguese)}>
            {paperMoney(receivedCents)}
          </PaperSum>
        ))}
        {bill.changeCents > 0 && (
          <PaperSum label={m['bills.receipt.change']({}, portuguese)}>{paperMoney(bill.changeCents)}</PaperSum>
        )}
        {bill.paidBeforeCents > 0 && (
          <PaperSum label={m['bills.receipt.paidBefore']({}, portuguese)}>{paperMoney(bill.paidBeforeCents)}</PaperSum>
        )}
        {people > 1 && (
          <PaperSum label={m['bills.splitBy']({ people }, portuguese)}>
            {sharesText(sums.totalCents, people, 'pt-BR')}
          </PaperSum>
        )}
      </dl>
    </Paper>
  );
}
