import { useRef, useState } from 'react';
import { client } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { FloorTable } from '../contract.ts';
import { floorRereads } from './use-table-change.ts';

interface Seating {
  table: FloorTable;
  capacity: number;
}

/** A table's seats, shown at once and saved with every press, unless somebody else changed the table meanwhile. */
export function useSeats(table: FloorTable | undefined) {
  const [chosen, setChosen] = useState<Seating | null>(null);
  // Presses come faster than the table is read again: each goes on from what the last one saved.
  const revisions = useRef(new Map<string, number>());
  const save = useChange(
    {
      mutationFn: async ({ table: { id, number, status, valueCents, revision }, capacity }: Seating) => {
        const newest = Math.max(revision, revisions.current.get(id) ?? 0);
        const saved = await client.tables.edit({ id, number, status, valueCents, capacity, revision: newest });
        revisions.current.set(id, saved.revision);
        return saved;
      },
    },
    {
      failed: m['tables.form.updateFailed'](),
      rereads: floorRereads,
      untilReread: true,
      queue: 'seats',
      onSettled: (done) => setChosen((now) => (now === done ? null : now)),
    },
  );
  return {
    seats: chosen && chosen.table.id === table?.id ? chosen.capacity : table?.capacity,
    setSeats: (capacity: number) => {
      if (!table) return;
      const next = { table, capacity };
      setChosen(next);
      save.mutate(next);
    },
  };
}
