import { memo } from 'react';
import { m } from '#generated/messages/messages.js';
import { OctagonIcon, TriangleIcon } from './icons.tsx';
import type { TicketProps } from './ticket.tsx';

interface TicketStripProps extends Pick<TicketProps, 'ticket' | 'left' | 'actions'> {
  name: string;
}

/** A late ticket where not even the late ones have room: whose it is and how late, and the way to it. */
export const TicketStrip = memo(function TicketStrip({ name, ticket, left, actions }: TicketStripProps) {
  return (
    <button
      type="button"
      data-part={name}
      data-work
      className="k-ticket k-named is-late"
      onClick={() => actions.onOpen(ticket.id)}
    >
      {ticket.warnings.length > 0 && <OctagonIcon />}
      <b>{m['kitchen.tableNumber']({ number: ticket.tableNumber })}</b>
      <span>
        <TriangleIcon />
        {m['kitchen.lateBy']({ minutes: left })}
      </span>
    </button>
  );
});
