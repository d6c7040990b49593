import type { OrderLine } from './lines/contract.ts';

type Held = Pick<OrderLine, 'status' | 'quantity' | 'freeQuantity'>;

const noLines: ReadonlySet<number> = new Set();

/**
 * How many pieces of a line nobody takes away without an approver (decision 0031): all of what somebody has begun, for it may be made or
 * eaten, and all of what is partly given, for its gift was approved. What was cancelled is on no bill.
 */
export function heldPieces({ status, quantity, freeQuantity }: Held, begun = false): number {
  if (status === 'cancelado') return 0;
  return status === 'pendente' && freeQuantity === 0 && !begun ? 0 : quantity;
}

/**
 * The first line of which more is taken away than goes without an approver; with nothing after it, all of an order is. `begun` are the
 * lines of which it is known that they were begun, though they wait again.
 */
export function heldLine<Line extends Held & Pick<OrderLine, 'line'>>(
  before: readonly Line[],
  after: readonly Pick<OrderLine, 'line' | 'quantity'>[] = [],
  begun = noLines,
): Line | undefined {
  const left = new Map(after.map(({ line, quantity }) => [line, quantity]));
  return before.find((line) => (left.get(line.line) ?? 0) < heldPieces(line, begun.has(line.line)));
}
