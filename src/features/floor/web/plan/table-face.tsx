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
import { WholeWords } from './whole-words.tsx';

const factClass = 'flex max-w-full items-center gap-1 whitespace-nowrap text-[13px] leading-4.5 tabular-nums';
/** The second line goes where a table is too low for it. */
const lastOnly = '[@container(max-height:4.1rem)]:hidden';
const lastClass = cx(factClass, lastOnly);

interface TableFaceProps {
  view: TableView;
  /** Who reserved it, soonest first. */
  next: ReservedParty | undefined;
  now: number;
  /** Whether its numbers need the room: the rest goes where the table is small. */
  crowded: boolean;
}

/** Two lines at most: what is to be paid, or who comes; and how many sit there since when. */
export function TableFace({ crowded, ...rest }: TableFaceProps) {
  return (
    <span
      className={cx(
        'grid w-full grid-cols-[minmax(0,1fr)] justify-items-center',
        crowded ? '[@container(max-width:6rem)]:hidden' : '[@container(max-height:2.4rem)]:hidden',
      )}
    >
      <Facts {...rest} />
    </span>
  );
}

function Facts({ view, next, now }: Omit<TableFaceProps, 'crowded'>) {
  const { bill } = view.table;
  if (!bill && next) {
    const reserved = view.state === 'reserved';
    return (
      <>
        {!reserved && <WholeWords>{stateText(view)}</WholeWords>}
        <span className={reserved ? factClass : lastClass}>
          {next.time}
          <WholeWords className="@max-[5rem]:hidden min-w-0 text-[13px]">{firstName(next.name)}</WholeWords>
        </span>
        {reserved && <WholeWords className={cx('text-[13px]', lastOnly)}>{guestsText(next.guests)}</WholeWords>}
      </>
    );
  }
  if (!bill || isWithoutOrders(view.table))
    return <WholeWords>{view.state === 'seated' ? m['tables.noOrders']() : stateText(view)}</WholeWords>;
  return (
    <>
      {bill.totalCents > 0 ? (
        <WholeWords className="money font-semibold text-[max(13px,min(16px,14cqmin))] @max-[3.25rem]:text-[12px] tracking-tight">
          {moneyText(bill.totalCents, getLocale())}
        </WholeWords>
      ) : (
        <WholeWords>{restText(bill)}</WholeWords>
      )}
      <span className={lastClass}>
        <People people={bill.people} age={ageText(bill.since, now)} />
      </span>
    </>
  );
}

/** Both where there is room, else how long they sit there. */
function People({ people, age }: { people: number | null; age: string }) {
  return (
    <>
      {people !== null && (
        <span className="@max-[5rem]:hidden mr-1.5 flex items-center gap-1">
          <UserIcon size={13} />
          {people}
        </span>
      )}
      <span>{age}</span>
    </>
  );
}
