import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { HistorySection } from '../../chain/web/history-section.tsx';

interface BillHistoryProps {
  billId: string;
  timeZone: string;
}

/** Each change of a bill: when, who and why. */
export function BillHistory({ billId, timeZone }: BillHistoryProps) {
  const read = useQuery({ ...api.bills.history.queryOptions({ input: { id: billId } }), staleTime: 0 });
  return (
    <HistorySection
      read={read}
      timeZone={timeZone}
      title={m['chain.title']()}
      failed={m['chain.failed']()}
      altered={m['chain.alteredHere']()}
    />
  );
}
