import { useMemo, useState } from 'react';
import { type Move, undoMs } from '../../orders/lines/moves.ts';
import { type Carried, carriedAfter, carriedKeys, undoOfCarried, withCarried } from '../carried.ts';
import type { KitchenOrder } from '../contract.ts';
import { withMoves } from '../moves.ts';
import { useExpiry } from './use-expiry.ts';

export interface AtPass {
  /** Also with what was carried a moment ago. */
  orders: readonly KitchenOrder[];
  /** Which of their lines those are, by lineKey. */
  carried: ReadonlySet<string>;
  /** What takes back all that was carried of a table. */
  undoOf: (tableNumber: number) => readonly Move[];
}

/** The orders as the pass shows them: what was carried keeps its place there for as long as it can be taken back. */
export function useCarried(told: readonly KitchenOrder[], pending: readonly Move[]): AtPass {
  const [kept, setKept] = useState<{ orders: readonly KitchenOrder[]; carried: readonly Carried[] }>({
    orders: [],
    carried: [],
  });
  let { carried } = kept;
  const orders = useMemo(() => withMoves(withCarried(told, carried), pending), [told, carried, pending]);
  if (kept.orders !== orders) {
    const ids = new Set(told.map(({ id }) => id));
    carried = carriedAfter(carried, kept.orders, orders, ids, Date.now() + undoMs);
    setKept({ orders, carried });
  }
  useExpiry(carried.length > 0, (now) =>
    setKept((all) =>
      all.carried.some(({ until }) => until <= now)
        ? { ...all, carried: all.carried.filter(({ until }) => until > now) }
        : all,
    ),
  );
  const keys = useMemo(() => carriedKeys(carried, orders), [carried, orders]);
  return { orders, carried: keys, undoOf: (tableNumber) => undoOfCarried(carried, keys, tableNumber) };
}
