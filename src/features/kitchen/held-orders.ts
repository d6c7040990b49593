import type { Station } from '../menu/stations/contract.ts';
import type { KitchenLine, KitchenOrder } from './contract.ts';
import { type At, type Chosen, lineAt } from './parts.ts';

/** What of an order is held at the stations of a display. */
export interface HeldOrder {
  id: string;
  tableNumber: number;
  joinedNumbers?: number[] | undefined;
  /** Since the first of its lines is held. */
  heldAt: number;
  lines: At<KitchenLine>[];
}

/** The orders with lines that wait to be fired, the one that waits longest first. */
export function heldOrders(orders: readonly KitchenOrder[], stations: readonly Station[], chosen: Chosen): HeldOrder[] {
  return orders
    .flatMap(({ id, tableNumber, joinedNumbers, lines }) => {
      const held = lines.flatMap((line) => (line.heldAt === null ? [] : (lineAt(line, stations, chosen) ?? [])));
      const heldAt = Math.min(...held.map((line) => Date.parse(line.heldAt ?? '')));
      return held.length > 0 ? [{ id, tableNumber, joinedNumbers, heldAt, lines: held }] : [];
    })
    .sort((a, b) => a.heldAt - b.heldAt);
}
