import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { sealDone } from '../chain/seal.ts';
import { recordForAll } from '../orders/record-for-all.ts';
import { amountsOfBill } from '../orders/store.ts';
import { leaveTable, sitDown } from '../tables/occupancy.ts';
import { lockOpenBill, lockTables, tellTables } from './close-bill.ts';
import { joinAgain, joinedTo, split } from './join-tables.ts';
import { readKnownBill, type StoredBill } from './store.ts';

export interface Move {
  id: string;
  tableId: string;
  /** The tables that were put to theirs are not needed any more. */
  freesJoined: boolean;
  /** Put to the new one, as far as nobody has taken them. */
  rejoins: readonly string[];
  actorId: string;
  now: Date;
}

const moveBill = statement(
  'bills.move',
  `update bills set table_id = $3, former_tables = array_remove(array_remove(former_tables, $3), table_id) || table_id,
     revision = revision + 1 where restaurant_id = $1 and id = $2 returning sitting`,
);
const moveOrders = statement(
  'bills.moveOrders',
  `update orders set table_id = $3, former_table_id = table_id, revision = revision + 1,
     unseen_from_table_id = coalesce(unseen_from_table_id, table_id), unseen_move_revision = revision + 1, unseen_move_at = $4
   where restaurant_id = $1 and bill_id = $2`,
);

/**
 * The party sits elsewhere now: bill, orders and phones go to a free table, and the old one is free. What a phone still sends from
 * the old one joins the bill at the new one, and so does what is sent by whoever scans the code there. Tables that were put to theirs
 * go along, or are free again.
 */
export async function moveToTable(scope: Scope, move: Move): Promise<StoredBill> {
  const { id, tableId, freesJoined, rejoins, actorId, now } = move;
  try {
    return await scope.transaction(async (tx) => {
      const locked = await lockOpenBill(tx, id);
      if (locked.closed) throw new CodedError('bill_closed');
      const free = freesJoined && locked.tableId !== tableId ? await joinedTo(tx, id) : [];
      const all = await tx.rows<{ id: string; number: number; free: boolean }>(lockTables, [
        tx.restaurantId,
        [locked.tableId, tableId, ...free, ...rejoins],
      ]);
      if (!all.some((table) => table.id === tableId)) throw new CodedError('table_not_found');
      if (locked.tableId !== tableId) {
        for (const each of free) await split(tx, { id, tableId: each, actorId, now });
        const [moved] = await tx.rows<{ sitting: string | null }>(moveBill, [tx.restaurantId, id, tableId]);
        await tx.rows(moveOrders, [tx.restaurantId, id, tableId, now.toISOString()]);
        await recordForAll(tx, await amountsOfBill(tx, id), { kind: 'move', actorId, now });
        await leaveTable(tx, locked.tableId);
        await sitDown(tx, tableId, moved?.sitting ?? null);
        const again = all.filter((table) => table.free && rejoins.includes(table.id)).map((table) => table.id);
        await joinAgain(tx, tableId, { id, tableIds: again.filter((each) => each !== tableId), actorId, now });
        await tellTables(tx, [locked.tableId, tableId, ...free]);
      }
      const bill = await readKnownBill(tx, id);
      const about = `${all.find((table) => table.id === locked.tableId)?.number ?? ''} ${bill.tableNumber}`;
      await sealDone(tx, [id], { kind: 'moved', actorId, about, now });
      return bill;
    }, id);
  } catch (error) {
    // The database allows one open bill a table.
    // Nor one at a table that belongs to another's.
    const { constraint } = error as { constraint?: string };
    if (constraint !== 'bills_one_open_per_table' && constraint !== 'bills_of_joined_table') throw error;
    throw new CodedError('table_taken');
  }
}
