import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { HistorySection } from '../../chain/web/history-section.tsx';

/** Each change of a till: opened, money in and out, closed. */
export function TillHistory({ tillId }: { tillId: string }) {
  const read = useQuery({ ...api.till.history.queryOptions({ input: { id: tillId } }), staleTime: 0 });
  return (
    <HistorySection
      read={read}
      timeZone={useTimezone()}
      title={m['till.history.title']()}
      failed={m['till.history.failed']()}
      altered={m['till.history.altered']()}
    />
  );
}
