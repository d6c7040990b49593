import { type CSSProperties, memo, type RefCallback } from 'react';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { spanText } from '../../tables/web/span-text.ts';
import { withJoined } from '../../tables/with-joined.ts';
import { type Age, lookOf } from '../age.ts';
import { isEnded } from '../ended.ts';
import { isOpen, type TicketLine as Line, type Ticket as TicketOf } from '../tickets.ts';
import { AllergyBand, AllergyBrief } from './allergy-band.tsx';
import { Continues } from './continues.tsx';
import { ownDueTexts } from './own-due.ts';
import { RushMark } from './rush-mark.tsx';
import { SeenButton } from './seen-button.tsx';
import { TicketFoot } from './ticket-foot.tsx';
import { DueWords, TableNumber } from './ticket-head.tsx';
import { TicketLine } from './ticket-line.tsx';

export interface TicketActions {
  onLine: (ticket: TicketOf, line: Line) => void;
  onTicket: (ticket: TicketOf) => void;
  onTouch: (ids: readonly string[]) => void;
  /** Shows a ticket whole. */
  onOpen: (id: string) => void;
}

export interface TicketProps {
  ticket: TicketOf;
  state: Age['state'];
  minutes: number;
  left: number;
  /** In hundredths, by steps of five: each step draws every ticket anew. */
  used: number;
  /** Which of its lines are late, from 0, with spaces between. */
  lateLines?: string;
  isNew: boolean;
  /** It was brought back to work just now. */
  isBack: boolean;
  /** It lies over the others, where it is not opened once more. */
  opened?: boolean;
  keyNumber: number | undefined;
  /** How many of its lines hang here, and how high they are together, where the others hang in the next column. */
  shown?: number | undefined;
  shownHeight?: number | undefined;
  timeZone: string;
  /** For a moment as high as it was with all that was to be made of it. */
  height?: number | undefined;
  follow?: RefCallback<HTMLElement> | undefined;
  actions: TicketActions;
}

/** An order's lines at this display, in the order in which they are read: table, age, allergy, quantity, dish, how, action. */
export const Ticket = memo(function Ticket(props: TicketProps) {
  const {
    ticket,
    state,
    minutes,
    left,
    used,
    lateLines,
    isNew,
    isBack,
    opened = false,
    keyNumber,
    shown,
    shownHeight,
    timeZone,
    height,
    follow,
    actions,
  } = props;
  const { id, tableNumber, joinedNumbers, warnings, lines, movedFrom } = ticket;
  const open = lines.some(isOpen);
  const late = lateApart(ticket, lateLines);
  const ownDues = ownDueTexts(ticket, { state, lateLines, timeZone });
  return (
    <article
      ref={follow}
      style={height === undefined ? undefined : { height }}
      data-ticket={id}
      aria-label={m['kitchen.tableNumber']({ number: tableNumber })}
      onPointerDown={() => actions.onTouch([id])}
      className={cx('k-ticket', open ? `is-${lookOf({ state }, isNew)}` : 'is-ended', isBack && 'is-back')}
    >
      <header>
        {isNew && <span className="k-tag">{m['kitchen.new']()}</span>}
        <TableNumber number={withJoined(tableNumber, joinedNumbers, ' + ')} />
        <p className="k-age">
          <span aria-hidden="true">
            {minutes}
            <small>{m['kitchen.minutes']()}</small>
          </span>
          <span className="sr-only">{m['kitchen.ageOf']({ span: spanText(minutes) })}</span>
        </p>
        {open && (
          <p className="k-by">
            <DueWords age={{ state, minutes, left, used }} due={ticket} timeZone={timeZone} />
          </p>
        )}
      </header>
      <div className="k-run">
        <i style={{ '--used': used / 100 } as CSSProperties} />
      </div>
      <AllergyBand warnings={warnings} here={lines.map(({ line }) => line)} />
      {!opened && <AllergyBrief warnings={warnings} measured />}
      {ticket.rush && <RushMark rush={ticket.rush} timeZone={timeZone} />}
      {movedFrom !== null && (
        <div className="k-moved">
          <span>
            <b>{m['kitchen.moved']()}</b>
            {m['kitchen.movedFrom']({ number: movedFrom })}
          </span>
          <SeenButton ticket={ticket} lines={[]} />
        </div>
      )}
      <div className="k-lines" style={shown === undefined ? undefined : { height: shownHeight }}>
        <ul>
          {lines.map((line, at) => (
            <TicketLine
              key={line.line}
              ticket={ticket}
              line={line}
              hidden={shown !== undefined && at >= shown}
              late={late.has(at)}
              ownDue={ownDues[at] ?? null}
              seenApart={!isEnded(ticket)}
              onTap={actions.onLine}
            />
          ))}
        </ul>
      </div>
      {shown !== undefined && <Continues />}
      <TicketFoot {...{ ticket, isNew, opened, keyNumber, actions }} measured={shown !== undefined} />
    </article>
  );
});

/** Which of its lines say themselves that they are late, from 0: none where all are, for then the head says it. */
export function lateApart({ lines }: TicketOf, lateLines: string | undefined): ReadonlySet<number> {
  const late = new Set(lateLines ? lateLines.split(' ').map(Number) : []);
  return late.size < lines.filter(isOpen).length ? late : new Set();
}
