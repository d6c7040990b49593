import { m } from '#generated/messages/messages.js';
import { NoneIcon } from '#ui/staff/icons.tsx';
import { useSeconds } from '#ui/staff/use-seconds.ts';
import { isEnded } from '../ended.ts';
import type { Ticket } from '../tickets.ts';
import { goneText } from './ended-text.ts';
import { MadeIcon } from './icons.tsx';

interface GoneProps {
  ticket: Ticket;
  until: number;
  height: number;
}

/** The place of a ticket that has left, as high as it was: what hangs below does not move yet. */
export function Gone({ ticket, until, height }: GoneProps) {
  const seconds = useSeconds(until);
  return (
    <div className="k-ticket k-gone" style={{ height }}>
      {isEnded(ticket) ? <NoneIcon /> : <MadeIcon />}
      <p>
        <b>{m['kitchen.tableNumber']({ number: ticket.tableNumber })}</b> {goneText(ticket)}
        <br />
        {m['kitchen.opensIn']({ seconds })}
      </p>
    </div>
  );
}
