import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '#client/api.ts';
import { ReadFailed, RereadFailed } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { CallMark } from '../../calls/web/call-mark.tsx';
import { useClock } from '../../orders/web/use-clock.ts';
import { sumsOf } from '../../tables/sums.ts';
import { ageText, peopleText, restText } from '../../tables/web/texts.ts';
import { withJoined } from '../../tables/with-joined.ts';
import { firstOf, type OpenBill, openBillsOf } from './open-bills.ts';
import { money } from './till-words.ts';

interface OpenBillsProps {
  onOpen: (bill: Pick<OpenBill, 'id' | 'number'>) => void;
}

/** The bills that are open, whoever asked for theirs first: what each comes to, what of it is paid, and what is on its way. */
export function OpenBills({ onOpen }: OpenBillsProps) {
  const titleId = useId();
  const [all, setAll] = useState(false);
  const floor = useQuery(api.tables.list.queryOptions());
  const { calls = [] } = useQuery(api.calls.board.queryOptions()).data ?? {};
  const { parts = [] } = useQuery(api.checks.till.queryOptions()).data ?? {};
  const now = useClock(floor.data?.now, floor.dataUpdatedAt);
  const tables = floor.data?.tables;
  if (!tables) return <ReadFailed query={floor}>{m['till.bills.unread']()}</ReadFailed>;
  const bills = openBillsOf(tables, calls, parts);
  const first = firstOf(bills);
  const shown = all ? bills : first;
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
        <span>
          {m['till.bills.title']()}
          {bills.length > 0 && <span className="ml-2 font-medium text-ink-3 tabular-nums">{bills.length}</span>}
        </span>
        {bills.length > 0 && (
          <span className="font-normal text-base text-ink-2">
            {m['tables.openTotal']()} <b className="money font-semibold text-ink">{money(sumsOf(tables).owedCents)}</b>
          </span>
        )}
      </h2>
      <RereadFailed query={floor}>{m['till.bills.unread']()}</RereadFailed>
      {bills.length === 0 && <p className="text-ink-2">{m['till.bills.none']()}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] items-start gap-3 empty:hidden">
        {shown.map((bill) => (
          <BillCard key={bill.bill.id} open={bill} now={now} onPress={() => onOpen(bill)} />
        ))}
      </ul>
      {bills.length > first.length && (
        <Button variant="soft" size="s" aria-expanded={all} onClick={() => setAll(!all)} className="justify-self-start">
          {all ? m['till.bills.fewer']() : m['till.bills.all']({ count: bills.length })}
        </Button>
      )}
    </section>
  );
}

function BillCard({ open, now, onPress }: { open: OpenBill; now: number; onPress: () => void }) {
  const { number, bill, calls, waitingCents } = open;
  const { people, paid, paidCents, totalCents, since } = bill;
  const facts = [people === null ? [] : peopleText(people), ageText(since, now)].flat().join(' · ');
  return (
    <li className="relative grid content-start rounded-lg bg-surface shadow-card transition has-[button:hover]:bg-sunken">
      {/* All of the card is the button. */}
      <button
        type="button"
        onClick={onPress}
        className="grid min-h-18 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 gap-y-0.5 rounded-lg px-4 py-3 text-left after:absolute after:inset-0 after:rounded-lg"
      >
        <span className="font-semibold text-lg">{m['tables.table']({ number: withJoined(number, bill.joined) })}</span>{' '}
        <b
          className={cx(
            'money text-right font-semibold text-lg',
            totalCents === 0 && (paid ? 'text-green' : 'text-ink-2'),
          )}
        >
          {restText(bill)}
        </b>{' '}
        <span className="text-ink-2 text-sm tabular-nums">{facts}</span>{' '}
        {paid && totalCents !== 0 && (
          <span className="text-right text-ink-2 text-sm tabular-nums">
            {paidCents > 0 ? m['till.bills.paid']({ amount: money(paidCents) }) : m['tables.partPaid']()}
          </span>
        )}
      </button>
      {(waitingCents > 0 || calls.length > 0) && (
        <div className="grid gap-1 px-3 pb-3">
          <CallMark calls={calls} now={now} />
          {waitingCents > 0 && (
            <p className="px-1 text-blue text-sm tabular-nums">
              {m['till.bills.waiting']({ amount: money(waitingCents) })}
            </p>
          )}
        </div>
      )}
    </li>
  );
}
