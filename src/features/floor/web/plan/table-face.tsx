import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { moneyText } from '#lib/typed-money.ts';
import { cx } from '#ui/cx.ts';
import { UserIcon } from '#ui/staff/icons.tsx';
import { firstName } from '../../../calls/web/call-words.ts';
import type { ReservedParty } from '../../../tables/web/table-card.tsx';
import { ageText, guestsText, restText } from '../../../tables/web/texts.ts';
import { isWithoutOrders } from '../../../tables/without-orders.ts';
import { stateText } from '../card-words.ts';
import type { TableView } from '../table-view.ts';
import { factSize, WholeWords } from './whole-words.tsx';

const small = '[@container_place_((max-width:4.24rem)_or_(max-height:4.24rem))]:hidden';
/** Between two marks there is room for two lines alone. */
const betweenMarks = '[@container_place_((max-width:5.9rem)_or_(max-height:5.9rem))]:hidden';
const onWide = '@max-[5rem]:hidden';
/** A fourth line has room there. */
const onLarge = cx(onWide, '[@container(max-height:4.4rem)]:hidden');

interface TableFaceProps {
  view: TableView;
  /** Who reserved it, soonest first. */
  next: ReservedParty | undefined;
  now: number;
  /** How many marks stand over its edge. */
  marks: number;
}

/**
 * What is to be paid, or who comes; beneath, since when they sit there, and how many. Whole lines, the first before the others.
 * A small table says one thing beside its number: its mark, or the first line.
 */
export function TableFace({ view, next, now, marks }: TableFaceProps) {
  const { bill } = view.table;
  const first = cx(marks > 0 && small);
  const rest = cx(factSize, small, marks > 1 && betweenMarks);
  if (!bill && next) {
    const reserved = view.state === 'reserved';
    return (
      <>
        {!reserved && <WholeWords className={rest}>{stateText(view)}</WholeWords>}
        <WholeWords className={cx(factSize, first)}>{next.time}</WholeWords>
        <WholeWords className={cx(rest, reserved ? onWide : onLarge)}>{firstName(next.name)}</WholeWords>
        {reserved && <WholeWords className={cx(rest, onLarge)}>{guestsText(next.guests)}</WholeWords>}
      </>
    );
  }
  if (!bill || isWithoutOrders(view.table))
    return (
      <WholeWords className={cx(factSize, first)}>
        {view.state === 'seated' ? m['tables.noOrders']() : stateText(view)}
      </WholeWords>
    );
  return (
    <>
      {bill.totalCents > 0 ? (
        <Amount cents={bill.totalCents} className={first} />
      ) : (
        <WholeWords className={cx(factSize, first)}>{restText(bill)}</WholeWords>
      )}
      <WholeWords className={cx('tabular-nums', rest)}>
        {bill.people !== null && (
          <span className="mr-1.5 inline-flex items-center gap-0.5 @max-[5rem]:hidden">
            <UserIcon size={13} />
            {bill.people}
          </span>
        )}
        {ageText(bill.since, now)}
      </WholeWords>
    </>
  );
}

/** Where its cents have no room it is said without them: all of it stands in the table's name, and in what it opens. */
function Amount({ cents, className }: { cents: number; className: string }) {
  const text = moneyText(cents, getLocale());
  const whole = wide.find(({ length }) => text.length <= length) ?? widest;
  return (
    <WholeWords className={cx('money font-semibold text-[max(13px,min(20px,20cqmin))] tracking-tight', className)}>
      <span className={whole.full}>{text}</span>
      <span className={whole.short}>{text.replace(/\D\d\d$/, '')}</span>
    </WholeWords>
  );
}

// Of a table's width without its rim, in letters of 13 pixels.
const wide = [
  { length: 6, full: '@max-[2.9rem]:hidden', short: '@min-[2.9rem]:hidden' },
  { length: 8, full: '@max-[4rem]:hidden', short: '@min-[4rem]:hidden' },
];
const widest = { length: 10, full: '@max-[5rem]:hidden', short: '@min-[5rem]:hidden' };
