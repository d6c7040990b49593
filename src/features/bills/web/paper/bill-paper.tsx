import { m } from '#generated/messages/messages.js';
import { formatReceiptDate } from '#lib/time.ts';
import type { Charge, Discount, Order } from '../../../orders/contract.ts';
import type { Figures } from '../../../orders/figures.ts';
import { paperMoney, portuguese } from '../../../orders/portuguese.ts';
import { Paper, PaperSum, PaperTotal } from '../../../orders/web/paper.tsx';
import { withJoined } from '../../../tables/with-joined.ts';
import { chargesOf, discountToldOf, isDue } from '../../bill.ts';
import type { Paid, PaidApart } from '../../payments/contract.ts';
import { restLabel } from '../settlement/left-to-pay.tsx';
import { sharesText } from '../settlement/split-people.tsx';
import { PaperApart, PaperOrder, PaperPayments, PaperSums } from './paper-parts.tsx';

/** A bill as it goes on paper: closed as the receipt, open as what the guests look over first. */
export interface PrintedBill {
  tableNumber: number;
  joined: readonly number[];
  orders: Order[];
  openedAt: string;
  closedAt: string | null;
  sums: Figures;
  serviceFeeBasisPoints: number | null;
  charges: readonly Charge[];
  discount: Discount | null;
  paidBeforeCents: number;
  paidApart: readonly PaidApart[];
  payments: readonly Paid[];
  /** What is paid of an open bill already. */
  paidCents: number;
  people: number;
}

interface BillPaperProps {
  bill: PrintedBill;
  restaurantName: string;
  timeZone: string;
}

export function BillPaper({ bill, restaurantName, timeZone }: BillPaperProps) {
  const { sums, people, closedAt, payments, paidApart } = bill;
  const due = bill.orders.filter(isDue);
  const restCents = sums.totalCents - bill.paidCents;
  const head = [
    m['orders.table']({ number: withJoined(bill.tableNumber, bill.joined) }, portuguese),
    formatReceiptDate(closedAt ?? bill.openedAt, timeZone),
    ...(closedAt ? [] : [m['bills.receipt.notPaid']({}, portuguese)]),
  ];
  return (
    <Paper
      restaurantName={restaurantName}
      title={closedAt ? m['bills.receipt.title']({}, portuguese) : m['bills.receipt.check']({}, portuguese)}
      head={head}
    >
      {(due.length > 0 || paidApart.length === 0) && (
        <>
          <div className="my-3 grid gap-3 border-black border-y border-dashed py-3">
            {due.map((order) => (
              <PaperOrder key={order.id} order={order} timeZone={timeZone} />
            ))}
          </div>
          <dl className="grid gap-1">
            <PaperSums
              sums={sums}
              feeBasisPoints={bill.serviceFeeBasisPoints}
              settled={closedAt !== null}
              charges={chargesOf(due, bill.charges)}
              discount={discountToldOf(due, bill.discount)}
            />
            <PaperTotal cents={sums.totalCents} />
            <PaperPayments payments={payments} />
            {!closedAt && bill.paidCents > 0 && restCents !== 0 && (
              <PaperSum label={restLabel(restCents, portuguese.locale)}>{paperMoney(Math.abs(restCents))}</PaperSum>
            )}
            {people > 1 && (closedAt !== null || restCents > 0) && (
              <PaperSum label={m['bills.splitBy']({ people }, portuguese)}>
                {sharesText(closedAt === null ? restCents : sums.totalCents, people, portuguese.locale)}
              </PaperSum>
            )}
          </dl>
        </>
      )}
      {paidApart.length > 0 && (
        <>
          <PaperApart paidApart={paidApart} timeZone={timeZone} />
          <dl className="grid gap-1 border-black border-t border-dashed pt-3">
            <PaperSum label={m['bills.receipt.paidBefore']({}, portuguese)}>
              {paperMoney(bill.paidBeforeCents)}
            </PaperSum>
            <PaperTotal label={m['bills.tableTotal']({}, portuguese)} cents={sums.totalCents + bill.paidBeforeCents} />
          </dl>
        </>
      )}
    </Paper>
  );
}
