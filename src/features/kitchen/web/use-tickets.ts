import { useMemo } from 'react';
import type { Station } from '../../menu/stations/contract.ts';
import type { KitchenOrder } from '../contract.ts';
import type { Chosen } from '../parts.ts';
import { type Ticket, ticketOf, warningsBeside } from '../tickets.ts';

/**
 * The tickets of the stations that were chosen. One whose order is as it was, and of whose table nothing else was
 * said, stays the same object, and is not drawn again.
 */
export function useTickets(
  orders: readonly KitchenOrder[],
  stations: readonly Station[],
  chosen: Chosen,
): readonly Ticket[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other stations make other tickets of the same orders
  const made = useMemo(
    () => new WeakMap<KitchenOrder, { beside: string; ticket: Ticket | null }>(),
    [stations, chosen],
  );
  return useMemo(() => {
    const besideOf = warningsBeside(orders);
    return orders
      .map((order) => {
        const warnings = besideOf(order);
        const beside = JSON.stringify(warnings);
        const known = made.get(order);
        if (known?.beside === beside) return known.ticket;
        const ticket = ticketOf(order, stations, chosen, warnings);
        made.set(order, { beside, ticket });
        return ticket;
      })
      .filter((ticket) => ticket !== null);
  }, [orders, stations, chosen, made]);
}
