import { Fragment } from 'react';
import { m } from '#generated/messages/messages.js';
import { minutesSince } from '#lib/minutes.ts';
import { cx } from '#ui/cx.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { CloseIcon } from '#ui/late-icons.tsx';
import { warningsApart } from '../../orders/lines/allergy.ts';
import { wishesBeside } from '../../orders/lines/avoided.ts';
import { lateBy } from '../../orders/promised.ts';
import { waitsTooLong } from '../../orders/waits-too-long.ts';
import { isToldApart } from '../age.ts';
import { choiceTexts, unbroken } from '../choice-texts.ts';
import type { PassLine } from '../expediter.ts';
import type { Warning } from '../tickets.ts';
import { Contains } from './contains.tsx';
import { BegunIcon, OctagonIcon, TriangleIcon, WaitingIcon } from './icons.tsx';
import { untilText } from './own-due.ts';
import { SeenButton } from './seen-button.tsx';
import { WithDish } from './ticket-line.tsx';

export interface PassItemProps {
  line: PassLine;
  tableNumber: number;
  warnings: readonly Warning[];
  /** All that the table waits for is late: each of its dishes need not say so as well. */
  tableLate: boolean;
  /** The promise that its table's head tells; null where that says how long it is ready. */
  toldAt: number | null;
  /** For how many minutes its table's head says that all of an order is ready; null where it says something else. */
  waits: number | null;
  timeZone: string;
  now: number;
}

/** What a station makes of a line, at the pass. What is not wanted any more stays, struck, until somebody has seen it. */
export function PassItem({ line, tableNumber, warnings, tableLate, toldAt, waits, timeZone, now }: PassItemProps) {
  const { status, pieces, dueAt, startedAt } = line;
  const gone = line.mark === 'removed';
  const carried = status === 'entregue';
  const made = status === 'pronto' || carried;
  const begun = status === 'preparando';
  const late = !made && !gone && lateBy(dueAt, now) > 0;
  const State = gone ? CloseIcon : made ? CheckIcon : begun ? BegunIcon : WaitingIcon;
  const ownDue = !late && (toldAt === null || isToldApart(dueAt, toldAt)) ? untilText(dueAt, timeZone) : null;
  const ready = made && line.readyAt !== null ? Date.parse(line.readyAt) : null;
  const readyFor = ready === null ? 0 : minutesSince(ready, now);
  const cold = !carried && ready !== null && waitsTooLong('food', ready, now);
  // What its table's head says already is not said again beside each dish.
  const apart = !carried && readyFor > 0 && readyFor !== waits && (toldAt !== null || cold);
  const since = begun && startedAt ? minutesSince(startedAt, now) : null;
  const order = { id: line.orderId, revision: line.revision, tableNumber, ended: line.ended };
  return (
    <li
      className={cx(
        made && 'is-made',
        carried && 'is-carried',
        cold && 'is-cold',
        begun && 'is-begun',
        late && 'is-slow',
        gone && 'is-void',
      )}
    >
      <State />
      {pieces.map(({ name, quantity, stationId }, at) => (
        <Fragment key={`${stationId} ${name}`}>
          <b>{quantity}</b>
          <div className="k-what">
            <span>
              {gone && at === 0 && <strong className="k-word">{m['kitchen.cancelled']()} </strong>}
              {gone ? <s>{name}</s> : name}
              {at === pieces.length - 1 && (gone ? <WasHow line={line} /> : <How line={line} warnings={warnings} />)}
            </span>
            {at === pieces.length - 1 && !made && !gone && (
              <em>
                {/* Its circle is empty. */}
                {since === null ? (
                  <span className="sr-only">{m['kitchen.waiting']()}</span>
                ) : (
                  `${since} ${m['kitchen.minutes']()}`
                )}
                {ownDue !== null && (
                  <>
                    {' '}
                    <span className="k-own-due">{ownDue}</span>
                  </>
                )}{' '}
                {late && !tableLate && (
                  <strong>
                    <TriangleIcon />
                    {m['kitchen.lineLate']()}
                  </strong>
                )}
              </em>
            )}
            {at === pieces.length - 1 && made && (
              <em className={cx(!apart && 'sr-only')}>
                {carried
                  ? m['kitchen.carried']()
                  : apart
                    ? m['kitchen.readyFor']({ minutes: readyFor })
                    : m['kitchen.made']()}
              </em>
            )}
            {/* All of a line is seen at once: where its dish stands. */}
            {gone && line.ended === null && line.dish === null && <SeenButton ticket={order} lines={[line]} />}
          </div>
        </Fragment>
      ))}
    </li>
  );
}

/** How it was wanted, struck as its dish is: nobody makes it any more. What its guest must not eat stands in the row's head. */
function WasHow({ line }: Pick<PassItemProps, 'line'>) {
  const { choices, note, warnings } = warningsApart(choiceTexts(line), line);
  const words = [...choices, note, ...warnings].filter(Boolean);
  return (
    <>
      {' '}
      <WithDish dish={line.dish} />
      {words.length > 0 && <s className="k-was-how">{unbroken(words.join(', '))}</s>}
    </>
  );
}

function How({ line, warnings }: Pick<PassItemProps, 'line' | 'warnings'>) {
  const apart = warningsApart(choiceTexts(line), line);
  // Also of what is ready: whoever carries it tells two of the same dish apart by it.
  return (
    <>
      {' '}
      <WithDish dish={line.dish} />
      {apart.choices.length > 0 && <small>{unbroken(apart.choices.join(', '))}</small>}
      {[apart.note, ...apart.warnings.map(wishesBeside)].filter(Boolean).map((text) => (
        <span key={text} className="k-note">
          {text}
        </span>
      ))}
      {apart.warnings.length > 0 && (
        // What it is stands once in the row, under the table's number.
        <small className="is-warning">
          <OctagonIcon />
          {m['kitchen.allergy']()}
        </small>
      )}
      <Contains allergens={line.allergens} warnings={warnings} loudOnly />
    </>
  );
}
