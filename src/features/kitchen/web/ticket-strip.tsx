import { memo } from 'react';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { warningsApart } from '../../orders/lines/allergy.ts';
import { wishesBeside } from '../../orders/lines/avoided.ts';
import { spanText } from '../../tables/web/span-text.ts';
import { bandText } from '../allergies.ts';
import { choiceTexts, piecesText } from '../choice-texts.ts';
import { foldedLines, type Ticket, type TicketLine } from '../tickets.ts';
import { Contains } from './contains.tsx';
import { endedMark } from './ended-text.ts';
import { DotsIcon, OctagonIcon, TriangleIcon } from './icons.tsx';
import type { TicketProps } from './ticket.tsx';
import { spoken } from './ticket-line.tsx';

interface TicketStripProps extends Pick<TicketProps, 'ticket' | 'state' | 'left' | 'actions' | 'follow'> {
  name: string;
  /** There is room for its name only. */
  bare: boolean;
}

/**
 * A late or rushed ticket where not all of them have room: whose it is and how late, what is to be made to the last word, and the way to all of it.
 * Where it is `follow`ed it is drawn to be measured.
 */
export const TicketStrip = memo(function TicketStrip({
  name,
  ticket,
  state,
  left,
  actions,
  bare,
  follow,
}: TicketStripProps) {
  const { warnings, movedFrom } = ticket;
  const late = state === 'late';
  return (
    <button
      ref={follow}
      type="button"
      data-part={follow ? undefined : name}
      data-folded={follow && name}
      data-work
      className={cx('k-ticket k-named', late && 'is-late')}
      onClick={() => actions.onOpen(ticket.id)}
    >
      <span>
        {bare && warnings.length > 0 && <OctagonIcon />}
        <b>{m['kitchen.tableNumber']({ number: ticket.tableNumber })}</b>
        <span>
          {bare && ticket.unseen && m['kitchen.changed']()}
          {late ? (
            <>
              <TriangleIcon />
              <span aria-hidden="true">{m['kitchen.over']({ span: spanText(left) })}</span>
              <span className="sr-only">{m['kitchen.lateBy']({ span: spanText(left) })}</span>
            </>
          ) : (
            m['kitchen.rushed']()
          )}
          {!bare && <DotsIcon />}
        </span>
      </span>
      {!bare && warnings.length > 0 && (
        <small dir="auto" className="is-warning">
          {m['kitchen.allergy']()} {warnings.map(({ text }) => bandText(text)).join(' · ')}
        </small>
      )}
      {!bare && movedFrom !== null && <small>{m['kitchen.movedFrom']({ number: movedFrom })}</small>}
      {!bare && foldedLines(ticket).map((line) => <Line key={line.line} ticket={ticket} line={line} />)}
    </button>
  );
});

function Line({ ticket, line }: { ticket: Ticket; line: TicketLine }) {
  const { mark, was } = line;
  if (mark === 'removed') {
    return (
      <small dir="auto">
        <em>{endedMark(ticket)}</em> <s>{spoken(line)}</s>
      </small>
    );
  }
  const { choices, note, warnings } = warningsApart(choiceTexts(line), line);
  const how = [...choices, note, ...warnings.map(wishesBeside)].filter(Boolean).join(', ');
  return (
    <small dir="auto">
      {mark && <em>{mark === 'added' ? m['kitchen.added']() : m['kitchen.changed']()} </em>}
      {mark === 'changed' && was && <s>{spoken(was)} </s>}
      <b>{piecesText(line.pieces)}</b> {how}
      {warnings.length > 0 && <em className="is-warning"> {m['kitchen.allergy']()}</em>}
      <Contains allergens={line.allergens} warnings={ticket.warnings} loudOnly />
    </small>
  );
}
