import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { cx } from '#ui/cx.ts';
import { UserIcon } from '#ui/staff/icons.tsx';
import { ageText, restText } from '../../../tables/web/texts.ts';
import { withJoined } from '../../../tables/with-joined.ts';
import type { Shape } from '../../plan/values.ts';
import { cardName, stateText } from '../card-words.ts';
import { isBusy, type TableView } from '../table-view.ts';
import { Chairs } from './chairs.tsx';
import { Pin } from './pin.tsx';

interface PlanTableProps {
  view: TableView;
  /** The table whose bill it is of: itself, unless it was put to another. */
  head: TableView;
  shape: Shape;
  now: number;
  /** Whether what it is about stands beside the plan. */
  chosen: boolean;
  onOpen: () => void;
}

// Browsers without container units draw a table as wide and as high as its place.
const sizeOf: Record<Shape, string> = {
  round: 'supports-[width:1cqw]:size-[max(44px,min(82cqmin,11rem))]',
  square: 'supports-[width:1cqw]:size-[max(44px,min(80cqmin,10.5rem))]',
  long: 'supports-[width:1cqw]:h-[max(44px,min(76cqh,48cqw,10.5rem))] supports-[width:1cqw]:w-[min(90cqw,24rem)]',
};

/** A table where it stands: number, money, people and minutes; what it wants is a pin with a word, and a ring. */
export function PlanTable({ view, head, shape, now, chosen, onOpen }: PlanTableProps) {
  const { table, state, wants } = view;
  const { bill } = table;
  const look = lookOf(head);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-current={chosen || undefined}
      data-table={table.id}
      onClick={onOpen}
      className={cx(
        'relative isolate size-full touch-manipulation text-center transition hover:brightness-98',
        shape === 'round' ? 'rounded-full' : 'rounded-xl',
        sizeOf[shape],
        chosen && 'outline-3 outline-brand outline-offset-8',
      )}
    >
      <Chairs shape={shape} seats={table.capacity} className={look.chair} />
      <span className="sr-only">{cardName(view, now)}</span>
      <span
        aria-hidden="true"
        className={cx(
          'grid size-full content-center justify-items-center rounded-[inherit] px-1 shadow-card',
          look.fill,
          ringOf(view),
        )}
      >
        <b className="font-semibold text-[max(20px,min(26px,15cqmin))] leading-tight tabular-nums">
          {withJoined(table.number, bill?.joined, ' + ')}
        </b>
        {bill && bill.totalCents > 0 && (
          <span className="money @max-[4.25rem]:hidden font-semibold text-[max(13px,min(16px,9cqmin))] leading-5 tracking-tight">
            {formatMoney(bill.totalCents, getLocale())}
          </span>
        )}
        {bill && bill.totalCents <= 0 && (
          <span className="max-w-full truncate text-sm leading-5">{restText(bill)}</span>
        )}
        <span className="flex max-w-full items-center gap-1 truncate text-[13px] leading-4.5 tabular-nums">
          {state === 'bill' || !bill ? stateText(view) : <People people={bill.people} age={ageText(bill.since, now)} />}
        </span>
      </span>
      {wants && <Pin view={view} now={now} />}
    </button>
  );
}

function People({ people, age }: { people: number | null; age: string }) {
  return (
    <>
      {people !== null && (
        <>
          <UserIcon size={13} />
          <span className="@min-[5.75rem]:mr-1.5">{people}</span>
        </>
      )}
      <span className="@max-[5.75rem]:hidden">{age}</span>
    </>
  );
}

function ringOf({ wants, state }: TableView): string | false {
  const ring = 'ring-4 ring-offset-3 ring-offset-surface';
  if (state === 'bill') return `${ring} ring-blue`;
  if (wants === 'call') return `${ring} ring-yellow-dot`;
  return wants === 'carry' && `${ring} ring-green-dot`;
}

function lookOf(view: TableView): { fill: string; chair: string } {
  if (view.state === 'bill') return { fill: 'bg-blue-tint text-blue', chair: 'bg-blue/35' };
  if (view.state === 'reserved') return { fill: 'bg-yellow-tint text-yellow', chair: 'bg-yellow-dot/45' };
  if (isBusy(view)) return { fill: 'bg-red-tint text-ink', chair: 'bg-red/35' };
  return { fill: 'bg-surface text-green inset-ring-2 inset-ring-green-dot/40', chair: 'bg-ink/15' };
}
