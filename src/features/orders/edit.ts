import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { readMenu } from '../menu/store.ts';
import { lockOrder, reckonAnew, recordEvent, writeStatus } from './change-status.ts';
import type { ChosenLine, Order, OrderLine, OrderStatus } from './contract.ts';
import { indexMenu, priceLines, totals } from './order.ts';
import { readOrder } from './store.ts';

type KeptLine = { line: number; quantity: number; notes: string };

export interface Edit {
  id: string;
  revision: number;
  tableId: string;
  status: OrderStatus;
  lines: readonly (KeptLine | ChosenLine)[];
  actorId: string;
  now: Date;
}

const billAt = statement(
  'orders.billAt',
  `insert into bills (restaurant_id, table_id, orders_count)
   select $1, id, 1 from tables where restaurant_id = $1 and id = $2 and deleted_at is null
   on conflict (restaurant_id, table_id) where closed_at is null
   do update set orders_count = bills.orders_count + 1, revision = bills.revision + 1
   returning id, orders_count as number`,
);

export const takeTable = statement(
  'orders.takeTable',
  `update tables set status = 'ocupado', revision = revision + 1 where restaurant_id = $1 and id = $2 and status <> 'ocupado'
   returning id`,
);

const moveToBill = statement(
  'orders.moveToBill',
  'update orders set table_id = $3, bill_id = $4, number = $5 where restaurant_id = $1 and id = $2',
);

const removeLines = statement(
  'orders.removeLines',
  'delete from order_items where restaurant_id = $1 and order_id = $2 and not line = any($3::int[])',
);

const updateLine = statement(
  'orders.updateLine',
  'update order_items set quantity = $4, notes = $5 where restaurant_id = $1 and order_id = $2 and line = $3',
);

const insertLine = statement(
  'orders.insertLine',
  `insert into order_items (restaurant_id, order_id, line, product_id, name, quantity, unit_cents, choices, notes)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

const writeTotals = statement(
  'orders.writeTotals',
  `update orders set items_cents = $3, service_fee_cents = $4, total_cents = $5, revision = revision + 1
   where restaurant_id = $1 and id = $2`,
);

/** Rewrites an order: removed lines are deleted, kept ones updated, new ones priced as of now and inserted. */
export async function edit(scope: Scope, change: Edit): Promise<Order> {
  const menu = indexMenu(await readMenu(scope));
  const kept = change.lines.filter((line) => 'line' in line);
  const { lines: added, refusals } = priceLines(
    change.lines.filter((line) => 'productId' in line),
    menu,
  );
  if (refusals[0]) throw new CodedError(refusals[0].code, { ...refusals[0], refusals });

  return scope.transaction(async (tx) => {
    const locked = await lockOrder(tx, change.id);
    if (locked.revision !== change.revision) throw new CodedError('stale_revision', { revision: locked.revision });
    const before = await readOrder(tx, change.id);
    if (!before) throw new CodedError('order_not_found');
    if (locked.completed) await reckonAnew(tx, change.id);
    if (change.tableId !== locked.tableId) await moveTable(tx, change);

    const lines = keptLines(before.lines, kept);
    await tx.rows(removeLines, [tx.restaurantId, change.id, lines.map((line) => line.line)]);
    for (const { line, quantity, notes } of lines) {
      await tx.rows(updateLine, [tx.restaurantId, change.id, line, quantity, notes]);
    }
    let next = Math.max(0, ...before.lines.map((line) => line.line));
    for (const { productId, name, quantity, unitCents, choices, notes } of added) {
      next += 1;
      const values = [productId, name, quantity, unitCents, JSON.stringify(choices), notes];
      await tx.rows(insertLine, [tx.restaurantId, change.id, next, ...values]);
    }
    const sums = totals([...lines, ...added], before.serviceFeeBasisPoints);
    await tx.rows(writeTotals, [tx.restaurantId, change.id, sums.itemsCents, sums.serviceFeeCents, sums.totalCents]);
    if (change.status !== locked.status) await writeStatus(tx, { ...change, to: change.status }, null);
    await recordEvent(tx, change, locked.status, change.status, change.status === locked.status ? 'edit' : 'status');
    await tx.changed('orders', change.id, change.tableId);
    if (change.tableId !== locked.tableId) await tx.changed('orders', change.id, locked.tableId);
    const after = await readOrder(tx, change.id);
    if (!after) throw new CodedError('order_not_found');
    return after;
  });
}

/** The lines that stay, with their snapshot of name and price, and what the form changed of them. */
function keptLines(before: readonly OrderLine[], kept: readonly KeptLine[]): OrderLine[] {
  // Named twice, a line would be charged twice and written once.
  if (new Set(kept.map(({ line }) => line)).size < kept.length)
    throw new CodedError('invalid_input', { fields: [{ path: 'lines' }] });
  return kept.map(({ line, quantity, notes }) => {
    const found = before.find((candidate) => candidate.line === line);
    if (!found) throw new CodedError('stale_revision');
    return { ...found, quantity, notes };
  });
}

async function moveTable(tx: TransactionScope, { id, tableId }: Edit): Promise<void> {
  const [bill] = await tx.rows<{ id: string; number: number }>(billAt, [tx.restaurantId, tableId]);
  if (!bill) throw new CodedError('table_not_found');
  await tx.rows(moveToBill, [tx.restaurantId, id, tableId, bill.id, bill.number]);
  const taken = await tx.rows(takeTable, [tx.restaurantId, tableId]);
  if (taken.length > 0) await tx.changed('tables', tableId, tableId);
}
