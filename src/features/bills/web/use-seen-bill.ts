import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Bill } from '../contract.ts';
import { standingOf } from '../standing.ts';
import { caughtUp, type SeenBill } from './seen-bill.ts';

const seenAs = (bill: Bill): SeenBill => ({ bill, orders: [], payments: [], couverts: null });

/** What of a bill somebody has before them is other people's doing, and not seen yet. */
export function useSeenBill(bill: Bill) {
  const [kept, setKept] = useState(() => seenAs(bill));
  const seen = caughtUp(kept, bill);
  if (seen !== kept) setKept(seen);
  // What is on its way from here is nobody else's doing.
  const sending = useSending();
  return {
    seen: seen.bill,
    changed: !sending && standingOf(seen.bill) !== standingOf(bill),
    see: (now: Bill) => setKept(seenAs(now)),
    corrected: (order: SeenBill['orders'][number]) =>
      setKept((now) => ({ ...now, orders: [...now.orders.filter(({ id }) => id !== order.id), order] })),
    putCouverts: (couverts: number) => setKept((now) => ({ ...now, couverts })),
    received: (key: string) => setKept((now) => ({ ...now, payments: [...now.payments, key] })),
  };
}

/** TanStack's own hook for it would be sent to every guest with the rest of that library. */
function useSending(): boolean {
  const client = useQueryClient();
  const subscribe = useCallback((heard: () => void) => client.getMutationCache().subscribe(heard), [client]);
  return useSyncExternalStore(
    subscribe,
    () => client.isMutating() > 0,
    () => false,
  );
}
