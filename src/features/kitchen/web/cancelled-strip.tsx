import type { RefCallback } from 'react';
import { m } from '#generated/messages/messages.js';
import { NoneIcon } from '#ui/staff/icons.tsx';
import type { Ticket } from '../tickets.ts';

/** '3 cancelados' */
export const cancelledText = (count: number) =>
  count === 1 ? m['kitchen.cancelledOne']() : m['kitchen.cancelledCount']({ count });

interface CancelledStripProps {
  /** The place that it takes is the first one's. */
  tickets: readonly Ticket[];
  keyNumber: number | undefined;
  follow: RefCallback<HTMLElement>;
  onOpen: () => void;
}

/** Cancelled orders that nobody has seen yet, in one thin strip: how many, of which tables, and the way to them. */
export function CancelledStrip({ tickets, keyNumber, follow, onOpen }: CancelledStripProps) {
  const numbers = [...new Set(tickets.map(({ tableNumber }) => tableNumber))].sort((a, b) => a - b).join(', ');
  return (
    <button
      ref={follow}
      type="button"
      data-ticket={tickets[0]?.id}
      data-work
      data-key={keyNumber}
      aria-haspopup="dialog"
      aria-keyshortcuts={keyNumber === undefined ? undefined : String(keyNumber)}
      className="k-ticket k-cancelled is-cancelled"
      onClick={onOpen}
    >
      {keyNumber === undefined ? <NoneIcon /> : <kbd>{keyNumber}</kbd>}
      <span>
        <b>{cancelledText(tickets.length)}</b> <small>{m['kitchen.cancelledTables']({ numbers })}</small>
      </span>
    </button>
  );
}
