import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { ClockIcon } from '#ui/late-icons.tsx';
import { UsersIcon } from '#ui/staff/icons.tsx';
import { firstName } from '../../calls/web/call-words.ts';
import { CarriedRows } from '../../orders/web/carried-rows.tsx';
import type { Carrying } from '../../orders/web/use-carrying.ts';
import { FreeTable } from '../../tables/web/free-table.tsx';
import { ageText, restText } from '../../tables/web/texts.ts';
import { isWithoutOrders } from '../../tables/without-orders.ts';
import { cardName, lateText, stateText } from './card-words.ts';
import { CarryRow } from './carry-row.tsx';
import { NumberTile } from './number-tile.tsx';
import { partyNumber } from './parties.ts';
import type { TableView } from './table-view.ts';

interface FloorCardProps {
  view: TableView;
  now: number;
  stationName: (id: string | null) => string | null;
  carrying: Carrying;
  /** Among everybody's tables: who serves it, or the way to. */
  told?: { taking: boolean; onTake: () => void };
  onOpen: () => void;
}

/** A table under the thumb: number left, state and minutes in the middle, money right, the deed inside. */
export function FloorCard({ view, now, stationName, carrying, told, onOpen }: FloorCardProps) {
  const { table, carries, waiter } = view;
  const { id, number, bill } = table;
  const idle = isWithoutOrders(table);
  const late = lateText(view, now);
  return (
    <article
      aria-label={m['orders.table']({ number: partyNumber(view) })}
      className="grid gap-2 rounded-lg bg-surface p-2 shadow-card"
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="grid min-w-0 rounded-md text-left transition hover:bg-sunken"
      >
        <span className="sr-only">{cardName(view, now)}</span>
        <span aria-hidden="true" className="flex min-w-0 items-center gap-2.5 pr-2">
          <NumberTile view={view} now={now} />
          {/* Where both have no room beside each other, the sum goes under the state: neither is cut. */}
          <span className="flex min-w-0 grow flex-wrap items-center gap-x-2.5">
            <span className="min-w-0 grow basis-24">
              <span className="line-clamp-2 font-semibold leading-tight wrap-anywhere">{stateText(view)}</span>
              {late && <span className="block font-semibold text-danger text-sm tabular-nums">{late}</span>}
              {bill && (
                <span className="mt-0.5 flex flex-wrap items-center gap-x-3 text-ink-2 text-sm tabular-nums">
                  {bill.people !== null && (
                    <span className="flex items-center gap-1">
                      <UsersIcon size={16} />
                      {bill.people}
                    </span>
                  )}
                  {!idle && (
                    <span className="flex items-center gap-1">
                      <ClockIcon size={16} />
                      {ageText(bill.since, now)}
                    </span>
                  )}
                </span>
              )}
              {told && waiter && <span className="block truncate text-ink-2 text-sm">{firstName(waiter.name)}</span>}
            </span>
            {bill && !idle && <Money bill={bill} />}
          </span>
        </span>
      </button>
      {told && !waiter && (
        <Button
          size="s"
          variant="soft"
          wide
          busy={told.taking}
          aria-label={m['floor.takeOf']({ number })}
          onClick={told.onTake}
        >
          {m['floor.take']()}
        </Button>
      )}
      <FreeTable table={table} />
      {carries.map((carry) => (
        <CarryRow
          key={carry.stationId}
          {...{ tableId: id, number, carry, now, carrying }}
          station={stationName(carry.stationId)}
        />
      ))}
      <CarriedRows cardId={id} carrying={carrying} />
    </article>
  );
}

/** What is still to be paid, or that it is. */
function Money({ bill }: { bill: NonNullable<TableView['table']['bill']> }) {
  const owed = bill.totalCents > 0;
  return (
    <span className="ml-auto shrink-0 text-right">
      <b className={cx('money block font-semibold', owed ? 'text-lg' : 'text-green text-sm')}>
        {owed ? formatMoney(bill.totalCents, getLocale()) : restText(bill)}
      </b>
      {owed && bill.paid && <span className="block text-ink-2 text-xs">{m['tables.partPaid']()}</span>}
    </span>
  );
}
