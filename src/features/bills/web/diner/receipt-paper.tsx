import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Sum, Sums } from '#ui/sums.tsx';
import type { Receipt } from '../../receipt/contract.ts';
import { PaidList } from './paid-list.tsx';
import { ReceiptPart } from './receipt-part.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { isPaidWithBill, type ReceiptHead } from './receipt-text.ts';

/** All that the table paid, to be read and to be printed. */
export function ReceiptPaper({ receipt, ...head }: ReceiptHead & { receipt: Receipt }) {
  const { timezone } = head;
  return (
    <ReceiptSheet title={m['diner.receipt']()} tableNumber={receipt.tableNumber} at={receipt.closedAt} {...head}>
      {isPaidWithBill(receipt) && (
        <ReceiptPart orders={receipt.orders} sums={receipt}>
          <PaidList payments={receipt.payments} timezone={timezone} />
        </ReceiptPart>
      )}
      {receipt.paidApart.map((part) => (
        <ReceiptPart
          key={part.orderId}
          title={m['diner.orderPaid']({ number: part.number })}
          orders={[{ id: part.orderId, lines: part.lines }]}
          sums={part}
        >
          <PaidList
            payments={part.payments.map((paid) => ({ ...paid, ...byNobody, at: part.paidAt }))}
            timezone={timezone}
          />
        </ReceiptPart>
      ))}
      {receipt.paidApart.length > 0 && (
        <Sums className="pt-4">
          <Sum label={m['diner.tableTotal']()} strength="grand">
            {formatMoney(receipt.totalCents + receipt.paidBeforeCents, getLocale())}
          </Sum>
        </Sums>
      )}
    </ReceiptSheet>
  );
}

/** An order that is paid by itself is paid at the till. */
const byNobody = { person: null, you: false };
