import { createPortal } from 'react-dom';
import { m } from '#generated/messages/messages.js';
import { formatMoney } from '#lib/money.ts';
import { formatReceiptDate } from '#lib/time.ts';
import type { Order } from '../contract.ts';

interface ReceiptProps {
  order: Order;
  restaurantName: string;
  timeZone: string;
}

// The guest's paper is Portuguese, whatever the screen speaks.
const portuguese = { locale: 'pt-BR' } as const;
const money = (cents: number) => formatMoney(cents, 'pt-BR');

/** Exists for the printer alone, beside the page: on 80 mm paper it fills the strip, on A4 it is a narrow column. */
export function Receipt({ order, restaurantName, timeZone }: ReceiptProps) {
  return createPortal(
    <section lang="pt-BR" className="mx-auto hidden max-w-[110mm] text-[10.5pt] text-black leading-snug print:block">
      <header className="grid gap-0.5 text-center">
        <p className="font-bold text-[14pt] wrap-anywhere">{restaurantName}</p>
        <h1 className="text-[12pt]">{m['orders.receipt.title']({}, portuguese)}</h1>
        <p>
          {m['orders.table']({ number: order.tableNumber }, portuguese)}
          {' · '}
          {m['orders.receipt.order']({ number: order.number }, portuguese)}
        </p>
        <p>{formatReceiptDate(order.createdAt, timeZone)}</p>
      </header>
      <ul className="my-3 grid gap-2 border-black border-y border-dashed py-3">
        {order.lines.map((line) => (
          <li key={line.line} className="grid break-inside-avoid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2">
            <span className="money min-w-[2.2em]">{line.quantity}×</span>
            <span className="min-w-0 wrap-anywhere">
              {line.name}
              {line.choices.length > 0 && (
                <small className="block text-[9pt]">{line.choices.map((choice) => choice.name).join(' · ')}</small>
              )}
              {line.notes && (
                <small className="block text-[9pt]">{m['orders.note']({ note: line.notes }, portuguese)}</small>
              )}
            </span>
            <span className="money">{money(line.quantity * line.unitCents)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1">
        <Line label={m['orders.receipt.items']({}, portuguese)} cents={order.itemsCents} />
        {order.serviceFeeCents > 0 && (
          <Line label={m['orders.receipt.fee']({}, portuguese)} cents={order.serviceFeeCents} />
        )}
        <div className="mt-1 font-bold text-[13pt]">
          <Line label={m['orders.form.total']({}, portuguese)} cents={order.totalCents} />
        </div>
      </dl>
      <p className="mt-4 text-center text-[9pt]">{m['orders.receipt.notFiscal']({}, portuguese)}</p>
    </section>,
    document.body,
  );
}

function Line({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0">{label}</dt>
      <dd className="money">{money(cents)}</dd>
    </div>
  );
}
