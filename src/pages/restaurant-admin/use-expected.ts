import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import type { Expected } from '#features/tables/web/table-card.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';

const minute = 60_000;

/** Who is expected at a table soon. Reservations come near by themselves, so they are asked for again every minute. */
export function useExpected(): (tableId: string) => Expected | undefined {
  const near = useQuery({ ...api.reservations.near.queryOptions(), refetchInterval: minute });
  const tables = near.data?.tables ?? [];
  return (id) => {
    const first = tables.filter(({ tableId }) => tableId === id).sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))[0];
    if (!first) return undefined;
    // A guest whose contact was taken out keeps the table.
    const name = first.customerName || m['reservations.purged']();
    return { name, guests: first.guests, time: formatClock(first.time, getLocale()) };
  };
}
