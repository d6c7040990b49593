import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { insertCopied } from '../lines/columns.ts';
import type { PartedLine } from './part.ts';

const pieces = 'unnest($3::int[], $4::int[], $5::int[]) as went (line, quantity, free)';

const copy = statement(
  'orders.copyPieces',
  `${insertCopied('i', { order: '$6', quantity: 'went.quantity', free: 'went.free' })}
   from ${pieces} join order_items i on i.line = went.line where i.restaurant_id = $1 and i.order_id = $2`,
);
const lessen = statement(
  'orders.lessenPieces',
  `update order_items i set quantity = i.quantity - went.quantity, free_quantity = i.free_quantity - went.free
   from ${pieces} where i.restaurant_id = $1 and i.order_id = $2 and i.line = went.line and i.quantity > went.quantity`,
);
const removeLines = statement(
  'orders.removePassedLines',
  'delete from order_items where restaurant_id = $1 and order_id = $2 and line = any($3::int[])',
);

/** Pieces of an order's lines become lines of another order, with their numbers and wherever the kitchen has them. */
export async function movePieces(
  tx: TransactionScope,
  fromId: string,
  toId: string,
  { goes, gone }: { goes: readonly PartedLine[]; gone: readonly number[] },
): Promise<void> {
  const lists = [
    goes.map(({ line }) => line),
    goes.map(({ quantity }) => quantity),
    goes.map(({ freeQuantity }) => freeQuantity),
  ];
  await tx.rows(copy, [tx.restaurantId, fromId, ...lists, toId]);
  await tx.rows(removeLines, [tx.restaurantId, fromId, gone]);
  await tx.rows(lessen, [tx.restaurantId, fromId, ...lists]);
}
