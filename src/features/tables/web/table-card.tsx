import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { PlusIcon, ReceiptIcon } from '#ui/icons.tsx';
import { ClockIcon } from '#ui/late-icons.tsx';
import { UserIcon } from '#ui/staff/icons.tsx';
import type { FloorTable } from '../contract.ts';
import type { TableStatus } from '../values.ts';
import { withJoined } from '../with-joined.ts';
import { isWithoutOrders } from '../without-orders.ts';
import { CardTools } from './card-tools.tsx';
import { FreeTable } from './free-table.tsx';
import { StatusMenu } from './status-menu.tsx';
import { ageText, guestsText, peopleText, restText, seatsText } from './texts.ts';

export type TableAction = 'order' | 'orders' | 'code' | 'edit' | 'remove';

/** Who is expected at a table, and when by the restaurant's clock. */
export interface ReservedParty {
  name: string;
  /** What the house has to know of them; mostly empty. */
  note: string;
  guests: number;
  time: string;
}

/** What reservations say about a table: who has arrived and sits there, and who comes next. */
export interface TableReservations {
  seated?: Omit<ReservedParty, 'time'>;
  next?: ReservedParty;
}

interface TableCardProps {
  table: FloorTable;
  now: number;
  promised: TableReservations;
  /** What presses at the table. */
  mark?: React.ReactNode;
  removable: boolean;
  settingStatus: boolean;
  onStatus: (status: TableStatus) => void;
  onAction: (action: TableAction, table: FloorTable) => void;
}

export function TableCard({
  table,
  now,
  promised,
  mark,
  removable,
  settingStatus,
  onStatus,
  onAction,
}: TableCardProps) {
  const titleId = useId();
  const { number, capacity, status, bill } = table;
  const quiet = status === 'disponivel' && !bill;
  return (
    <article
      aria-labelledby={titleId}
      className={cx('flex min-w-0 flex-col rounded-lg shadow-card', quiet ? 'bg-surface/60' : 'bg-surface')}
    >
      <div className="grid grow grid-cols-[minmax(0,1fr)] content-start gap-2 px-4 pt-3.5 pb-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <h2 id={titleId} className={cx('text-xl', quiet && 'text-ink-2')}>
            {m['tables.table']({ number: withJoined(number, bill?.joined) })}
          </h2>
          <Seats capacity={capacity} people={bill?.people ?? null} />
        </div>
        <div>
          <StatusMenu table={table} busy={settingStatus} onStatus={onStatus} />
        </div>
        {/* As high while it calls: in a row of cards none makes the others taller. */}
        <div className="grid min-h-19 content-start gap-1">
          <CardState table={table} now={now} promised={promised} mark={mark} />
          <FreeTable table={table} />
        </div>
      </div>
      <div className="px-3">
        <div className="flex flex-wrap gap-2 *:min-w-min *:flex-1 *:px-2">
          <Button
            variant="soft"
            size="s"
            aria-label={m['tables.orderFor']({ number })}
            onClick={() => onAction('order', table)}
          >
            <PlusIcon size={18} className="max-sm:hidden" />
            {m['tables.order']()}
          </Button>
          <Button
            variant="quiet"
            size="s"
            aria-label={m['tables.orders']({ number })}
            onClick={() => onAction('orders', table)}
          >
            <ReceiptIcon size={18} className="max-sm:hidden" />
            {m['tables.ordersShort']()}
          </Button>
        </div>
      </div>
      <CardTools {...{ table, removable, onAction }} />
    </article>
  );
}

/** '2/4': how many sit there, of how many who could; the seats alone where nobody was counted. */
function Seats({ capacity, people }: { capacity: number; people: number | null }) {
  const words = [people === null ? [] : peopleText(people), seatsText(capacity)].flat().join(', ');
  return (
    <p className="flex shrink-0 items-center gap-1 text-ink-2 text-sm" title={words}>
      <UserIcon size={16} />
      <span aria-hidden="true" className="tabular-nums">
        {people === null ? capacity : `${people}/${capacity}`}
      </span>
      <span className="sr-only">{words}</span>
    </p>
  );
}

const line = 'flex min-h-6 flex-wrap items-center justify-between gap-x-2';

/** What is open at the table and for how long, or who sits there, or that nothing is; and who is expected next. While it calls, that stands where its age did. */
function CardState({ table, now, promised, mark }: Pick<TableCardProps, 'table' | 'now' | 'promised' | 'mark'>) {
  const { bill, joinedTo } = table;
  const { seated, next } = promised;
  return (
    <>
      {isWithoutOrders(table) ? (
        <p className={cx(line, 'text-ink-2 text-sm')}>{m['tables.openWithoutOrders']()}</p>
      ) : bill ? (
        <p className={line}>
          <b
            className={cx(
              'money font-semibold text-lg leading-6',
              bill.totalCents === 0 && (bill.paid ? 'text-green' : 'text-ink-2'),
            )}
          >
            {restText(bill)}
          </b>
          {bill.paid && bill.totalCents > 0 && <span className="text-ink-2 text-xs">{m['tables.partPaid']()}</span>}
        </p>
      ) : (
        !seated &&
        !next && (
          <p className={cx(line, 'text-ink-2 text-sm')}>
            {joinedTo === null ? m['tables.noOrders']() : m['tables.joinedTo']({ number: joinedTo })}
          </p>
        )
      )}
      {mark}
      {!mark && bill && !isWithoutOrders(table) && (
        <p className={line}>
          <When label={m['tables.age.label']({ age: ageText(bill.since, now) })}>{ageText(bill.since, now)}</When>
        </p>
      )}
      {seated && (
        <p className={line}>
          <Guests {...seated} />
        </p>
      )}
      {next && (
        <p className={line}>
          <Guests {...next} />
          <When>{next.time}</When>
        </p>
      )}
    </>
  );
}

function Guests({ name, guests }: Omit<ReservedParty, 'time'>) {
  return (
    <span className="min-w-0 max-w-full font-medium text-sm wrap-anywhere">
      {m['tables.reservation']({ name, guests: guestsText(guests) })}
    </span>
  );
}

function When({ children, label }: { children: string; label?: string }) {
  return (
    <span className="flex shrink-0 items-center gap-1 text-ink-2 text-sm tabular-nums">
      <ClockIcon size={15} />
      <span aria-hidden={label ? 'true' : undefined}>{children}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
