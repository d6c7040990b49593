import { Fragment, memo } from 'react';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { warningsApart } from '../../orders/lines/allergy.ts';
import { wishesBeside } from '../../orders/lines/avoided.ts';
import { isMade } from '../../orders/lines/status.ts';
import { wordsOf } from '../../orders/lines/words.ts';
import { briefOf } from '../allergies.ts';
import { choiceTexts, elsewhereTexts, piecesText } from '../choice-texts.ts';
import type { KitchenLine, Told } from '../contract.ts';
import type { At } from '../parts.ts';
import type { TicketLine as Line, Ticket, Warning } from '../tickets.ts';
import { Contains } from './contains.tsx';
import { endedMark } from './ended-text.ts';
import { BegunIcon, MadeIcon, OctagonIcon, TriangleIcon, WaitingIcon } from './icons.tsx';
import { SeenButton } from './seen-button.tsx';
import { StationProgress } from './station-progress.tsx';

interface TicketLineProps {
  ticket: Ticket;
  line: Line;
  /** Behind the mark at the ticket's foot: it is there to be measured. */
  hidden: boolean;
  /** It is late, and its ticket as a whole is not. */
  late: boolean;
  /** Until when it has time, where its ticket's head says another time. */
  ownDue: string | null;
  /** By itself, not with the whole ticket. */
  seenApart: boolean;
  onTap: (ticket: Ticket, line: Line) => void;
}

/** How many, what, how, and where it stands. One touch starts it or makes it ready. The minutes that pass draw no line anew. */
export const TicketLine = memo(function TicketLine({
  ticket,
  line,
  hidden,
  late,
  ownDue,
  seenApart,
  onTap,
}: TicketLineProps) {
  const { mark, status, was } = line;
  if (mark === 'removed') {
    return (
      <li className="k-line is-void" inert={hidden}>
        <b className="k-word">{endedMark(ticket)}</b>
        {seenApart && <SeenButton ticket={ticket} lines={[line]} />}
        <div className="k-work">
          <Words line={line} warnings={[]} />
        </div>
      </li>
    );
  }
  const made = isMade(status);
  const begun = status === 'preparando';
  const State = made ? MadeIcon : begun ? BegunIcon : WaitingIcon;
  return (
    <li className={cx('k-line', made && 'is-made', begun && 'is-begun', mark && 'is-changed')} inert={hidden}>
      {mark && (
        <p>
          <b className="k-word">{mark === 'added' ? m['kitchen.added']() : m['kitchen.changed']()}</b>
          {mark === 'changed' && was && <s className="k-was">{spoken(was)}</s>}
        </p>
      )}
      {mark && <SeenButton ticket={ticket} lines={[line]} />}
      <button
        type="button"
        data-work
        className="k-work"
        aria-disabled={status === 'entregue' || undefined}
        onClick={() => onTap(ticket, line)}
      >
        <Words line={line} warnings={ticket.warnings} late={late} ownDue={ownDue} />
        <State className="k-state" />
        <span className="sr-only">
          {made
            ? m['kitchen.made']()
            : begun
              ? `${m['kitchen.making']()}, ${m['kitchen.touchToFinish']()}`
              : `${m['kitchen.waiting']()}, ${m['kitchen.touchToStart']()}`}
        </span>
      </button>
    </li>
  );
});

interface WordsProps {
  line: Line;
  /** The guests must not eat something: what the dish contains is said. */
  warnings: readonly Warning[];
}

function Words({
  line,
  warnings,
  late = false,
  ownDue = null,
}: WordsProps & { late?: boolean; ownDue?: string | null }) {
  const last = line.pieces.length - 1;
  return line.pieces.map(({ name, quantity, stationId }, at) => (
    <Fragment key={`${stationId} ${name}`}>
      <b className={cx('k-qty', quantity > 1 && 'is-many', quantity > 9 && 'is-wide')}>{quantity}</b>
      <span>
        <span dir="auto" className="k-dish">
          {name}
          {at === last && ownDue !== null && <small className="k-own-due"> {ownDue}</small>}
        </span>
        {at === last && <Below line={line} warnings={warnings} late={late} />}
      </span>
    </Fragment>
  ));
}

/** What is said of all that is made of a line, below the last of it. */
function Below({ line, warnings, late }: WordsProps & { late: boolean }) {
  return (
    <>
      {late && (
        <span className="k-slow">
          <TriangleIcon />
          {m['kitchen.lineLate']()}
        </span>
      )}
      <WithDish dish={line.dish} />
      <How line={line} warnings={warnings} />
      {line.mark !== 'removed' && <StationProgress progress={line.progress} />}
    </>
  );
}

/** Which dish a choice goes with that is made apart from it. */
export function WithDish({ dish }: Pick<Line, 'dish'>) {
  return dish === null ? null : <span className="k-with">{m['kitchen.withDish']({ dish })}</span>;
}

/** How a dish is wanted, and what of it may harm somebody. */
export function How({ line, warnings }: { line: At<KitchenLine>; warnings: readonly Warning[] }) {
  const own = warningsApart(choiceTexts(line), line);
  return (
    <>
      {own.choices.map((choice) => (
        <span key={choice} className="k-choice">
          {choice}
        </span>
      ))}
      {elsewhereTexts(line).map((text) => (
        <span key={text} className="k-with">
          {text}
        </span>
      ))}
      {[own.note, ...own.warnings.map(wishesBeside)].filter(Boolean).map((text) => (
        <span key={text} className="k-note">
          {text}
        </span>
      ))}
      {own.warnings.map((text) => (
        <span key={text} className="k-contains">
          <OctagonIcon />
          {/* What it is stands across the ticket in full; only one of several, and where nothing stands there, is named again. */}
          <span>
            {m['kitchen.allergy']()} {warnings.length !== 1 && briefOf(text)}
          </span>
        </span>
      ))}
      <Contains allergens={line.allergens} warnings={warnings} />
    </>
  );
}

/** A line as it is read in one go. */
export function spoken(line: At<Told>): string {
  return [piecesText(line.pieces), ...choiceTexts(line), ...wordsOf(line)].filter(Boolean).join(', ');
}
