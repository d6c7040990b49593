import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { Read } from '#client/read.tsx';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { QrIcon } from '#ui/late-icons.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { UndoIcon, UsersIcon } from '#ui/staff/icons.tsx';
import type { FloorTable } from '../../tables/contract.ts';
import { peopleText } from '../../tables/web/texts.ts';
import { asItIs, billSums, dueParts } from '../bill.ts';
import type { Bill } from '../contract.ts';
import { Fact } from './fact.tsx';
import { JoinTable } from './join-table.tsx';
import { TableChoice } from './table-choice.tsx';

interface MergeBillProps {
  bill: Bill;
  onMerged: (bill: Bill) => void;
}

/** Another table's party joins this one: which, and what the two come to before it is done. */
export function MergeBill({ bill, onMerged }: MergeBillProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const floor = useQuery(api.tables.list.queryOptions());
  return (
    <Read query={floor} failed={failureText(floor.error, m['tables.loadFailed']())} waiting={<Waiting />}>
      {({ tables, now }) => {
        const others = tables.filter(
          ({ id, bill: open, status, joinedTo }) =>
            id !== bill.tableId && joinedTo === null && (open !== null || status !== 'ocupado'),
        );
        const there = others.find(({ id }) => id === chosen);
        if (others.length === 0) return <p className="pb-2 text-ink-2 text-sm">{m['bills.merge.none']()}</p>;
        return (
          <div className="grid gap-4 pb-2">
            <TableChoice
              legend={m['bills.merge.choose']()}
              tables={others}
              now={Date.parse(now)}
              chosen={chosen}
              onChange={setChosen}
            />
            {there?.bill && <Together key={there.id} here={bill} there={there} onMerged={onMerged} />}
            {there?.bill === null && <JoinTable key={there.id} bill={bill} free={there} onJoined={onMerged} />}
          </div>
        );
      }}
    </Read>
  );
}

/** What the two bills are, and the one that they become. */
function Together({ here, there, onMerged }: { here: Bill; there: FloorTable; onMerged: (bill: Bill) => void }) {
  const read = useQuery({ ...api.bills.ofTable.queryOptions({ input: { tableId: there.id } }), staleTime: 0 });
  const keyOf = useCreationKey();
  const numbers = { here: here.tableNumber, there: there.number };
  const merge = useChange(api.bills.merge.mutationOptions(), {
    done: m['bills.merge.done'](numbers),
    failed: m['bills.merge.failed'](),
    rereads: [api.bills.key(), api.orders.key(), api.tables.key()],
    onDone: onMerged,
  });
  return (
    <Read query={read} failed={failureText(read.error, m['bills.unread']())} waiting={<Waiting />}>
      {({ bill: other }) => {
        if (!other) return <p className="text-ink-2 text-sm">{m['bills.none']()}</p>;
        const parts = dueParts([...here.orders, ...other.orders]);
        const restCents = billSums(parts, asItIs).totalCents - here.paidCents - other.paidCents;
        const pair = { id: here.id, fromId: other.id };
        return (
          <>
            <ul className="rounded-lg bg-surface px-4 py-1 shadow-card">
              <Row number={here.tableNumber} bill={here} cents={here.restCents} own />
              <Row number={other.tableNumber} bill={other} cents={other.restCents} />
              <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 border-hairline border-t py-2">
                <span>
                  <b className="block text-lg">{m['bills.merge.both'](numbers)}</b>
                  <span className="text-ink-2 text-sm">{m['bills.merge.one'](numbers)}</span>
                </span>
                <b className="money text-2xl">{formatMoney(restCents, getLocale())}</b>
              </li>
            </ul>
            <ul className="grid gap-2 text-ink-2 text-sm">
              <Fact icon={<QrIcon />}>{m['bills.merge.codes'](numbers)}</Fact>
              <Fact icon={<UsersIcon />}>{m['bills.merge.phones'](numbers)}</Fact>
              <Fact icon={<UndoIcon />}>{m['bills.merge.undoable']()}</Fact>
            </ul>
            <Button
              variant="soft"
              wide
              busy={merge.isPending}
              onClick={() => merge.mutate({ ...pair, key: keyOf(pair) })}
            >
              {m['bills.merge.confirm']()}
            </Button>
          </>
        );
      }}
    </Read>
  );
}

function Row({ number, bill, cents, own }: { number: number; bill: Bill; cents: number; own?: boolean }) {
  const orders = bill.orders.length;
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5 not-first:border-hairline not-first:border-t">
      <b
        className={cx(
          'grid h-10 min-w-12 shrink-0 place-items-center rounded-md px-1.5 tabular-nums',
          own ? 'bg-tint-2 text-brand-ink' : 'bg-sunken',
        )}
      >
        {m['bills.merge.number']({ number })}
      </b>
      <span className="min-w-0 grow">
        {bill.people !== null && <span className="block">{peopleText(bill.people)}</span>}
        <span className={cx(bill.people !== null && 'text-ink-2 text-sm')}>
          {orders === 1 ? m['bills.orderCount']() : m['bills.ordersCount']({ count: orders })}
        </span>
      </span>
      <span className="money shrink-0">{formatMoney(cents, getLocale())}</span>
    </li>
  );
}

function Waiting() {
  return <Spinner label={m['common.loading']()} />;
}
