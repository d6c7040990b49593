import { m } from '#generated/messages/messages.js';
import { formatReceiptDate, formatTime } from '#lib/time.ts';
import { chargesOf, discountToldOf, isDue } from '../../bills/bill.ts';
import type { PaidApart } from '../../bills/payments/contract.ts';
import type { StoredBill } from '../../bills/store.ts';
import type { Charge, Discount } from '../../orders/contract.ts';
import { discountLabel, paperFeeLabel } from '../../orders/fee-label.ts';
import type { Figures } from '../../orders/figures.ts';
import { choiceNames } from '../../orders/lines/choice-names.ts';
import type { OrderLine } from '../../orders/lines/contract.ts';
import { lineCents } from '../../orders/order.ts';
import { paperMoney, portuguese } from '../../orders/portuguese.ts';
import type { BillLine, BillPaper, PaidOrder, Sum } from '../paper/paper.ts';

interface House {
  name: string;
  address: string;
  timezone: string;
}

/** A bill as its guests look it over, or once it is closed as their receipt: the sums are those that are stored. */
export function billPaper(bill: StoredBill, { name, address, timezone }: House): BillPaper {
  const due = bill.orders.filter(isDue);
  const settled = bill.closedAt !== null;
  const title = settled ? m['bills.receipt.title']({}, portuguese) : m['bills.receipt.check']({}, portuguese);
  const notPaid = settled ? [] : [m['bills.receipt.notPaid']({}, portuguese)];
  const decided = {
    serviceFeeBasisPoints: bill.serviceFeeBasisPoints,
    charges: chargesOf(due, bill.charges),
    discount: discountToldOf(due, bill.discount),
    settled,
  };
  return {
    kind: 'bill',
    restaurant: name,
    head: [address, title, formatReceiptDate(bill.closedAt ?? bill.openedAt, timezone), ...notPaid].filter(Boolean),
    table: bill.tableNumber,
    ...(bill.joined.length > 0 && { joined: bill.joined }),
    at: '',
    lines: due.flatMap(({ lines }) => lines.map(lineOnPaper)),
    sums: [...sumsOf(bill, decided), ...paidSums(bill)],
    total: { label: m['orders.form.total']({}, portuguese), amount: paperMoney(bill.totalCents) },
    ...(bill.paidApart.length > 0 && { apart: apartOf(bill, timezone) }),
  };
}

function lineOnPaper(line: OrderLine): BillLine {
  const { quantity, name, freeQuantity: count } = line;
  // What of it costs nothing, in a word.
  const given = count > 0 ? [m['orders.corrections.free']({ count }, portuguese)] : [];
  const detail = [...choiceNames(line), ...given].join(', ');
  return { quantity, name, detail, amount: paperMoney(lineCents(line)) };
}

interface Decided {
  serviceFeeBasisPoints: number | null;
  charges: readonly Charge[];
  discount: Discount | null;
  settled: boolean;
}

/** What items become a total by. */
function sumsOf(figures: Figures, { serviceFeeBasisPoints, charges, discount, settled }: Decided): Sum[] {
  const { itemsCents, serviceFeeCents, discountCents } = figures;
  return [
    sumOf(m['bills.items']({}, portuguese), itemsCents),
    ...(serviceFeeCents > 0 ? [sumOf(paperFeeLabel(serviceFeeBasisPoints, settled), serviceFeeCents)] : []),
    ...charges.map(({ description, cents }) => sumOf(description, cents)),
    ...(discountCents > 0 ? [sumOf(discountLabel(discount, portuguese.locale), -discountCents)] : []),
  ];
}

function paidSums({ paidCents, restCents }: StoredBill): Sum[] {
  if (paidCents <= 0) return [];
  const rest = restCents > 0 ? [sumOf(m['bills.leftToPay']({}, portuguese), restCents)] : [];
  return [sumOf(m['bills.alreadyPaid']({}, portuguese), paidCents), ...rest];
}

/** The orders that were paid by themselves, and what the table came to with them. */
function apartOf({ paidApart, paidBeforeCents, totalCents }: StoredBill, timezone: string): BillPaper['apart'] {
  return {
    title: m['bills.paidApart']({}, portuguese),
    orders: paidApart.map((order) => paidOrder(order, timezone)),
    sum: sumOf(m['bills.receipt.paidBefore']({}, portuguese), paidBeforeCents),
    total: sumOf(m['bills.tableTotal']({}, portuguese), totalCents + paidBeforeCents),
  };
}

function paidOrder(order: PaidApart, timezone: string): PaidOrder {
  const { number, createdAt, lines, totalCents, payments, changeCents } = order;
  const time = formatTime(createdAt, portuguese.locale, timezone);
  return {
    title: `${m['bills.receipt.order']({ number }, portuguese)} · ${time}`,
    lines: lines.map(lineOnPaper),
    sums: sumsOf(order, { ...order, settled: true }),
    total: sumOf(m['bills.subtotal']({}, portuguese), totalCents),
    payments: [
      ...payments.map(({ method, receivedCents }) => sumOf(m[`bills.method.${method}`]({}, portuguese), receivedCents)),
      ...(changeCents > 0 ? [sumOf(m['bills.receipt.change']({}, portuguese), changeCents)] : []),
    ],
  };
}

function sumOf(label: string, cents: number): Sum {
  const amount = paperMoney(Math.abs(cents));
  return { label, amount: cents < 0 ? m['bills.minus']({ amount }, portuguese) : amount };
}
