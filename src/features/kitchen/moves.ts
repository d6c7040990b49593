import { type Move, movesTo } from '../orders/lines/moves.ts';
import { statusOfLines } from '../orders/lines/status.ts';
import type { OrderStatus } from '../orders/values.ts';
import type { KitchenLine, KitchenOrder } from './contract.ts';
import { isOpen, type Ticket } from './tickets.ts';

/** A touch of a line starts it, then finishes it; one more brings it back to work. What was carried away stays so. */
export function nextOf(status: OrderStatus): 'preparando' | 'pronto' | null {
  if (status === 'pendente' || status === 'pronto') return 'preparando';
  return status === 'preparando' ? 'pronto' : null;
}

/** What one touch does to a whole ticket: starts it when nothing of it is begun, else finishes it. */
export function stepOf(ticket: Ticket): { to: 'preparando' | 'pronto'; moves: Move[] } | null {
  const open = ticket.lines.filter(isOpen);
  if (open.length === 0) return null;
  const to = ticket.begun ? 'pronto' : 'preparando';
  return { to, moves: movesTo(ticket.id, open, to) };
}

/** The orders as they will stand once the moves that are under way have been made. */
export function withMoves(orders: readonly KitchenOrder[], moves: readonly Move[]): readonly KitchenOrder[] {
  if (moves.length === 0) return orders;
  return orders.map((order) => {
    const own = moves.filter(({ id }) => id === order.id);
    if (own.length === 0) return order;
    const lines = order.lines.map((line) =>
      own.filter(({ lines }) => line.status !== 'cancelado' && lines.includes(line.line)).reduce(lineMoved, line),
    );
    return { ...order, lines };
  });
}

function lineMoved(line: KitchenLine, { to, station }: Move): KitchenLine {
  const parts = line.parts.map((part) =>
    station === undefined || part.stationId === station ? { ...part, status: to } : part,
  );
  return { ...line, parts, status: station === undefined ? to : statusOfLines(parts) };
}
