import { type ReactNode, useId, useState } from 'react';
import { Loading } from '#client/loading.tsx';
import { type Query, Read } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ListedPerson } from '../reversals/contract.ts';
import type { BillPrinting } from './bill-printing.ts';
import { ByPerson } from './by-person.tsx';
import { ClosedBillDialog } from './closed-bill-dialog.tsx';

const money = (cents: number) => formatMoney(cents, getLocale());

interface Listed {
  id: string;
  cents: number;
  billId: string;
  tableNumber: number;
}

interface MoneyListProps<Entry extends Listed> {
  query: Query<{ entries: Entry[]; people: ListedPerson[]; count: number; cents: number; more: boolean }>;
  title: string;
  /** Said where there is none, and where it could not be read. */
  none: string;
  unread: string;
  /** What an entry is called, beside its amount. */
  nameOf: (entry: Entry) => string;
  /** What opens its bill, said with its amount. */
  openOf: (told: { number: number; amount: string }) => string;
  printing: BillPrinting;
  /** Below its name: why, who and when. */
  children: (entry: Entry) => ReactNode;
}

/** What left the till or a bill: how much in all, and one by one, each with the bill that it is of. */
export function MoneyList<Entry extends Listed>({
  query,
  title,
  none,
  unread,
  nameOf,
  openOf,
  printing,
  children,
}: MoneyListProps<Entry>) {
  const id = useId();
  const [opened, setOpened] = useState<Entry | null>(null);
  return (
    <Read query={query} failed={unread} waiting={<Loading className="grid" itemClass="h-25 rounded-lg!" />}>
      {({ entries, people, count, cents, more }) => (
        <Card as="section" aria-labelledby={id} className="grid gap-2">
          <h2 id={id} className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
            <span className="min-w-0">{title}</span>
            {count > 0 && (
              <span className="money">
                <small className="mr-1.5 font-normal text-ink-3 text-sm">
                  {m['orders.corrections.list.count']({ count })}
                </small>
                {money(cents)}
              </span>
            )}
          </h2>
          {count === 0 && <p className="text-ink-2">{none}</p>}
          {count > 0 && <ByPerson people={people} />}
          {more && <Notice>{m['orders.corrections.list.more']()}</Notice>}
          {count > 0 && (
            <ul className="grid divide-y divide-hairline">
              {entries.map((entry) => (
                <li
                  key={entry.id}
                  className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-3 sm:grid-cols-[minmax(0,1fr)_auto_7rem]"
                >
                  <p className="font-semibold">{nameOf(entry)}</p>
                  <span className="money text-right font-semibold sm:col-start-3 sm:row-start-1">
                    {money(entry.cents)}
                  </span>
                  {children(entry)}
                  <Button
                    variant="soft"
                    size="s"
                    aria-label={openOf({ number: entry.tableNumber, amount: money(entry.cents) })}
                    onClick={() => setOpened(entry)}
                    className="justify-self-start max-sm:col-span-full max-sm:mt-1 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:self-center"
                  >
                    {m['bills.reversals.open']({ number: entry.tableNumber })}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {opened && (
            <ClosedBillDialog
              billId={opened.billId}
              tableNumber={opened.tableNumber}
              printing={printing}
              onClose={() => setOpened(null)}
            />
          )}
        </Card>
      )}
    </Read>
  );
}
