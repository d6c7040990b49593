import type { CSSProperties, ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { cx } from '#ui/cx.ts';
import { WarningIcon } from '#ui/staff/icons.tsx';
import { type Age, ageOf, lookOf } from '../../../kitchen/age.ts';
import { choiceTexts } from '../../../kitchen/choice-texts.ts';
import { isOpen, type Ticket, type TicketLine } from '../../../kitchen/tickets.ts';
import { warningsApart } from '../../../orders/lines/allergy.ts';
import { spanText } from '../../../tables/web/span-text.ts';

const looks = {
  new: 'bg-yellow-tint text-yellow',
  calm: 'bg-tint text-brand-ink',
  due: 'bg-yellow-tint text-yellow',
  late: 'bg-red-tint text-red',
};

export interface DemoTicketProps {
  ticket: Ticket;
  now: number;
  timeZone: string;
  own?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

/** An order as the kitchen has it. */
export function DemoTicket({ ticket, now, timeZone, own = false, children }: DemoTicketProps) {
  const age = ageOf(ticket, now);
  const look = lookOf(age, !ticket.begun);
  const table = m['kitchen.tableNumber']({ number: ticket.tableNumber });
  return (
    <article
      aria-label={own ? `${table}, ${m['demo.own']()}` : table}
      className={cx(
        'mb-4 break-inside-avoid overflow-hidden rounded-lg bg-surface text-ink shadow-lift',
        // Only what lands moves: a kitchen that fades in looks switched off.
        own && 'animate-rise ring-4 ring-yellow-dot/70',
      )}
    >
      <header
        className={cx('grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2 px-4 pt-3 pb-2.5', looks[look])}
      >
        <h3 className="text-ink text-xl tracking-tight">{table}</h3>
        <span className="font-semibold tabular-nums">
          <span aria-hidden="true">{`${age.minutes} ${m['kitchen.minutes']()}`}</span>
          <span className="sr-only">{m['kitchen.ageOf']({ span: spanText(age.minutes) })}</span>
        </span>
        <span className="col-span-2 font-semibold text-sm">
          {own ? m['demo.own']() : dueText(look, age, ticket.dueAt, timeZone)}
        </span>
      </header>
      <div className="h-1 bg-sunken">
        <i
          className={cx('block h-full w-(--used)', look === 'late' ? 'bg-red-dot' : 'bg-brand-soft')}
          style={{ '--used': `${Math.round(age.used * 100)}%` } as CSSProperties}
        />
      </div>
      <ul className="grid gap-2 px-4 py-3.5 leading-snug">
        {ticket.lines.map((line) => (
          <Line key={line.line} line={line} />
        ))}
      </ul>
      {children}
    </article>
  );
}

function Line({ line }: { line: TicketLine }) {
  const { warnings, choices, note } = warningsApart(choiceTexts(line), line);
  return (
    <li className={cx('grid grid-cols-[1.5rem_minmax(0,1fr)]', !isOpen(line) && 'text-ink-3')}>
      <b className="font-semibold text-brand-ink">{line.quantity}</b>
      <span className="min-w-0 wrap-anywhere">
        <span className={cx(!isOpen(line) && 'line-through')}>{line.name}</span>
        {[...choices, note].filter(Boolean).map((word) => (
          <span key={word} className="block text-ink-2 text-sm">
            {word}
          </span>
        ))}
        {warnings.map((word) => (
          <strong
            key={word}
            className="mt-1 flex items-center gap-1.5 rounded-sm bg-red px-2 py-1 font-semibold text-sm text-surface"
          >
            <WarningIcon size={16} />
            {word}
          </strong>
        ))}
      </span>
    </li>
  );
}

function dueText(look: keyof typeof looks, { left }: Age, dueAt: number, timeZone: string): string {
  if (look === 'new') return m['orders.status.pendente']();
  if (look === 'late') return m['kitchen.lateBy']({ span: spanText(left) });
  if (look === 'due') return left === 1 ? m['kitchen.leftOne']() : m['kitchen.left']({ span: spanText(left) });
  return m['kitchen.until']({ time: formatTime(new Date(dueAt), getLocale(), timeZone) });
}
