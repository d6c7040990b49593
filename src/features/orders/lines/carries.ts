import type { Order } from '../contract.ts';
import type { OrderLine } from './contract.ts';
import type { Move } from './moves.ts';

/** What waits at one station to be carried, of one order or of all that a table has. */
export interface Carry {
  stationId: string | null;
  lines: { key: string; name: string; quantity: number; of: OrderLine }[];
  /** Since the first of it is ready. */
  since: string;
  /** What says that it was carried, and order by order. */
  moves: Move[];
  /** Carrying it ends an order that is paid: that is not taken back. */
  final: boolean;
}

type CarriedOrder = Pick<Order, 'id' | 'lines' | 'readyAt' | 'createdAt' | 'paidAt'>;

/** Since when a line waits to be carried; one from before lines kept that, since its order is ready. */
export function lineReadySince(
  { readyAt }: Pick<OrderLine, 'readyAt'>,
  order: Pick<Order, 'readyAt' | 'createdAt'>,
): string {
  return readyAt ?? order.readyAt ?? order.createdAt;
}

/** Since the first of some lines is ready: so long they wait, on every screen; null where there are none. */
export function firstReadySince(
  lines: readonly Pick<OrderLine, 'readyAt'>[],
  order: Pick<Order, 'readyAt' | 'createdAt'>,
): string | null {
  return lines.map((line) => lineReadySince(line, order)).sort()[0] ?? null;
}

/** By station, as it is fetched; the longest ready first. */
export function carriesOf(orders: readonly CarriedOrder[]): Carry[] {
  const carries = new Map<string | null, Carry>();
  for (const order of orders) {
    for (const line of order.lines.filter(({ status }) => status === 'pronto')) {
      const since = lineReadySince(line, order);
      const carry = carries.get(line.stationId) ?? {
        stationId: line.stationId,
        lines: [],
        since,
        moves: [],
        final: false,
      };
      carry.lines.push({ key: `${order.id} ${line.line}`, name: line.name, quantity: line.quantity, of: line });
      if (since < carry.since) carry.since = since;
      if (order.paidAt !== null) carry.final = true;
      const move = carry.moves.find(({ id }) => id === order.id);
      if (move) move.lines.push(line.line);
      else carry.moves.push({ id: order.id, lines: [line.line], from: 'pronto', to: 'entregue' });
      carries.set(line.stationId, carry);
    }
  }
  return [...carries.values()].sort((a, b) => a.since.localeCompare(b.since));
}
