import { type ReactNode, useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDateTime } from '#lib/time.ts';
import { Logo } from '../../../restaurants/web/diner/logo.tsx';
import type { ReceiptHead } from './receipt-text.ts';

interface ReceiptSheetProps extends ReceiptHead {
  title: string;
  tableNumber: number;
  at: string;
  children: ReactNode;
}

/** What every receipt of a guest has: whose house it is of, which table and when, and that it is no fiscal document. Of its page it alone is printed. */
export function ReceiptSheet({
  title,
  restaurantName,
  logoUrl,
  timezone,
  tableNumber,
  at,
  children,
}: ReceiptSheetProps) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      data-paper
      className="rounded-xl bg-surface px-5 py-5 shadow-lift print:mx-auto print:max-w-sm print:p-0 print:text-sm print:shadow-none"
    >
      <header className="flex items-center gap-3 border-hairline border-b pb-4">
        <Logo name={restaurantName} src={logoUrl} className="size-11 text-lg" />
        <div className="min-w-0">
          <h2 id={id} className="text-ink-2 text-sm">
            {title}
          </h2>
          <p className="font-semibold text-lg leading-snug wrap-anywhere">{restaurantName}</p>
          <p className="text-ink-2 text-sm">
            {m['diner.table']({ number: tableNumber })}
            {' · '}
            <time dateTime={at}>{formatDateTime(at, getLocale(), timezone)}</time>
          </p>
        </div>
      </header>
      {children}
      <p className="mt-4 rounded-md bg-sunken px-4 py-2 text-center font-medium text-ink-2 text-sm">
        {m['diner.notFiscal']()}
      </p>
    </article>
  );
}
