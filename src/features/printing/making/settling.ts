import { undoMs } from '../../orders/lines/moves.ts';
import type { OrderNow } from './order-now.ts';
import type { Told } from './told.ts';

/** The way of a word from the server to a screen and back. */
const wayMs = 2_000;

type Order = Pick<OrderNow, 'held' | 'heldAt'> & { lines: readonly Pick<OrderNow['lines'][number], 'firedAt'>[] };

/**
 * Until when a fire of an order, or a hold of what its papers have told, can be taken back where it was made, in milliseconds: nothing is
 * printed of it before, since paper cannot be taken back. Null where neither can.
 */
export function settlesAt(
  { lines, held, heldAt }: Order,
  before: Pick<Told, 'lines'> | null,
  now: Date,
): number | null {
  const heldAfter = before?.lines.some(({ line }) => held.includes(line)) ? heldAt : null;
  const done = [heldAfter, ...lines.map(({ firedAt }) => firedAt)].map((at) => (at === null ? 0 : Date.parse(at)));
  const settled = Math.max(...done) + undoMs + wayMs;
  return settled > now.getTime() ? settled : null;
}
