import { useSignedIn, useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { CalendarIcon } from '#ui/calendar-icon.tsx';
import { cx } from '#ui/cx.ts';
import { ClockIcon, NoteIcon } from '#ui/late-icons.tsx';
import { GuestsPaying } from '../../bills/web/guests-paying.tsx';
import { PeopleField } from '../../bills/web/people-field.tsx';
import { SeatPeople } from '../../bills/web/seat-people.tsx';
import { CallCard } from '../../calls/web/call-card.tsx';
import { groupByTable } from '../../calls/web/group-by-table.ts';
import { CarriedRows } from '../../orders/web/carried-rows.tsx';
import { dueText } from '../../orders/web/due-text.ts';
import type { Carrying } from '../../orders/web/use-carrying.ts';
import { usePromised } from '../../reservations/web/use-promised.ts';
import { restText } from '../../tables/web/texts.ts';
import { comesText, lateText } from './card-words.ts';
import { CarryRow } from './carry-row.tsx';
import { TableLines } from './table-lines.tsx';
import type { TableView } from './table-view.ts';
import type { Floor } from './use-floor.ts';
import { WaiterHistory } from './waiter-history.tsx';

interface TableFactsProps {
  view: TableView;
  now: number;
  stationName: Floor['stationName'];
  carrying: Carrying;
}

/** What calls at a table, what is ready for it, what is owed, by how many, and how it came to whoever serves it. */
export function TableFacts({ view, now, stationName, carrying }: TableFactsProps) {
  const { user } = useSignedIn();
  const timeZone = useTimezone();
  const { table, calls, carries } = view;
  const { bill } = table;
  const groups = groupByTable(calls);
  const late = lateText(view, now);
  const due = dueText(view.due, now, timeZone);
  const { seated, next } = usePromised()(table.id);
  return (
    <>
      {next && (
        <p className="flex items-center gap-2 rounded-md bg-yellow-tint px-4 py-3 font-medium text-yellow">
          <CalendarIcon size={20} className="shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {comesText(next)}
            {next.note && <span className="block whitespace-pre-line font-normal">{next.note}</span>}
          </span>
        </p>
      )}
      {seated?.note && (
        <p className="flex gap-2 rounded-md bg-sunken px-4 py-3">
          <NoteIcon size={20} className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <b className="font-medium">{seated.name}</b>
            <span className="block whitespace-pre-line">{seated.note}</span>
          </span>
        </p>
      )}
      {late && (
        <p className="flex items-center gap-2 rounded-md bg-danger-tint px-4 py-3 font-semibold text-danger tabular-nums">
          <ClockIcon size={20} className="shrink-0" />
          {late}
        </p>
      )}
      {due && (
        <p
          className={cx(
            'flex items-center gap-2 rounded-md px-4 py-3 font-semibold tabular-nums',
            due.slips ? 'bg-yellow-tint text-yellow' : 'bg-sunken text-ink-2',
          )}
        >
          <ClockIcon size={20} className="shrink-0" />
          <span className="inline-block first-letter:uppercase">{due.text}</span>
        </p>
      )}
      {groups.length > 0 && (
        <ul aria-label={m['calls.title']()} className="grid grid-cols-[minmax(0,1fr)] gap-3 p-0.5">
          {groups.map((group) => (
            <CallCard key={group.id} group={group} me={user.id} now={now} onDone={() => {}} />
          ))}
        </ul>
      )}
      {carries.map((carry) => (
        <CarryRow
          key={carry.stationId}
          {...{ tableId: table.id, number: table.number, carry, now, carrying }}
          station={stationName(carry.stationId)}
        />
      ))}
      <CarriedRows cardId={table.id} carrying={carrying} />
      {bill && (
        <div className="grid gap-2 rounded-lg bg-sunken px-4 py-3">
          {/* Before they have ordered there is nothing to say of money. */}
          {(bill.orders > 0 || bill.paid || bill.totalCents !== 0) && (
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="text-ink-2 text-sm">{m['floor.toPay']()}</span>
              <b className="money font-semibold text-2xl">{restText(bill)}</b>
            </p>
          )}
          <PeopleField bill={bill} />
        </div>
      )}
      {/* Money that is on its way is asked for by nobody. */}
      {bill && <GuestsPaying bill={{ id: bill.id, tableNumber: table.number }} timeZone={timeZone} />}
      {!bill && table.joinedTo === null && <SeatPeople table={table} />}
      {bill && <TableLines tableId={table.id} />}
      <WaiterHistory tableId={table.id} />
    </>
  );
}
