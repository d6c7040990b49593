import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { sentence } from '#lib/sentence.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import type { BillPrinting } from './bill-printing.ts';
import { MoneyList } from './money-list.tsx';

export interface OfDaysProps {
  /** Of which business day; without it the last thirty. */
  input: { day?: string };
  printing: BillPrinting;
}

/** The payments that were reversed: each with who took it, who reversed it and why. */
export function ReversedPayments({ input, printing }: OfDaysProps) {
  const read = useQuery({ ...api.bills.reversals.queryOptions({ input }), placeholderData: keepPreviousData });
  const timeZone = useTimezone();
  const time = (of: string) => spokenTime(of, getLocale(), timeZone);
  return (
    <MoneyList
      query={read}
      title={m['bills.reversals.title']()}
      none={m['bills.reversals.none']()}
      unread={m['bills.reversals.unread']()}
      nameOf={({ method }) => m[`bills.method.${method}`]()}
      openOf={m['bills.reversals.openOf']}
      printing={printing}
    >
      {({ reason, by, at, receivedBy, paidAt }) => (
        <>
          <p className="max-sm:col-span-full text-sm sm:col-start-1 wrap-anywhere">
            {m['orders.cancel.reasonShown']({ reason: sentence(reason) })}
          </p>
          <p className="max-sm:col-span-full text-ink-2 sm:col-start-1 text-sm wrap-anywhere">
            {m['bills.reversals.by']({ name: by ?? '', at: time(at) })}
            {' · '}
            {receivedBy
              ? m['bills.reversals.receivedBy']({ name: receivedBy, at: time(paidAt) })
              : m['bills.reversals.received']({ at: time(paidAt) })}
          </p>
        </>
      )}
    </MoneyList>
  );
}
