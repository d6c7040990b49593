import { createContext, useContext } from 'react';
import type { Arrivals } from '#features/orders/web/use-arrivals.ts';
import type { Chime } from '#features/orders/web/use-chime.ts';
import type { SavedOrder } from '#features/orders/web/use-save-order.ts';

export interface Staff {
  arrivals: Arrivals;
  chime: Chime;
  /** Tells that an order was placed, edited or moved on this screen, which need not be called to it. */
  saved: (order: SavedOrder) => void;
}

/** What the shell keeps for its pages. */
export const StaffContext = createContext<Staff | null>(null);

export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff is for the pages of the restaurant shell');
  return staff;
}
