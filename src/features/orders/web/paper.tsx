import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#generated/messages/messages.js';
import { WarningIcon } from '#ui/staff/icons.tsx';
import { allergiesApart } from '../lines/allergy.ts';
import type { OrderLine } from '../lines/contract.ts';
import { lineCents } from '../order.ts';
import { paperMoney, portuguese } from '../portuguese.ts';

interface PaperProps {
  restaurantName: string;
  title: string;
  /** Lines below the title. */
  head: string[];
  /** What makes it no valid paper: it is said in large letters, and what follows is struck out. */
  voided?: string | undefined;
  children: ReactNode;
}

/** Exists for the printer alone, beside the page: on 80 mm paper it fills the strip, on A4 it is a narrow column. */
export function Paper({ restaurantName, title, head, voided, children }: PaperProps) {
  return createPortal(
    <section
      lang={portuguese.locale}
      className="mx-auto hidden max-w-[110mm] text-[10.5pt] text-black leading-snug print:block"
    >
      <header className="grid gap-0.5 text-center">
        <p className="font-bold text-[14pt] wrap-anywhere">{restaurantName}</p>
        <h1 className="text-[12pt]">{title}</h1>
        {head.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {voided && <p className="mt-2 border-2 border-black py-1 font-bold text-[16pt] uppercase">{voided}</p>}
      </header>
      <div className={voided && 'line-through'}>{children}</div>
      <p className="mt-4 text-center text-[9pt]">{m['orders.receipt.notFiscal']({}, portuguese)}</p>
    </section>,
    document.body,
  );
}

export function PaperItems({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className="grid gap-2">
      {lines.map((line) => (
        <PaperItem key={line.line} line={line} />
      ))}
    </ul>
  );
}

function PaperItem({ line }: { line: OrderLine }) {
  const { warnings, choices, note } = allergiesApart(line);
  return (
    <li className="grid break-inside-avoid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2">
      <span className="money min-w-[2.2em]">{line.quantity}×</span>
      <span className="min-w-0 wrap-anywhere">
        {line.name}
        {choices.length > 0 && <small className="block text-[9pt]">{choices.join(' · ')}</small>}
        {line.freeQuantity > 0 && (
          <small className="block text-[9pt]">
            {m['orders.corrections.free']({ count: line.freeQuantity }, portuguese)}
          </small>
        )}
        {note && <small className="block text-[9pt]">{m['orders.note']({ note }, portuguese)}</small>}
      </span>
      <span className="money">{paperMoney(lineCents(line))}</span>
      {warnings.map((text) => (
        // Thermal paper knows no colour: a frame, a sign and the word.
        <p key={text} className="col-span-full mt-1 flex items-start gap-2 border-2 border-black px-2 py-1 font-bold">
          <WarningIcon size={22} />
          <span className="min-w-0 wrap-anywhere">
            <span className="block text-[9pt] uppercase">{m['orders.allergy']({}, portuguese)}</span>
            {text}
          </span>
        </p>
      ))}
    </li>
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

export function PaperTotal({
  cents,
  label = m['orders.form.total']({}, portuguese),
}: {
  cents: number;
  label?: string;
}) {
  return (
    <div className="mt-1 font-bold text-[13pt]">
      <PaperSum label={label}>{paperMoney(cents)}</PaperSum>
    </div>
  );
}
