import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import type { Bill } from '../contract.ts';

export interface Place {
  id: string;
  number: number;
}

/**
 * The open bill of a table, as long as somebody has it before them: what others do meanwhile does not put another in its place. What
 * became of one that is there no more is read by itself.
 */
export function useOpenBill(at: Place) {
  const read = useQuery({ ...api.bills.ofTable.queryOptions({ input: { tableId: at.id } }), staleTime: 0 });
  // What was read at another time may be the bill of the party before: what is decided about it would be lost with it.
  const now = read.isFetchedAfterMount ? read.data : undefined;
  const [held, setHeld] = useState<Bill | null>(null);
  const there = now?.bill;
  if (there && there !== held && (held === null || held.id === there.id)) setHeld(there);
  const gone = held !== null && now !== undefined && there?.id !== held.id;
  const fate = useQuery({
    ...api.bills.read.queryOptions({ input: { id: held?.id ?? '' } }),
    enabled: gone,
    staleTime: 0,
  });
  const became = gone && fate.isFetchedAfterMount ? fate.data : undefined;
  return {
    read,
    /** Read, and there is none. */
    none: now !== undefined && held === null && !there,
    bill: held ?? there ?? undefined,
    /** What became of it: closed, or at another table. */
    became,
    /** Whoever holds it goes on with another: one that it came to, or that of another table. */
    hold: setHeld,
  };
}
