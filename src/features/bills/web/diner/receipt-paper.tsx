import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { formatDateTime } from '#lib/time.ts';
import { Sum, Sums } from '#ui/sums.tsx';
import { Logo } from '../../../restaurants/web/diner/logo.tsx';
import type { Receipt } from '../../receipt/contract.ts';
import { PaidList } from './paid-list.tsx';
import { ReceiptPart } from './receipt-part.tsx';
import { isPaidWithBill, type ReceiptHead } from './receipt-text.ts';

/** All that the table paid, to be read and to be printed. */
export function ReceiptPaper({ receipt, restaurantName, logoUrl, timezone }: ReceiptHead & { receipt: Receipt }) {
  return (
    <article
      aria-labelledby="receipt-title"
      data-paper
      className="rounded-xl bg-surface px-5 py-5 shadow-lift print:mx-auto print:max-w-sm print:p-0 print:text-sm print:shadow-none"
    >
      <header className="flex items-center gap-3 border-hairline border-b pb-4">
        <Logo name={restaurantName} src={logoUrl} className="size-11 text-lg" />
        <div className="min-w-0">
          <h2 id="receipt-title" className="text-ink-2 text-sm">
            {m['diner.receipt']()}
          </h2>
          <p className="font-semibold text-lg leading-snug wrap-anywhere">{restaurantName}</p>
          <p className="text-ink-2 text-sm">
            {m['diner.table']({ number: receipt.tableNumber })}
            {' · '}
            <time dateTime={receipt.closedAt}>{formatDateTime(receipt.closedAt, getLocale(), timezone)}</time>
          </p>
        </div>
      </header>
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
      <p className="mt-4 rounded-md bg-sunken px-4 py-2 text-center font-medium text-ink-2 text-sm">
        {m['diner.notFiscal']()}
      </p>
    </article>
  );
}

/** An order that is paid by itself is paid at the till. */
const byNobody = { person: null, you: false };
