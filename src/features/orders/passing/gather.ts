import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { recordEvent, writeStatus } from '../change-status.ts';
import type { Order } from '../contract.ts';
import { changesBetween } from '../lines/changes.ts';
import { insertCopied } from '../lines/columns.ts';
import type { OrderLine } from '../lines/contract.ts';
import { recordChanges } from '../lines/record-changes.ts';
import { statusOfLines } from '../lines/status.ts';
import { isActive, totals } from '../order.ts';
import { lineTexts } from '../values.ts';
import { writeTotals } from '../write-totals.ts';
import type { Way } from './pass-order.ts';

// A paper of its own, a correction, an edit, somebody's share: any of them speaks of it by its own name.
const spokenOf = statement('orders.isPartSpokenOf', 'select order_is_spoken_of($1, $2) as spoken');
const add = statement(
  'orders.addPieces',
  `update order_items i set quantity = i.quantity + w.quantity, free_quantity = i.free_quantity + w.free_quantity
   from order_items w where i.restaurant_id = $1 and i.order_id = $2 and w.restaurant_id = $1 and w.order_id = $3 and w.line = i.line`,
);
const bringLines = statement(
  'orders.bringLines',
  `${insertCopied('w', { order: '$2', quantity: 'w.quantity', free: 'w.free_quantity' })}
   from order_items w where w.restaurant_id = $1 and w.order_id = $3
     and not exists (select from order_items i where i.restaurant_id = $1 and i.order_id = $2 and i.line = w.line)`,
);
const clear = statement('orders.clearPart', 'delete from order_items where restaurant_id = $1 and order_id = $2');
const remove = statement('orders.removePart', 'delete from orders where restaurant_id = $1 and id = $2');

const alike = ['status', 'heldAt', 'unitCents', ...lineTexts] as const;

/** Both orders' lines as one's; null where they are no longer alike, since then neither can say what the other does. */
function together(origin: Order, part: Order): OrderLine[] | null {
  if (isActive(origin.status) !== isActive(part.status)) return null;
  if ([origin, part].some((each) => each.status === 'cancelado' || each.paidAt !== null || each.completedAt !== null))
    return null;
  const lines = new Map(origin.lines.map((line) => [line.line, line]));
  for (const piece of part.lines) {
    const rest = lines.get(piece.line);
    if (rest && (alike.some((field) => rest[field] !== piece[field]) || !sameParts(rest, piece))) return null;
    const { quantity, freeQuantity } = rest ?? { quantity: 0, freeQuantity: 0 };
    const sums = { quantity: quantity + piece.quantity, freeQuantity: freeQuantity + piece.freeQuantity };
    lines.set(piece.line, { ...piece, ...rest, ...sums });
  }
  return [...lines.values()].sort((a, b) => a.line - b.line);
}

function sameParts(one: OrderLine, other: OrderLine): boolean {
  const standing = ({ parts }: OrderLine) => JSON.stringify(parts?.map(({ stationId, status }) => [stationId, status]));
  return standing(one) === standing(other);
}

/**
 * Pieces are of the order again that they were parted from. Says whether: where the kitchen has gone further with them than with the rest,
 * or anything speaks of them as of an order of their own, they stay one. What is left of that is removed by `removePart`.
 */
export async function gather(tx: TransactionScope, origin: Order, part: Order, way: Way): Promise<boolean> {
  const lines = together(origin, part);
  if (!lines) return false;
  const [found] = await tx.rows<{ spoken: boolean }>(spokenOf, [tx.restaurantId, part.id]);
  if (found?.spoken !== false) return false;
  await tx.rows(add, [tx.restaurantId, origin.id, part.id]);
  await tx.rows(bringLines, [tx.restaurantId, origin.id, part.id]);
  await tx.rows(clear, [tx.restaurantId, part.id]);
  await writeTotals(tx, part.id, totals([], part.serviceFeeBasisPoints));

  const was = origin.status;
  let revision = await writeTotals(tx, origin.id, totals(lines, origin.serviceFeeBasisPoints));
  const to = isActive(was) ? statusOfLines(lines) : was;
  if (to !== was) revision = await writeStatus(tx, { id: origin.id, to, now: way.now });
  const eventId = await recordEvent(tx, { ...way, id: origin.id, otherTableId: way.fromTableId }, was, to, 'unpass');
  const changes = changesBetween(origin.lines, lines);
  await recordChanges(
    tx,
    { orderId: origin.id, eventId, revision, actorId: way.actorId, now: way.now, seen: 'all' },
    changes,
  );
  return true;
}

/** What was made for pieces that are of another order again. */
export async function removePart(tx: TransactionScope, id: string): Promise<void> {
  await tx.rows(remove, [tx.restaurantId, id]);
}
