import { memo } from 'react';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { withJoined } from '../../tables/with-joined.ts';
import { lookOf } from '../age.ts';
import { isOpen } from '../tickets.ts';
import { AllergyBrief } from './allergy-band.tsx';
import { Continues } from './continues.tsx';
import { ownDueTexts } from './own-due.ts';
import { lateApart, type TicketProps } from './ticket.tsx';
import { TicketFoot } from './ticket-foot.tsx';
import { TicketLine } from './ticket-line.tsx';

interface TicketPartProps
  extends Pick<TicketProps, 'ticket' | 'state' | 'lateLines' | 'isNew' | 'keyNumber' | 'timeZone' | 'actions'> {
  /** Its name in the columns. */
  name: string;
  /** Its lines from `from` up to before `to`. */
  from: number;
  to: number;
  /** The ticket goes on once more. */
  continues: boolean;
}

/** Where a ticket goes on that has no room in one column: whose it is, what nobody may overlook, and the rest of its lines. */
export const TicketPart = memo(function TicketPart(props: TicketPartProps) {
  const { ticket, state, lateLines, isNew, keyNumber, timeZone, actions, name, from, to, continues } = props;
  const { tableNumber, joinedNumbers, lines, warnings } = ticket;
  const late = lateApart(ticket, lateLines);
  const ownDues = ownDueTexts(ticket, { state, lateLines, timeZone });
  const number = withJoined(tableNumber, joinedNumbers, ' + ');
  return (
    <article
      data-part={name}
      aria-label={m['kitchen.continued']({ number: tableNumber })}
      onPointerDown={() => actions.onTouch([ticket.id])}
      className={cx('k-ticket is-part', lines.some(isOpen) ? `is-${lookOf({ state }, isNew)}` : 'is-ended')}
    >
      <p className="k-continued">
        <b>{number}</b> {m['kitchen.continues']()}
      </p>
      <AllergyBrief warnings={warnings} />
      <div className="k-lines">
        <ul>
          {lines.slice(from, to).map((line, at) => (
            <TicketLine
              key={line.line}
              ticket={ticket}
              line={line}
              hidden={false}
              late={late.has(from + at)}
              ownDue={ownDues[from + at] ?? null}
              seenApart
              onTap={actions.onLine}
            />
          ))}
        </ul>
      </div>
      {continues ? <Continues /> : <TicketFoot {...{ ticket, isNew, keyNumber, actions }} />}
    </article>
  );
});
