import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#generated/messages/messages.js';
import { formatMoney } from '#lib/money.ts';
import type { OrderLine } from '../contract.ts';

// The guest's paper is Portuguese, whatever the screen speaks.
export const portuguese = { locale: 'pt-BR' } as const;
export const paperMoney = (cents: number) => formatMoney(cents, 'pt-BR');

interface PaperProps {
  restaurantName: string;
  title: string;
  /** Lines below the title. */
  head: string[];
  children: ReactNode;
}

/** Exists for the printer alone, beside the page: on 80 mm paper it fills the strip, on A4 it is a narrow column. */
export function Paper({ restaurantName, title, head, children }: PaperProps) {
  return createPortal(
    <section lang="pt-BR" className="mx-auto hidden max-w-[110mm] text-[10.5pt] text-black leading-snug print:block">
      <header className="grid gap-0.5 text-center">
        <p className="font-bold text-[14pt] wrap-anywhere">{restaurantName}</p>
        <h1 className="text-[12pt]">{title}</h1>
        {head.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </header>
      {children}
      <p className="mt-4 text-center text-[9pt]">{m['orders.receipt.notFiscal']({}, portuguese)}</p>
    </section>,
    document.body,
  );
}

export function PaperItems({ lines }: { lines: OrderLine[] }) {
  return (
    <ul className="grid gap-2">
      {lines.map((line) => (
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
          <span className="money">{paperMoney(line.quantity * line.unitCents)}</span>
        </li>
      ))}
    </ul>
  );
}

export function PaperSum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="money">{children}</dd>
    </div>
  );
}

export function PaperTotal({ cents }: { cents: number }) {
  return (
    <div className="mt-1 font-bold text-[13pt]">
      <PaperSum label={m['orders.form.total']({}, portuguese)}>{paperMoney(cents)}</PaperSum>
    </div>
  );
}
