import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { formatDateTime } from '#lib/time.ts';
import { choiceNames } from '../../../orders/lines/choice-names.ts';
import type { OrderLine } from '../../../orders/lines/contract.ts';
import { lineCents } from '../../../orders/order.ts';
import { discountText } from '../../../orders/web/diner/following/adjustments.tsx';
import type { Receipt } from '../../receipt/contract.ts';
import { paidWith } from './paid-with.ts';
import { feeText, type ReceiptSums } from './receipt-part.tsx';

export interface ReceiptHead {
  restaurantName: string;
  timezone: string;
}

/** Whether anything of it is left besides what was paid apart. */
export function isPaidWithBill({ orders, payments }: Receipt): boolean {
  return orders.length + payments.length > 0;
}

/** What the receipt says, to be sent to somebody: the same parts in the same sequence. */
export function receiptText(receipt: Receipt, { restaurantName, timezone }: ReceiptHead): string {
  const money = (cents: number) => formatMoney(cents, getLocale());
  const lines = receipt.orders.flatMap((order) => order.lines);
  return [
    restaurantName,
    `${m['diner.table']({ number: receipt.tableNumber })} · ${formatDateTime(receipt.closedAt, getLocale(), timezone)}`,
    ...(isPaidWithBill(receipt) ? ['', ...partText(lines, receipt)] : []),
    ...receipt.paidApart.flatMap((part) => [
      '',
      m['diner.orderPaid']({ number: part.number }),
      ...partText(part.lines, part),
    ]),
    ...(receipt.paidApart.length > 0
      ? ['', `${m['diner.tableTotal']()}: ${money(receipt.totalCents + receipt.paidBeforeCents)}`]
      : []),
    '',
    m['diner.notFiscal'](),
  ].join('\n');
}

function partText(lines: readonly OrderLine[], sums: ReceiptSums): string[] {
  const money = (cents: number) => formatMoney(cents, getLocale());
  const minus = (cents: number) => m['diner.minus']({ amount: money(cents) });
  return [
    ...lines.flatMap((line) => [
      `${line.quantity}x ${line.name}: ${money(lineCents(line))}`,
      ...choiceNames(line).map((choice) => `  ${choice}`),
      ...(line.freeQuantity > 0 ? [`  ${m['diner.gift']({ count: line.freeQuantity })}`] : []),
    ]),
    ...(sums.serviceFeeCents > 0 ? [`${feeText(sums.serviceFeeBasisPoints)}: ${money(sums.serviceFeeCents)}`] : []),
    ...sums.charges.map(({ description, cents }) => `${description || m['diner.receiptCharges']()}: ${money(cents)}`),
    ...(sums.discountCents > 0 ? [`${discountText(sums.discount)}: ${minus(sums.discountCents)}`] : []),
    `${m['diner.total']()}: ${money(sums.totalCents)}`,
    ...sums.payments.map(({ method, keptCents }) =>
      keptCents < 0 ? `${m['diner.returned']()}: ${minus(-keptCents)}` : `${paidWith[method]()}: ${money(keptCents)}`,
    ),
  ];
}
