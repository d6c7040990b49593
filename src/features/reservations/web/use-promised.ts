import type { TableReservations } from '#features/tables/web/table-card.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { useNear } from './use-near.ts';

/** Who of those who reserved sits at a table, and who comes soon. */
export function usePromised(): (tableId: string) => TableReservations {
  const near = useNear();
  const { tables = [], seated = [] } = near.data ?? {};
  // A guest whose contact was taken out keeps the table.
  const nameOf = (customerName: string) => customerName || m['reservations.purged']();
  return (id) => {
    const next = tables.filter(({ tableId }) => tableId === id).sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))[0];
    const here = seated.find(({ tableId }) => tableId === id);
    return {
      seated: here && { name: nameOf(here.customerName), note: here.customerNote, guests: here.guests },
      next: next && {
        name: nameOf(next.customerName),
        note: next.customerNote,
        guests: next.guests,
        time: formatClock(next.time, getLocale()),
      },
    };
  };
}
