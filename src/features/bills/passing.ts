import type { Order } from '../orders/contract.ts';
import { itemsOf, type Pieces, partLines } from '../orders/passing/part.ts';
import { isDue } from './bill.ts';

/** Pieces of a line of one of a bill's orders. */
export interface PassedPiece extends Pieces {
  orderId: string;
}

/** By their orders; a line that is named twice is meant once with all of its pieces. */
export function chosenOf(lines: readonly PassedPiece[]): Map<string, Pieces[]> {
  const chosen = new Map<string, Pieces[]>();
  for (const { orderId, line, quantity } of lines) {
    const pieces = chosen.get(orderId) ?? [];
    const before = pieces.find((each) => each.line === line);
    if (before) before.quantity += quantity;
    else chosen.set(orderId, [...pieces, { line, quantity }]);
  }
  return chosen;
}

/** Whether any of it can go: an order that is paid or cancelled stays as it is. */
export const isPassable = isDue;

/** A bill's orders as they would be after some of their pieces went, and what of them came to the other bill. */
export function afterPassing(
  orders: readonly Order[],
  lines: readonly PassedPiece[],
): { stays: Order[]; goes: Order[] } {
  const chosen = chosenOf(lines);
  const stays: Order[] = [];
  const goes: Order[] = [];
  for (const order of orders) {
    const parted = partLines(order.lines, chosen.get(order.id) ?? []);
    if (!parted || parted.goes.length === 0) stays.push(order);
    else if (parted.stays.length === 0) goes.push(order);
    else {
      goes.push({ ...order, lines: parted.goes, itemsCents: itemsOf(parted.goes) });
      stays.push({ ...order, lines: parted.stays, itemsCents: itemsOf(parted.stays) });
    }
  }
  return { stays, goes };
}

/** What was passed, as a history tells it: the same in every language. */
export function passedText(lines: readonly { name: string; quantity: number }[]): string {
  return lines.map(({ name, quantity }) => `${quantity}× ${name}`).join(', ');
}
