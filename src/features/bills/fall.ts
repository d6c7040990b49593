import type { Fall } from '../orders/corrections/reckon.ts';
import type { OrderLine } from '../orders/lines/contract.ts';
import { totals } from '../orders/order.ts';
import { type Adjustments, billSums, dueParts, type Settleable } from './bill.ts';

interface Standing {
  orders: readonly (Settleable & { id: string })[];
  paidCents: number;
}

/** By how much a bill falls when no more than these lines are left of one of its orders, and how much of that is paid and goes back to whoever paid. */
export function fallOf(
  standing: Standing,
  adjustments: Adjustments,
  orderId: string,
  lines: readonly OrderLine[],
): Fall {
  return fallOfAll(standing, adjustments, new Map([[orderId, lines]]));
}

/** The same of several of its orders at once, by their ids. */
export function fallOfAll(
  { orders, paidCents }: Standing,
  adjustments: Adjustments,
  remaining: ReadonlyMap<string, readonly OrderLine[]>,
): Fall {
  const before = billSums(dueParts(orders), adjustments).totalCents;
  const remain = (order: Standing['orders'][number]) => {
    const lines = remaining.get(order.id);
    return lines ? left(order, lines) : order;
  };
  const after = billSums(dueParts(orders.map(remain)), adjustments);
  const backCents = Math.max(0, paidCents - after.totalCents) - Math.max(0, paidCents - before);
  return { cents: before - after.totalCents, backCents };
}

/** What changes is completed no more; with nothing left it is cancelled. */
function left<Order extends Settleable>(order: Order, lines: readonly OrderLine[]): Order {
  if (lines.length === 0) return { ...order, status: 'cancelado' };
  const { itemsCents } = totals(lines, order.serviceFeeBasisPoints);
  return { ...order, itemsCents, completedAt: null };
}
