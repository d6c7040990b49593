import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { DoneBy } from './done-by.tsx';
import { MoneyList } from './money-list.tsx';
import type { OfDaysProps } from './reversed-payments.tsx';

/** What was handed back when a bill was closed: each with how, and by whom. */
export function HandedBack({ input, printing }: OfDaysProps) {
  const read = useQuery({ ...api.bills.handBacks.queryOptions({ input }), placeholderData: keepPreviousData });
  return (
    <MoneyList
      query={read}
      title={m['bills.handBacks.title']()}
      none={m['bills.handBacks.none']()}
      unread={m['bills.handBacks.unread']()}
      nameOf={({ method }) => m[`bills.method.${method}`]()}
      openOf={m['bills.handBacks.openOf']}
      printing={printing}
    >
      {({ by, at }) => <DoneBy text={m['bills.handBacks.by']} name={by} at={at} />}
    </MoneyList>
  );
}
