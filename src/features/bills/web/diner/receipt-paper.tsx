import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { formatDateTime } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import { Sum, Sums } from '#ui/sums.tsx';
import type { Receipt } from '../../receipt/contract.ts';
import { keepReceipt } from './keep-receipt.ts';
import { ReceiptPart } from './receipt-part.tsx';
import { isPaidWithBill, type ReceiptHead } from './receipt-text.ts';

/** All that the table paid, to be read and to be kept. */
export function ReceiptPaper({ receipt, restaurantName, timezone }: ReceiptHead & { receipt: Receipt }) {
  return (
    <article
      aria-labelledby="receipt-title"
      data-paper
      className="rounded-xl bg-surface px-5 py-5 shadow-lift print:shadow-none"
    >
      <header className="grid justify-items-center gap-0.5 border-hairline border-b pb-4 text-center">
        <h2 id="receipt-title" className="text-xl tracking-title">
          {m['diner.receipt']()}
        </h2>
        <p className="font-medium wrap-anywhere">{restaurantName}</p>
        <p className="text-ink-2 text-sm">
          {m['diner.table']({ number: receipt.tableNumber })}
          {' · '}
          <time dateTime={receipt.closedAt}>{formatDateTime(receipt.closedAt, getLocale(), timezone)}</time>
        </p>
      </header>
      {isPaidWithBill(receipt) && <ReceiptPart orders={receipt.orders} sums={receipt} />}
      {receipt.paidApart.map((part) => (
        <ReceiptPart
          key={part.orderId}
          title={m['diner.orderPaid']({ number: part.number })}
          orders={[{ id: part.orderId, lines: part.lines }]}
          sums={part}
        />
      ))}
      {receipt.paidApart.length > 0 && (
        <Sums className="pt-4">
          <Sum label={m['diner.tableTotal']()} strength="total">
            {formatMoney(receipt.totalCents + receipt.paidBeforeCents, getLocale())}
          </Sum>
        </Sums>
      )}
      <p className="mt-4 text-center text-ink-3 text-sm">{m['diner.notFiscal']()}</p>
      <Button
        wide
        className="mt-5 print:hidden"
        onClick={() => void keepReceipt(receipt, { restaurantName, timezone })}
      >
        {m['diner.keepReceipt']()}
      </Button>
    </article>
  );
}
