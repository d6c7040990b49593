import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import type { Hidden } from '../cut.ts';
import type { Ticket } from '../tickets.ts';
import { OctagonIcon, TriangleIcon } from './icons.tsx';

interface HiddenLinesProps {
  ticket: Ticket;
  hidden: Hidden;
  onOpen: (id: string) => void;
}

/** At the foot of a ticket that has no room for all of its lines: how many are not shown, and what of them matters most. */
export function HiddenLines({ ticket, hidden, onOpen }: HiddenLinesProps) {
  const text = textOf(hidden);
  return (
    <button
      type="button"
      data-work
      className={cx('k-hidden', lookOf(hidden))}
      aria-label={m['kitchen.hidden.open']({ hidden: text, number: ticket.tableNumber })}
      aria-keyshortcuts="+"
      onClick={() => onOpen(ticket.id)}
    >
      {hidden.allergies > 0 && <OctagonIcon />}
      {hidden.late > 0 && <TriangleIcon />}
      {text}
    </button>
  );
}

function lookOf({ allergies, late, changes }: Hidden) {
  if (allergies > 0) return 'is-warning';
  return late > 0 ? 'is-late' : changes > 0 && 'is-changed';
}

function textOf({ lines, allergies, changes, begun, late }: Hidden): string {
  const parts = [lines === 1 ? m['kitchen.hidden.line']() : m['kitchen.hidden.lines']({ count: lines })];
  if (allergies === 1) parts.push(m['kitchen.hidden.allergy']());
  if (allergies > 1) parts.push(m['kitchen.hidden.allergies']({ count: allergies }));
  if (changes === 1) parts.push(m['kitchen.hidden.change']());
  if (changes > 1) parts.push(m['kitchen.hidden.changes']({ count: changes }));
  if (late > 0) parts.push(late === 1 ? m['kitchen.lateOne']() : m['kitchen.late']({ count: late }));
  else if (begun > 0) parts.push(m['kitchen.sumsBegun']({ count: begun }));
  return parts.join(' · ');
}
