import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { DoneBy } from './done-by.tsx';
import { MoneyList } from './money-list.tsx';
import type { OfDaysProps } from './reversed-payments.tsx';

/** The discounts that were given: each with who closed the bill, or took the money of the order. */
export function GivenDiscounts({ input, printing }: OfDaysProps) {
  const read = useQuery({ ...api.bills.discounts.queryOptions({ input }), placeholderData: keepPreviousData });
  return (
    <MoneyList
      query={read}
      title={m['bills.discounts.title']()}
      none={m['bills.discounts.none']()}
      unread={m['bills.discounts.unread']()}
      nameOf={({ orderNumber: number }) =>
        number === null ? m['bills.discounts.bill']() : m['bills.discounts.order']({ number })
      }
      openOf={m['bills.discounts.openOf']}
      printing={printing}
    >
      {({ by, at }) => <DoneBy text={m['bills.discounts.by']} name={by} at={at} />}
    </MoneyList>
  );
}
