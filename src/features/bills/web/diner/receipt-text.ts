import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { formatDateTime } from '#lib/time.ts';
import { choiceNames } from '../../../orders/lines/choice-names.ts';
import type { OrderLine } from '../../../orders/lines/contract.ts';
import { lineCents } from '../../../orders/order.ts';
import { discountText } from '../../../orders/web/diner/following/adjustments.tsx';
import type { Paid } from '../../payments/contract.ts';
import type { Receipt } from '../../receipt/contract.ts';
import { changeText } from './change-text.ts';
import { paidWith, returnedBy } from './paid-with.ts';
import { payerText } from './payer-text.ts';
import { feeText, type ReceiptSums } from './receipt-part.tsx';

export interface ReceiptHead {
  restaurantName: string;
  logoUrl: string | null;
  timezone: string;
}

/** Whether anything of it is left besides what was paid apart. */
export function isPaidWithBill({ orders, payments }: Receipt): boolean {
  return orders.length + payments.length > 0;
}

/** What the receipt says, to be sent to somebody: the same parts in the same sequence. */
export function receiptText(receipt: Receipt, { restaurantName, timezone }: Omit<ReceiptHead, 'logoUrl'>): string {
  const money = (cents: number) => formatMoney(cents, getLocale());
  const lines = receipt.orders.flatMap((order) => order.lines);
  return [
    restaurantName,
    `${m['diner.table']({ number: receipt.tableNumber })} · ${formatDateTime(receipt.closedAt, getLocale(), timezone)}`,
    ...(isPaidWithBill(receipt)
      ? [
          '',
          ...partText(
            lines,
            receipt,
            receipt.payments.map((paid) => paidText(paid, sentPayer(paid, timezone))),
          ),
        ]
      : []),
    ...receipt.paidApart.flatMap((part) => [
      '',
      m['diner.orderPaid']({ number: part.number }),
      ...partText(
        part.lines,
        part,
        part.payments.map((paid) => paidText(paid, paidWith[paid.method]())),
      ),
    ]),
    ...(receipt.paidApart.length > 0
      ? ['', `${m['diner.tableTotal']()}: ${money(receipt.totalCents + receipt.paidBeforeCents)}`]
      : []),
    '',
    m['diner.notFiscal'](),
  ].join('\n');
}

function partText(lines: readonly OrderLine[], sums: ReceiptSums, payments: readonly string[]): string[] {
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
    ...payments,
  ];
}

function paidText(paid: Paid, how: string): string {
  const { keptCents } = paid;
  const money = formatMoney(Math.abs(keptCents), getLocale());
  const change = changeText(paid);
  return keptCents < 0
    ? `${returnedBy[paid.method]()}: ${m['diner.minus']({ amount: money })}`
    : `${how}: ${money}${change ? ` (${change})` : ''}`;
}

/** 'Você' is nobody to whom it is sent. */
function sentPayer(payment: Receipt['payments'][number], timezone: string): string {
  const { person } = payment;
  return payerText(person === null ? null : m['checks.phone']({ number: person }), payment, timezone);
}
