import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { minutesSince } from '#lib/minutes.ts';
import { formatMoney } from '#lib/money.ts';
import { cx } from '#ui/cx.ts';
import { BellIcon } from '#ui/icons.tsx';
import { ClocheIcon } from '#ui/late-icons.tsx';
import { UserIcon } from '#ui/staff/icons.tsx';
import { ageText, restText } from '../../../tables/web/texts.ts';
import { withJoined } from '../../../tables/with-joined.ts';
import type { Shape } from '../../plan/values.ts';
import { cardName, stateText } from '../card-words.ts';
import { isBusy, type TableView } from '../table-view.ts';

interface PlanTableProps {
  view: TableView;
  /** The table whose bill it is of: itself, unless it was put to another. */
  head: TableView;
  shape: Shape;
  now: number;
  onOpen: () => void;
}

/** A table where it stands: number, money, people and minutes; what it wants is a pin with a word, and a ring. */
export function PlanTable({ view, head, shape, now, onOpen }: PlanTableProps) {
  const { table, state, wants } = view;
  const { bill } = table;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={cx(
        'relative grid size-full content-center justify-items-center text-center shadow-card transition hover:brightness-98',
        shape === 'round' ? 'rounded-full' : 'rounded-lg',
        fillOf(head),
        wants && 'ring-3 ring-offset-2 ring-offset-surface',
        wants === 'call' && 'ring-yellow-dot',
        wants === 'carry' && 'ring-green-dot',
      )}
    >
      <span className="sr-only">{cardName(view, now)}</span>
      <span aria-hidden="true" className="grid min-w-0 max-w-full justify-items-center px-1">
        <b className="font-semibold text-lg leading-5 tabular-nums">{withJoined(table.number, bill?.joined, ' + ')}</b>
        {bill && bill.totalCents > 0 && (
          <span className="money font-semibold text-sm leading-5 tracking-tight">
            {formatMoney(bill.totalCents, getLocale())}
          </span>
        )}
        {bill && bill.totalCents <= 0 && <span className="truncate text-xs">{restText(bill)}</span>}
        <span className="flex max-w-full items-center gap-1 truncate text-xs leading-4 tabular-nums">
          {state === 'bill' || !bill ? (
            stateText(view)
          ) : (
            <>
              {bill.people !== null && (
                <>
                  <UserIcon size={12} />
                  <span className="mr-1.5">{bill.people}</span>
                </>
              )}
              {ageText(bill.since, now)}
            </>
          )}
        </span>
      </span>
      {wants && <Pin view={view} now={now} />}
    </button>
  );
}

function fillOf(view: TableView): string {
  if (view.state === 'bill') return 'bg-blue-tint text-blue';
  if (view.state === 'reserved') return 'bg-yellow-tint text-yellow';
  if (isBusy(view)) return 'bg-red-tint text-ink';
  return 'bg-surface text-green inset-ring-2 inset-ring-green-dot/40';
}

function Pin({ view: { wants, calls }, now }: { view: TableView; now: number }) {
  const minutes = calls[0] ? minutesSince(calls[0].askedAt, now) : 0;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute -top-4 flex min-h-7 items-center gap-1 whitespace-nowrap rounded-full px-2.5 font-semibold text-xs ring-2 ring-surface tabular-nums',
        wants === 'call' ? 'bg-yellow-dot text-ink' : 'bg-green text-white',
      )}
    >
      {wants === 'call' ? <BellIcon size={14} /> : <ClocheIcon size={14} />}
      {wants === 'carry'
        ? m['floor.plan.carry']()
        : minutes < 1
          ? m['calls.now']()
          : m['tables.age.minutes']({ minutes })}
    </span>
  );
}
