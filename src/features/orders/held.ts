import type { OrderLine } from './lines/contract.ts';

type Held = Pick<OrderLine, 'status' | 'quantity' | 'freeQuantity' | 'begun'>;

/**
 * How many pieces of a line nobody takes away without an approver (decision 0031): all of what somebody has begun or has paper of, for it may
 * be made or eaten, and all of what is partly given, for its gift was approved. What was cancelled is on no bill.
 */
export function heldPieces({ status, quantity, freeQuantity, begun }: Held): number {
  if (status === 'cancelado') return 0;
  return status === 'pendente' && freeQuantity === 0 && !begun ? 0 : quantity;
}

/**
 * The first line of which more is taken away than goes without an approver: with nothing after it, all of an order is.
 */
export function heldLine<Line extends Held & Pick<OrderLine, 'line'>>(
  before: readonly Line[],
  after: readonly Pick<OrderLine, 'line' | 'quantity'>[] = [],
): Line | undefined {
  const left = new Map(after.map(({ line, quantity }) => [line, quantity]));
  return before.find((line) => (left.get(line.line) ?? 0) < heldPieces(line));
}
