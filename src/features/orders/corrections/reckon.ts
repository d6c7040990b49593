import type { Order } from '../contract.ts';
import type { OrderLine } from '../lines/contract.ts';
import { totals } from '../order.ts';
import type { CorrectionKind } from './values.ts';

export interface Correction {
  kind: CorrectionKind;
  line: number;
  quantity: number;
}
/** By how much the bill falls, and what of that is paid already and goes back. */
export interface Fall {
  cents: number;
  backCents: number;
}
/** Of a bill, when no more than these lines are left of one of its orders: known in a feature above this one. */
export type FallOf = (orderId: string, lines: readonly OrderLine[]) => Fall;

type Pieces = Pick<OrderLine, 'quantity' | 'freeQuantity'>;

/** How many pieces of a line can be taken back, or be given: what is free is not given again. */
export function correctable({ quantity, freeQuantity }: Pieces, kind: CorrectionKind): number {
  return kind === 'void' ? quantity : quantity - freeQuantity;
}

/** What becomes of a line. What is taken back is first what would be paid; null when nothing of it is left. */
function correctedLine<Line extends Pieces>(line: Line, kind: CorrectionKind, quantity: number): Line | null {
  if (kind === 'gift') return { ...line, freeQuantity: line.freeQuantity + quantity };
  const left = line.quantity - quantity;
  return left === 0 ? null : { ...line, quantity: left, freeQuantity: Math.min(line.freeQuantity, left) };
}

export function correctedLines<Line extends Pieces & Pick<OrderLine, 'line'>>(
  lines: readonly Line[],
  { kind, line: number, quantity }: Correction,
): Line[] {
  return lines.flatMap((line) => (line.line === number ? (correctedLine(line, kind, quantity) ?? []) : line));
}

/** What leaves the order's sum, the fee included: the same on the screen that asks for it and where it is kept. */
export function worthOf(
  { lines, serviceFeeBasisPoints }: Pick<Order, 'lines' | 'serviceFeeBasisPoints'>,
  correction: Correction,
): number {
  const after = totals(correctedLines(lines, correction), serviceFeeBasisPoints);
  return totals(lines, serviceFeeBasisPoints).totalCents - after.totalCents;
}
