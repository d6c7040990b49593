import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { editableFields, type OrderStatus } from '../values.ts';
import { isJson, iso, type LineRow, lineColumns, lineFields, lineNames, stored } from './columns.ts';
import type { KeptLine, LinePart } from './contract.ts';
import { begunByMistake, mistaken } from './mistaken.ts';

// What comes to an order that was delivered was carried straight to the table: it was ready then, and can be brought back to work.
const madeAt = `case when $4::text in ('pronto', 'entregue') then $5::timestamptz end`;
const insert = statement(
  'orders.insertLine',
  `insert into order_items (restaurant_id, order_id, line, status, begun_at, started_at, ready_at, ${lineNames})
   values ($1, $2, $3, $4, ${madeAt}, ${madeAt}, ${madeAt},
     ${lineFields.map((field, n) => `$${n + 6}${isJson(field) ? '::jsonb' : ''}`).join(', ')})`,
);

const update = statement(
  'orders.updateLine',
  `update order_items set ${editableFields.map((field, n) => `${lineColumns[field][0]} = $${n + 4}`).join(', ')},
     free_quantity = least(free_quantity, $${editableFields.indexOf('quantity') + 4})
   where restaurant_id = $1 and order_id = $2 and line = $3`,
);

const give = statement(
  'orders.setFree',
  'update order_items set free_quantity = $4 where restaurant_id = $1 and order_id = $2 and line = $3',
);

const remove = statement(
  'orders.removeLines',
  'delete from order_items where restaurant_id = $1 and order_id = $2 and not line = any($3::int[])',
);

// What its line does as a whole, each part of it does; one that was ready stays so from then on.
const partsMoved = `(select jsonb_agg(part || jsonb_build_object('status', $3::text, 'readyAt',
     case when $3 in ('pronto', 'entregue') then coalesce(part->>'readyAt', ${iso('$4::timestamptz')}) end) order by n)
   from jsonb_array_elements(parts) with ordinality as made (part, n))`;

// A line that goes back is begun anew, unless it was ready by mistake; one that is ready stays so until it is made again. What is carried away was ready then at
// the latest. Cancelling begins nothing: taken up again, a line is begun only where it was before.
const move = statement(
  'orders.moveLines',
  `update order_items set status = $3, parts = ${partsMoved},
     held_at = case when $3 = 'pendente' then held_at end,
     begun_at = case when $3 = 'cancelado' then coalesce(begun_at, started_at)
       when $3 <> 'pendente' then coalesce(begun_at, started_at, $4)
       when not ${begunByMistake} then coalesce(begun_at, started_at) end,
     started_at = case when $3 = 'pendente' then null when $3 = 'cancelado' then started_at
       when $3 = 'preparando' and not ${mistaken} then $4 else coalesce(started_at, $4) end,
     ready_at = case when $3 = 'pronto' then coalesce(case when status = 'entregue' then ready_at end, $4::timestamptz)
       when $3 = 'entregue' then coalesce(ready_at, $4) when $3 in ('pendente', 'preparando') then null else ready_at end
   where restaurant_id = $1 and order_id = any($2::uuid[]) and status = any($5) and ($6::int[] is null or line = any($6))
     and not ($7 and held_at is not null)`,
);

const writeParts = statement(
  'orders.writeParts',
  'update order_items set parts = $4 where restaurant_id = $1 and order_id = $2 and line = $3',
);

const onPaper = statement(
  'orders.linesOnPaper',
  `update order_items i set printed_at = now() from orders o
   where i.restaurant_id = $1 and i.order_id = $2 and i.line = any($3::int[]) and i.printed_at is null
     and o.restaurant_id = $1 and o.id = $2
   returning o.table_id as "tableId"`,
);

/** The kitchen is given paper by which it makes these lines. */
export async function markPrinted(tx: TransactionScope, orderId: string, lines: readonly number[]): Promise<void> {
  const [printed] = await tx.rows<{ tableId: string }>(onPaper, [tx.restaurantId, orderId, lines]);
  if (printed) await tx.changed('orders', orderId, printed.tableId);
}

export async function insertLine(
  tx: TransactionScope,
  orderId: string,
  { line, status, ...row }: LineRow & { line: number; status: OrderStatus },
  now: Date,
): Promise<void> {
  const values = [line, status, now.toISOString(), ...lineFields.map((field) => stored(row, field))];
  await tx.rows(insert, [tx.restaurantId, orderId, ...values]);
}

export async function updateLine(tx: TransactionScope, orderId: string, kept: KeptLine): Promise<void> {
  await tx.rows(update, [tx.restaurantId, orderId, kept.line, ...editableFields.map((field) => kept[field])]);
}

/** Where each station is with a line, which stands already where that brings it. */
export async function storeParts(
  tx: TransactionScope,
  orderId: string,
  line: number,
  parts: LinePart[],
): Promise<void> {
  await tx.rows(writeParts, [tx.restaurantId, orderId, line, JSON.stringify(parts)]);
}

/** How many pieces of a line the house gives. */
export async function setFree(tx: TransactionScope, orderId: string, line: number, pieces: number): Promise<void> {
  await tx.rows(give, [tx.restaurantId, orderId, line, pieces]);
}

export async function removeAllBut(tx: TransactionScope, orderId: string, lines: readonly number[]): Promise<void> {
  await tx.rows(remove, [tx.restaurantId, orderId, lines]);
}

/** Moves the lines of these orders that stand at one of the statuses: all of them, or those that are named. */
export async function moveStored(
  tx: TransactionScope,
  orderIds: readonly string[],
  {
    from,
    to,
    lines = null,
    exceptHeld = false,
    now,
  }: { from: OrderStatus[]; to: OrderStatus; lines?: readonly number[] | null; exceptHeld?: boolean; now: Date },
): Promise<void> {
  await tx.rows(move, [tx.restaurantId, orderIds, to, now.toISOString(), from, lines, exceptHeld]);
}
