import type { OrderStatus } from '../values.ts';
import { isMade } from './status.ts';

export interface Dishes {
  /** Pieces, as they are counted at the table: what was cancelled is none. */
  all: number;
  /** Made, or carried already. */
  ready: number;
  /** They may stand at different steps: one alone stands where its order stands. */
  apart: boolean;
}

/** How far an order's dishes are. */
export function dishesOf(lines: readonly { quantity: number; status: OrderStatus }[]): Dishes {
  const awaited = lines.filter(({ status }) => status !== 'cancelado');
  const made = awaited.filter(({ status }) => isMade(status));
  return { all: pieces(awaited), ready: pieces(made), apart: awaited.length > 1 };
}

function pieces(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
