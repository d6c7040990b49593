import type { Order } from '../../orders/contract.ts';
import type { OrderStatus } from '../../orders/values.ts';

export interface BriefLine {
  key: string;
  name: string;
  quantity: number;
  status: OrderStatus;
}

const sequence = ['pronto', 'preparando', 'pendente', 'entregue'] as const satisfies OrderStatus[];

/** What was ordered and stands, dish by dish: what is ready first, what has been carried last. */
export function briefLines(orders: readonly Pick<Order, 'lines'>[]): BriefLine[] {
  const lines = new Map<string, BriefLine>();
  for (const { name, quantity, status } of orders.flatMap((order) => order.lines)) {
    const key = `${status} ${name}`;
    lines.set(key, { key, name, status, quantity: quantity + (lines.get(key)?.quantity ?? 0) });
  }
  return sequence.flatMap((status) =>
    [...lines.values()].filter((line) => line.status === status && line.quantity > 0),
  );
}
