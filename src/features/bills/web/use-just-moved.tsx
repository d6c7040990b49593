import { useState } from 'react';
import type { SavedOrder } from '../../orders/web/use-save-order.ts';
import type { Bill } from '../contract.ts';
import { JustMoved, type Moved } from './just-moved.tsx';

/** The last moving that was done on this screen, with its way back; whoever hears of orders is told of both. */
export function useJustMoved(saved: (order: SavedOrder) => void) {
  const [moved, setMoved] = useState<(Moved & { count: number }) | null>(null);
  return {
    tellMoved: (bill: Bill, from: Moved['from'], freed: Moved['freed']) =>
      setMoved((last) => ({ bill, from, freed, count: (last?.count ?? 0) + 1 })),
    moved: moved && (
      <JustMoved
        key={moved.count}
        bill={moved.bill}
        from={moved.from}
        freed={moved.freed}
        onOver={({ orders }) => {
          orders.forEach(saved);
          setMoved(null);
        }}
      />
    ),
  };
}
