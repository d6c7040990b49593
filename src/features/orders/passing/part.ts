import type { OrderLine } from '../lines/contract.ts';
import { lineCents } from '../order.ts';

/** So many pieces of a line. */
export interface Pieces {
  line: number;
  quantity: number;
}

export type PartedLine = Pick<OrderLine, 'line' | 'quantity' | 'freeQuantity' | 'unitCents'>;

/**
 * What goes of an order's lines, and what stays. What is to be paid goes first: pieces that the house gave were given to those who sit
 * there. Null where there is less than was chosen.
 */
export function partLines<Line extends PartedLine>(
  lines: readonly Line[],
  chosen: readonly Pieces[],
): { goes: Line[]; stays: Line[] } | null {
  const goes: Line[] = [];
  const stays: Line[] = [];
  const wanted = new Map(chosen.map(({ line, quantity }) => [line, quantity]));
  for (const line of lines) {
    const quantity = wanted.get(line.line) ?? 0;
    wanted.delete(line.line);
    const left = line.quantity - quantity;
    if (left < 0) return null;
    const free = Math.max(0, quantity - (line.quantity - line.freeQuantity));
    if (quantity > 0) goes.push({ ...line, quantity, freeQuantity: free });
    if (left > 0) stays.push({ ...line, quantity: left, freeQuantity: line.freeQuantity - free });
  }
  return wanted.size > 0 ? null : { goes, stays };
}

export function itemsOf(lines: readonly PartedLine[]): number {
  return lines.reduce((sum, line) => sum + lineCents(line), 0);
}
