import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { sentence } from '#lib/sentence.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ListedReversal } from '../reversals/contract.ts';
import type { BillPrinting } from './bill-printing.ts';
import { ClosedBillDialog } from './closed-bill-dialog.tsx';

const money = (cents: number) => formatMoney(cents, getLocale());

interface ReversedPaymentsProps {
  /** Of which business day; without it the last thirty. */
  input: { day?: string };
  printing: BillPrinting;
}

/** The payments that were reversed: how much in all, and each with who took it, who reversed it and why. */
export function ReversedPayments({ input, printing }: ReversedPaymentsProps) {
  const read = useQuery({ ...api.bills.reversals.queryOptions({ input }), placeholderData: keepPreviousData });
  const [opened, setOpened] = useState<ListedReversal | null>(null);
  return (
    <Read
      query={read}
      failed={m['bills.reversals.unread']()}
      waiting={<Loading className="grid" itemClass="h-25 rounded-lg!" />}
    >
      {({ entries, count, cents, more }) => (
        <Card as="section" aria-labelledby="reversed-payments" className="grid gap-2">
          <h2 id="reversed-payments" className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
            <span className="min-w-0">{m['bills.reversals.title']()}</span>
            {count > 0 && (
              <span className="money">
                <small className="mr-1.5 font-normal text-ink-3 text-sm">
                  {m['orders.corrections.list.count']({ count })}
                </small>
                {money(cents)}
              </span>
            )}
          </h2>
          {count === 0 && <p className="text-ink-2">{m['bills.reversals.none']()}</p>}
          {more && <Notice>{m['orders.corrections.list.more']()}</Notice>}
          {count > 0 && (
            <ul className="grid divide-y divide-hairline">
              {entries.map((entry) => (
                <ReversalRow key={entry.id} entry={entry} onOpen={() => setOpened(entry)} />
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

function ReversalRow({ entry, onOpen }: { entry: ListedReversal; onOpen: () => void }) {
  const { method, cents, reason, by, at, receivedBy, paidAt, tableNumber: number } = entry;
  const timeZone = useTimezone();
  const time = (of: string) => spokenTime(of, getLocale(), timeZone);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-3">
      <p className="font-semibold">{m[`bills.method.${method}`]()}</p>
      <span className="money font-semibold">{money(cents)}</span>
      <p className="col-span-full text-sm wrap-anywhere">
        {m['orders.cancel.reasonShown']({ reason: sentence(reason) })}
      </p>
      <p className="col-span-full text-ink-2 text-sm wrap-anywhere">
        {m['bills.reversals.by']({ name: by ?? '', at: time(at) })}
        {' · '}
        {receivedBy
          ? m['bills.reversals.receivedBy']({ name: receivedBy, at: time(paidAt) })
          : m['bills.reversals.received']({ at: time(paidAt) })}
      </p>
      <Button
        variant="soft"
        size="s"
        aria-label={m['bills.reversals.openOf']({ number, amount: money(cents) })}
        onClick={onOpen}
        className="col-span-full mt-1 justify-self-start"
      >
        {m['bills.reversals.open']({ number })}
      </Button>
    </li>
  );
}
