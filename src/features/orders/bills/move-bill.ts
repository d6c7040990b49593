import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { recordEvent } from '../change-status.ts';
import { takeTable } from '../edit.ts';
import { ordersOfBill } from '../store.ts';
import { freeTable, lockOpenBill } from './close-bill.ts';
import type { Bill } from './contract.ts';
import { readBill } from './store.ts';

export interface Move {
  id: string;
  tableId: string;
  actorId: string;
  now: Date;
}

const tableThere = statement(
  'bills.tableThere',
  'select from tables where restaurant_id = $1 and id = $2 and deleted_at is null for share',
);
const moveBill = statement(
  'bills.move',
  'update bills set table_id = $3, revision = revision + 1 where restaurant_id = $1 and id = $2',
);
const moveOrders = statement(
  'bills.moveOrders',
  'update orders set table_id = $3, revision = revision + 1 where restaurant_id = $1 and bill_id = $2',
);

/**
 * The party sits elsewhere now: bill and orders go to a free table, and the old one is free. Whoever scans the code of the new
 * table orders onto the same bill; an order still sent from the old one opens a new bill there.
 */
export async function moveToTable(scope: Scope, { id, tableId, actorId, now }: Move): Promise<Bill> {
  try {
    return await scope.transaction(async (tx) => {
      const locked = await lockOpenBill(tx, id);
      if (locked.closed) throw new CodedError('bill_closed');
      const there = await tx.rows(tableThere, [tx.restaurantId, tableId]);
      if (there.length === 0) throw new CodedError('table_not_found');
      if (locked.tableId !== tableId) {
        await tx.rows(moveBill, [tx.restaurantId, id, tableId]);
        await tx.rows(moveOrders, [tx.restaurantId, id, tableId]);
        for (const { id: orderId, status } of await ordersOfBill(tx, id))
          await recordEvent(tx, { id: orderId, actorId, now }, status, status, 'move');
        await tx.rows(freeTable, [tx.restaurantId, locked.tableId]);
        await tx.rows(takeTable, [tx.restaurantId, tableId]);
        for (const table of [locked.tableId, tableId]) {
          await tx.changed('orders', null, table);
          await tx.changed('tables', table, table);
        }
      }
      const bill = await readBill(tx, id);
      if (!bill) throw new CodedError('bill_not_found');
      return bill;
    });
  } catch (error) {
    // The database allows one open bill a table.
    if ((error as { constraint?: string }).constraint !== 'bills_one_open_per_table') throw error;
    throw new CodedError('table_taken');
  }
}
