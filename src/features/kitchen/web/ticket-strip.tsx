import { memo } from 'react';
import { m } from '#generated/messages/messages.js';
import { wordsOf } from '../../orders/lines/words.ts';
import { saidOf } from '../allergies.ts';
import { choiceTexts, piecesText } from '../choice-texts.ts';
import { foldedLines } from '../tickets.ts';
import { OctagonIcon, TriangleIcon } from './icons.tsx';
import type { TicketProps } from './ticket.tsx';

interface TicketStripProps extends Pick<TicketProps, 'ticket' | 'left' | 'actions'> {
  name: string;
  /** There is room for its name only. */
  bare: boolean;
}

/** A late ticket where not all late ones have room: whose it is and how late, what is to be made, and the way to all of it. */
export const TicketStrip = memo(function TicketStrip({ name, ticket, left, actions, bare }: TicketStripProps) {
  const { warnings } = ticket;
  return (
    <button
      type="button"
      data-part={name}
      data-work
      className="k-ticket k-named is-late"
      onClick={() => actions.onOpen(ticket.id)}
    >
      <span>
        {bare && warnings.length > 0 && <OctagonIcon />}
        <b>{m['kitchen.tableNumber']({ number: ticket.tableNumber })}</b>
        <span>
          {ticket.unseen && m['kitchen.changed']()}
          <TriangleIcon />
          <span aria-hidden="true">{m['kitchen.over']({ minutes: left })}</span>
          <span className="sr-only">{m['kitchen.lateBy']({ minutes: left })}</span>
        </span>
      </span>
      {!bare && warnings.length > 0 && (
        <small dir="auto" className="is-warning">
          {m['kitchen.allergy']()} {warnings.map(({ text }) => saidOf(text)).join(', ')}
        </small>
      )}
      {!bare &&
        foldedLines(ticket).map((line) => (
          <small key={line.line} dir="auto">
            {[piecesText(line.pieces), ...choiceTexts(line), ...wordsOf(line)].join(', ')}
          </small>
        ))}
    </button>
  );
});
