import { m } from '#generated/messages/messages.js';
import { useSeconds } from '#ui/staff/use-seconds.ts';
import type { Ticket } from '../tickets.ts';
import { MadeIcon } from './icons.tsx';

interface GoneProps {
  ticket: Ticket;
  until: number;
  height: number;
}

/** The place of a ticket that has left, as high as it was: what hangs below does not move yet. */
export function Gone({ ticket: { tableNumber, lines }, until, height }: GoneProps) {
  const seconds = useSeconds(until);
  const cancelled = lines.every(({ mark }) => mark === 'removed');
  return (
    <div className="k-ticket k-gone" style={{ height }}>
      <MadeIcon />
      <p>
        <b>{m['kitchen.tableNumber']({ number: tableNumber })}</b>{' '}
        {cancelled ? m['kitchen.goneElsewhere']() : m['kitchen.gone']()}
        <br />
        {m['kitchen.opensIn']({ seconds })}
      </p>
    </div>
  );
}
