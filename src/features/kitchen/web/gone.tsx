import { m } from '#generated/messages/messages.js';
import { NoneIcon } from '#ui/staff/icons.tsx';
import { useSeconds } from '#ui/staff/use-seconds.ts';
import { isCancelled } from '../cancelled.ts';
import type { Ticket } from '../tickets.ts';
import { MadeIcon } from './icons.tsx';

interface GoneProps {
  ticket: Ticket;
  until: number;
  height: number;
}

/** The place of a ticket that has left, as high as it was: what hangs below does not move yet. */
export function Gone({ ticket, until, height }: GoneProps) {
  const seconds = useSeconds(until);
  const cancelled = isCancelled(ticket);
  return (
    <div className="k-ticket k-gone" style={{ height }}>
      {cancelled ? <NoneIcon /> : <MadeIcon />}
      <p>
        <b>{m['kitchen.tableNumber']({ number: ticket.tableNumber })}</b>{' '}
        {cancelled ? m['kitchen.goneCancelled']() : m['kitchen.gone']()}
        <br />
        {m['kitchen.opensIn']({ seconds })}
      </p>
    </div>
  );
}
