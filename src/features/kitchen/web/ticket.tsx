import { type CSSProperties, memo, type RefCallback } from 'react';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { withJoined } from '../../tables/with-joined.ts';
import { type Age, lookOf } from '../age.ts';
import { hiddenOf } from '../cut.ts';
import { isEnded } from '../ended.ts';
import { isOpen, type TicketLine as Line, type Ticket as TicketOf } from '../tickets.ts';
import { AllergyBand } from './allergy-band.tsx';
import { HiddenLines } from './hidden-lines.tsx';
import { DotsIcon } from './icons.tsx';
import { RushMark } from './rush-mark.tsx';
import { SeenButton } from './seen-button.tsx';
import { DueWords, TableNumber } from './ticket-head.tsx';
import { TicketLine } from './ticket-line.tsx';

export interface TicketActions {
  onLine: (ticket: TicketOf, line: Line) => void;
  onTicket: (ticket: TicketOf) => void;
  onTouch: (ids: readonly string[]) => void;
  /** Shows a ticket whole. */
  onOpen: (id: string) => void;
  /** Shows it whole, because a step would carry on what nobody can have read. */
  onCheck: (id: string) => void;
}

interface TicketProps {
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
  /** Which of its lines have no room, and how high the others are; all of them have where nothing is said. */
  folded?: string | undefined;
  shownHeight?: number | undefined;
  timeZone: string;
  follow?: RefCallback<HTMLElement>;
  actions: TicketActions;
}

const start = { text: m['kitchen.start'], of: m['kitchen.startOf'] };
const finish = { text: m['kitchen.finish'], of: m['kitchen.finishOf'] };

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
    folded,
    shownHeight,
    timeZone,
    follow,
    actions,
  } = props;
  const { id, tableNumber, joinedNumbers, warnings, lines, movedFrom } = ticket;
  const open = lines.some(isOpen);
  // Nothing of it is left: it is seen as one.
  const gone = isEnded(ticket);
  const action = ticket.begun ? finish : start;
  const away = numbersIn(folded);
  const late = numbersIn(lateLines);
  // All of them: then the head says it.
  const apart = late.size < lines.filter(isOpen).length;
  const hidden = hiddenOf(ticket, away, late);
  const unread = hidden.allergies > 0 || hidden.changes > 0;
  const check = unread ? () => actions.onCheck(id) : undefined;
  return (
    <article
      ref={follow}
      data-ticket={id}
      aria-label={m['kitchen.tableNumber']({ number: tableNumber })}
      onPointerDown={() => isNew && actions.onTouch([id])}
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
          <span className="sr-only">{m['kitchen.ageOf']({ minutes })}</span>
        </p>
        {open && (
          <p className="k-by">
            <DueWords age={{ state, minutes, left, used }} dueAt={ticket.dueAt} timeZone={timeZone} />
          </p>
        )}
      </header>
      <div className="k-run">
        <i style={{ '--used': used / 100 } as CSSProperties} />
      </div>
      <AllergyBand warnings={warnings} here={lines.map(({ line }) => line)} />
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
      <div className="k-lines" style={folded === undefined ? undefined : { height: shownHeight }}>
        <ul>
          {lines.map((line, at) => (
            <TicketLine
              key={line.line}
              ticket={ticket}
              line={line}
              hidden={away.has(at)}
              late={apart && late.has(at)}
              seenApart={!gone}
              onTap={actions.onLine}
            />
          ))}
        </ul>
      </div>
      {folded !== undefined && <HiddenLines ticket={ticket} hidden={hidden} onOpen={actions.onOpen} />}
      {open && (
        <div className="k-acts">
          <button
            type="button"
            data-work
            data-key={keyNumber}
            className={cx('k-act', isNew && 'is-main')}
            aria-label={[keyNumber, action.of({ number: tableNumber })].join(' ').trim()}
            aria-keyshortcuts={keyNumber === undefined ? undefined : String(keyNumber)}
            onClick={check ?? (() => actions.onTicket(ticket))}
          >
            {keyNumber !== undefined && <kbd>{keyNumber}</kbd>} <span>{action.text()}</span>
          </button>
          {!opened && (
            <button
              type="button"
              className="k-whole"
              aria-label={m['kitchen.openOf']({ number: tableNumber })}
              onClick={() => actions.onOpen(id)}
            >
              <DotsIcon />
            </button>
          )}
        </div>
      )}
      {gone && <SeenButton ticket={ticket} lines={lines} keyNumber={keyNumber} check={check} whole />}
    </article>
  );
});

const numbersIn = (text: string | undefined) => new Set(text ? text.split(' ').map(Number) : []);
