import type { KeyboardEvent } from 'react';
import { m } from '#generated/messages/messages.js';
import { ageOf } from '../age.ts';
import { isOpen, lateLines, type Ticket as TicketOf } from '../tickets.ts';
import { Sheet } from './sheet.tsx';
import { Ticket, type TicketActions } from './ticket.tsx';

interface WholeTicketProps {
  /** None: nothing was opened, or what was is finished. */
  ticket: TicketOf | undefined;
  keyNumber: number | undefined;
  now: number;
  timeZone: string;
  actions: TicketActions;
  /** Puts it before the others, or takes that back. */
  onRush: (ticket: TicketOf) => void;
  onClose: () => void;
}

/** A ticket over the others for a moment: all of its lines, and what is rarely done with it. It works as it does where it hangs. */
export function WholeTicket({ ticket, keyNumber, now, timeZone, actions, onRush, onClose }: WholeTicketProps) {
  const title = ticket ? m['kitchen.tableNumber']({ number: ticket.tableNumber }) : '';
  // A bar of keys has no other way on.
  const press = ({ key, repeat, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (!repeat && key === String(keyNumber)) currentTarget.querySelector<HTMLElement>('[data-key]')?.click();
  };
  return (
    <Sheet open={ticket !== undefined} onClose={onClose} title={title} onKeyDown={press}>
      {ticket && (
        <Ticket
          {...ageOf(ticket, now)}
          ticket={ticket}
          lateLines={lateLines(ticket, now).join(' ')}
          isNew={false}
          isBack={false}
          opened
          keyNumber={keyNumber}
          timeZone={timeZone}
          actions={actions}
        />
      )}
      {ticket?.lines.some(isOpen) && (
        <button
          type="button"
          className="k-tool k-set-rush"
          onClick={() => {
            onRush(ticket);
            onClose();
          }}
        >
          {ticket.rush ? m['kitchen.unrush']() : m['kitchen.rush']()}
        </button>
      )}
    </Sheet>
  );
}
